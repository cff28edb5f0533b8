// beyond mlir-opt: it takes products of bounds not to wrap around
// RUN: wami opt %s --affine-loop-coalescing | filecheck %s

// CHECK-LABEL: func.func private @use(index, index)
func.func private @use(index, index)

// Where both are -2, nothing is executed.
// CHECK-LABEL: func.func @may_be_negative(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = 0 to %arg0 {
// CHECK-NEXT:      affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:        func.call @use(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_be_negative(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      func.call @use(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// 2^32 is 0.
// CHECK-LABEL: func.func @wraps() {
// CHECK-NEXT:    affine.for %arg0 = 0 to 65536 {
// CHECK-NEXT:      affine.for %arg1 = 0 to 65536 {
// CHECK-NEXT:        func.call @use(%arg0, %arg1) : (index, index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @wraps() {
  affine.for %i = 0 to 65536 {
    affine.for %j = 0 to 65536 {
      func.call @use(%i, %j) : (index, index) -> ()
    }
  }
  return
}
