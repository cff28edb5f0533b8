// subview with static and dynamic parts and dropped dimensions, cast, reinterpret_cast, collapse and expand.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @subviews(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: index) {
// CHECK-NEXT:    %subview = memref.subview %arg0[1, 2] [3, 4] [1, 2] : memref<8x16xf32> to memref<3x4xf32, strided<[16, 2], offset: 18>>
// CHECK-NEXT:    %subview_0 = memref.subview %arg0[%arg2, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:    %subview_1 = memref.subview %arg1[%arg2, %arg2] [%arg2, %arg2] [%arg2, %arg2] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    %subview_2 = memref.subview %arg0[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @subviews(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %i: index) {
  %0 = memref.subview %m[1, 2] [3, 4] [1, 2] : memref<8x16xf32> to memref<3x4xf32, strided<[16, 2], offset: 18>>
  %1 = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  %2 = memref.subview %d[%i, %i] [%i, %i] [%i, %i] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %3 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  return
}
// CHECK-LABEL: func.func @casts(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: index) {
// CHECK-NEXT:    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT:    %cast_0 = memref.cast %arg0 : memref<4x?xf32> to memref<*xf32>
// CHECK-NEXT:    %cast_1 = memref.cast %arg1 : memref<*xf32> to memref<4x?xf32>
// CHECK-NEXT:    %cast_2 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @casts(%m: memref<4x?xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %3 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return
}
