// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --affine-register-tile='arguments-apart=true' --split-input-file | filecheck %s

// Rows share where they load from, which only the column says.
// CHECK-LABEL: func.func @sample
// CHECK: affine.for %arg2 = 0 to 160 step {{[2-8]}} {
// CHECK-NEXT: affine.for %arg3 = 0 to 160 {
// CHECK: memref.load %arg0
// CHECK: affine.store %{{.*}}, %arg1[%arg2, %arg3]
// CHECK: memref.load %arg0
// CHECK: affine.store %{{.*}}, %arg1[%{{.*}}, %arg3]
func.func @sample(%in: memref<96x96xf32>, %out: memref<160x160xf32>) {
  %scale = arith.constant 0.59375 : f32
  affine.for %y = 0 to 160 {
    affine.for %x = 0 to 160 {
      %i = arith.index_cast %x : index to i32
      %f = arith.sitofp %i : i32 to f32
      %g = arith.mulf %f, %scale : f32
      %w = arith.fptosi %g : f32 to i32
      %c = arith.index_cast %w : i32 to index
      %r = arith.shrui %y, %c : index
      %a = memref.load %in[%r, %c] : memref<96x96xf32>
      %p = arith.mulf %a, %g : f32
      affine.store %p, %out[%y, %x] : memref<160x160xf32>
    }
  }
  return
}

// -----

// Rows that load what others may have stored stay in their order.
// CHECK-LABEL: func.func @within
// CHECK-NEXT: arith.constant
// CHECK-NEXT: affine.for %arg1 = 0 to 160 {
// CHECK-NEXT: affine.for %arg2 = 0 to 160 {
func.func @within(%m: memref<160x160xf32>) {
  %scale = arith.constant 0.59375 : f32
  affine.for %y = 0 to 160 {
    affine.for %x = 0 to 160 {
      %i = arith.index_cast %x : index to i32
      %f = arith.sitofp %i : i32 to f32
      %g = arith.mulf %f, %scale : f32
      %w = arith.fptosi %g : f32 to i32
      %c = arith.index_cast %w : i32 to index
      %a = memref.load %m[%c, %y] : memref<160x160xf32>
      %p = arith.mulf %a, %g : f32
      affine.store %p, %m[%y, %x] : memref<160x160xf32>
    }
  }
  return
}
