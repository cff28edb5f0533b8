// RUN: wami opt %s --affine-loop-coalescing | filecheck %s

// CHECK-LABEL: func.func private @use(index, index)
func.func private @use(index, index)

// CHECK-LABEL: func.func @constant() {
// CHECK-NEXT:    %0 = affine.apply #map()
// CHECK-NEXT:    %1 = affine.apply #map1()
// CHECK-NEXT:    %2 = affine.apply #map2(%0)[%1]
// CHECK-NEXT:    affine.for %arg0 = 0 to %2 {
// CHECK-NEXT:      %3 = affine.apply #map3(%arg0)[%1]
// CHECK-NEXT:      %4 = affine.apply #map4(%arg0)[%1]
// CHECK-NEXT:      func.call @use(%4, %3) : (index, index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @constant() {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 7 {
      func.call @use(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// Not from 0 on.
// CHECK-LABEL: func.func @not_normal() {
// CHECK-NEXT:    affine.for %arg0 = 0 to 6 {
// CHECK-NEXT:      affine.for %arg1 = 1 to 7 {
// CHECK-NEXT:        func.call @use(%arg0, %arg1) : (index, index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @not_normal() {
  affine.for %i = 0 to 6 {
    affine.for %j = 1 to 7 {
      func.call @use(%i, %j) : (index, index) -> ()
    }
  }
  return
}
