// RUN: wami opt %s --affine-loop-invariant-code-motion | filecheck %s

// CHECK-LABEL: func.func @load_and_arithmetic(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %alloca = memref.alloca() : memref<8xf32>
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      %1 = arith.mulf %0, %arg1 : f32
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        affine.store %1, %alloca[%arg3] : memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @load_and_arithmetic(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    %b = memref.alloca() : memref<8xf32>
    affine.for %j = 0 to 8 {
      %v = affine.load %a[%i] : memref<8xf32>
      %w = arith.mulf %v, %x : f32
      affine.store %w, %b[%j] : memref<8xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @stored_to(%arg0: memref<8xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1] : memref<8xf32>
// CHECK-NEXT:        affine.store %0, %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @stored_to(%a: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %a[%i] : memref<8xf32>
      affine.store %v, %a[%j] : memref<8xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @store(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @store(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i] : memref<8xf32>
    }
  }
  return
}
