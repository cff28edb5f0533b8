// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --affine-register-tile='arguments-apart=true' | filecheck %s

// Four rows of c share what is loaded of b; k becomes the innermost loop, and the four sums of it values.
// CHECK-LABEL: func.func @gemm
// CHECK-NEXT:    affine.for %arg3 = 0 to 64 step 4 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 64 {
// CHECK-NEXT:        affine.for %arg5 = 0 to 64 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg3, %arg5] : memref<64x64xf64>
// CHECK-NEXT:          %1 = affine.load %arg1[%arg5, %arg4] : memref<64x64xf64>
func.func @gemm(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %c: memref<64x64xf64>) {
  affine.for %i = 0 to 64 {
    affine.for %k = 0 to 64 {
      affine.for %j = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<64x64xf64>
        %y = affine.load %b[%k, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %z = affine.load %c[%i, %j] : memref<64x64xf64>
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<64x64xf64>
      }
    }
  }
  return
}
