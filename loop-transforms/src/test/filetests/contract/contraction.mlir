// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-array-contraction))" | filecheck %s
// beyond mlir-opt: a pass of ours

// A row is filled and used by the same iteration, also in each of several sweeps.
// CHECK-LABEL: func.func @rows(%arg0: memref<8x16xf32>, %arg1: memref<8x16xf32>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<16xf32>
// CHECK-NEXT:    affine.for %arg2 = 0 to 3 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg3, %arg4] : memref<8x16xf32>
// CHECK-NEXT:          affine.store %0, %alloc[%arg4] : memref<16xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:          %0 = affine.load %alloc[-%arg4 + 15] : memref<16xf32>
// CHECK-NEXT:          affine.store %0, %arg1[%arg3, %arg4] : memref<8x16xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.dealloc %alloc : memref<16xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%a: memref<8x16xf32>, %b: memref<8x16xf32>) {
  %t = memref.alloc() : memref<8x16xf32>
  affine.for %s = 0 to 3 {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 16 {
        %0 = affine.load %a[%i, %j] : memref<8x16xf32>
        affine.store %0, %t[%i, %j] : memref<8x16xf32>
      }
      affine.for %j = 0 to 16 {
        %0 = affine.load %t[%i, -%j + 15] : memref<8x16xf32>
        affine.store %0, %b[%i, %j] : memref<8x16xf32>
      }
    }
  }
  memref.dealloc %t : memref<8x16xf32>
  return
}

// One element, which goes to the stack.
// CHECK-LABEL: func.func @element(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:    %alloca = memref.alloca() : memref<f32>
// CHECK-NEXT:    affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:      affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:        affine.store %0, %alloca[] : memref<f32>
// CHECK-NEXT:        affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:          %2 = affine.load %alloca[] : memref<f32>
// CHECK-NEXT:          %3 = arith.addf %2, %2 : f32
// CHECK-NEXT:          affine.store %3, %alloca[] : memref<f32>
// CHECK-NEXT:        }
// CHECK-NEXT:        %1 = affine.load %alloca[] : memref<f32>
// CHECK-NEXT:        affine.store %1, %arg0[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @element(%a: memref<?x?xf32>, %n: index, %m: index) {
  %t = memref.alloc(%n, %m) : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %0 = affine.load %a[%i, %j] : memref<?x?xf32>
      affine.store %0, %t[%i, %j] : memref<?x?xf32>
      affine.for %k = 0 to 4 {
        %1 = affine.load %t[%i, %j] : memref<?x?xf32>
        %2 = arith.addf %1, %1 : f32
        affine.store %2, %t[%i, %j] : memref<?x?xf32>
      }
      %3 = affine.load %t[%i, %j] : memref<?x?xf32>
      affine.store %3, %a[%i, %j] : memref<?x?xf32>
    }
  }
  memref.dealloc %t : memref<?x?xf32>
  return
}
