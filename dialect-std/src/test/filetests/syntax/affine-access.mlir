// Affine loads and stores with expressions, symbols, constants.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: memref<10x20xf32>, %arg1: memref<f32>, %arg2: index) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg3, %arg4] : memref<10x20xf32>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg3 + 1, %arg4 * 2 - 3] : memref<10x20xf32>
// CHECK-NEXT:        %2 = affine.load %arg0[%arg3 floordiv 2, %arg4 mod 4 + symbol(%arg2)] : memref<10x20xf32>
// CHECK-NEXT:        %3 = affine.load %arg0[3, symbol(%arg2)] : memref<10x20xf32>
// CHECK-NEXT:        %4 = affine.load %arg1[] : memref<f32>
// CHECK-NEXT:        affine.store %0, %arg0[%arg3 ceildiv 3, -%arg4 + 9] : memref<10x20xf32>
// CHECK-NEXT:        affine.store %1, %arg1[] : memref<f32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%m: memref<10x20xf32>, %s: memref<f32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, %j] : memref<10x20xf32>
      %1 = affine.load %m[%i + 1, %j * 2 - 3] : memref<10x20xf32>
      %2 = affine.load %m[%i floordiv 2, %j mod 4 + symbol(%n)] : memref<10x20xf32>
      %3 = affine.load %m[3, symbol(%n)] : memref<10x20xf32>
      %4 = affine.load %s[] : memref<f32>
      affine.store %0, %m[%i ceildiv 3, -%j + 9] : memref<10x20xf32>
      affine.store %1, %s[] : memref<f32>
    }
  }
  return
}
