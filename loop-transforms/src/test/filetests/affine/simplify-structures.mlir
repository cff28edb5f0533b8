// RUN: wami opt %s --affine-simplify-structures | filecheck %s
// beyond mlir-opt: upstream leaves the empty loop to canonicalize

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)

// CHECK-LABEL: func.func @maps(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.apply #map(%arg1)
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @maps(%n: index) {
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 - d1) mod 2 + d0 * 3 - d0)>(%i, %i)
    func.call @use(%k) : (index) -> ()
  }
  return
}

// No iteration satisfies both: nothing is left.
// CHECK-LABEL: func.func @empty(%arg0: index) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @empty(%n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - d0 - 1 >= 0)>(%i)[%n] {
      func.call @use(%i) : (index) -> ()
    }
  }
  return
}

// The second constraint follows from the first.
// CHECK-LABEL: func.func @redundant(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:      affine.if #set(%arg1)[%arg0] {
// CHECK-NEXT:        func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @redundant(%n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - s0 + 5 >= 0)>(%i)[%n] {
      func.call @use(%i) : (index) -> ()
    }
  }
  return
}
