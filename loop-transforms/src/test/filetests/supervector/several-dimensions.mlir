// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-super-vectorize{virtual-vector-size=2,4 arguments-apart=true}))" | filecheck %s
// beyond mlir-opt: full vectors, and a loop for the rest

// Rows are full vectors, and one is left over.
// CHECK-LABEL: func.func @rest(%arg0: memref<5x8xf32>, %arg1: memref<5x8xf32>) {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    affine.for %arg2 = 0 to 4 step 2 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 step 4 {
// CHECK-NEXT:        %0 = ub.poison : f32
// CHECK-NEXT:        %1 = vector.transfer_read %arg0[%arg2, %arg3], %0 {in_bounds = [true, true]} : memref<5x8xf32>, vector<2x4xf32>
// CHECK-NEXT:        vector.transfer_write %1, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<2x4xf32>, memref<5x8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg0[%c4, %arg2] : memref<5x8xf32>
// CHECK-NEXT:      affine.store %0, %arg1[%c4, %arg2] : memref<5x8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rest(%a: memref<5x8xf32>, %b: memref<5x8xf32>) {
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<5x8xf32>
      affine.store %0, %b[%i, %j] : memref<5x8xf32>
    }
  }
  return
}

// Nothing: what is left over of each row would have no shape, and what one loop stores none of two dimensions.
// CHECK-LABEL: func.func @held(%arg0: memref<4x6xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4xf32>, %arg3: f32) {
// CHECK-NEXT:    affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:      affine.for %arg5 = 0 to 6 {
// CHECK-NEXT:        affine.store %arg3, %arg0[%arg4, %arg5] : memref<4x6xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:      affine.store %arg3, %arg2[%arg4] : memref<4xf32>
// CHECK-NEXT:      affine.for %arg5 = 0 to 8 {
// CHECK-NEXT:        affine.store %arg3, %arg1[%arg4, %arg5] : memref<4x8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @held(%a: memref<4x6xf32>, %b: memref<4x8xf32>, %c: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      affine.store %x, %a[%i, %j] : memref<4x6xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.store %x, %c[%i] : memref<4xf32>
    affine.for %j = 0 to 8 {
      affine.store %x, %b[%i, %j] : memref<4x8xf32>
    }
  }
  return
}

// A loop that moves through one dimension here, and through another there.
// CHECK-LABEL: func.func @transposed(%arg0: memref<8x16xf32>, %arg1: memref<16x8xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg2, %arg3] : memref<8x16xf32>
// CHECK-NEXT:        affine.store %0, %arg1[%arg3, %arg2] : memref<16x8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @transposed(%a: memref<8x16xf32>, %b: memref<16x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %a[%i, %j] : memref<8x16xf32>
      affine.store %0, %b[%j, %i] : memref<16x8xf32>
    }
  }
  return
}
