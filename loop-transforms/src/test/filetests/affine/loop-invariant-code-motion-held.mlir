// beyond mlir-opt: it moves these, though the loop may not run, other memrefs may be the same memory, and calls may write
// RUN: wami opt %s --affine-loop-invariant-code-motion | filecheck %s

// CHECK-LABEL: func.func private @call()
func.func private @call()

// CHECK-LABEL: func.func @may_not_run(%arg0: memref<?xf32>, %arg1: memref<8xf32>, %arg2: index) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:        affine.store %0, %arg1[%arg3] : memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_not_run(%a: memref<?xf32>, %b: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      %v = affine.load %a[%i] : memref<?xf32>
      affine.store %v, %b[%i] : memref<8xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @may_alias(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:        affine.store %0, %arg1[%arg3] : memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_alias(%a: memref<8xf32>, %b: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %a[%i] : memref<8xf32>
      affine.store %v, %b[%j] : memref<8xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @called(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg1, %arg0[0] : memref<8xf32>
// CHECK-NEXT:      func.call @call() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @called(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[0] : memref<8xf32>
    func.call @call() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @stops(%arg0: memref<8xi32>, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      %0 = arith.divsi %arg1, %arg2 : i32
// CHECK-NEXT:      affine.store %arg2, %arg0[0] : memref<8xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @stops(%a: memref<8xi32>, %x: i32, %y: i32) {
  affine.for %i = 0 to 8 {
    %q = arith.divsi %x, %y : i32
    affine.store %y, %a[0] : memref<8xi32>
  }
  return
}
