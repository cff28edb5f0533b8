// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// Columns are lanes: the sum of one is in the order of rows, and what is stored to a row is contiguous then.
// CHECK-LABEL: func.func @columns
// CHECK: affine.for %arg0 = 0 to 256 step {{4|8|16}} {
// CHECK: affine.for %{{.*}} = 0 to 128 iter_args(%{{.*}}) -> ({{.*}}vector<{{4|8|16}}xf32>{{.*}}) {
// CHECK: affine.vector_load
// CHECK: affine.for
// CHECK: affine.vector_store
func.func @columns() {
  %zero = arith.constant 0.0 : f32
  %in = memref.alloc() : memref<128x256xf32>
  %out = memref.alloc() : memref<128x256xf32>
  affine.for %c = 0 to 256 {
    %sum = affine.for %r = 0 to 128 iter_args(%partial = %zero) -> (f32) {
      %v = affine.load %in[%r, %c] : memref<128x256xf32>
      %next = arith.addf %partial, %v : f32
      affine.yield %next : f32
    }
    affine.for %r = 0 to 128 {
      %v = affine.load %in[%r, %c] : memref<128x256xf32>
      %off = arith.subf %v, %sum : f32
      %by = arith.divf %off, %sum : f32
      affine.store %by, %out[%r, %c] : memref<128x256xf32>
    }
  }
  return
}

// Rows stay in their loops: what is stored to a row is contiguous in the inner loop.
// CHECK-LABEL: func.func @rows
// CHECK: affine.for %arg0 = 0 to 128 {
// CHECK: affine.for %{{.*}} = 0 to 256 iter_args(%{{.*}} = %{{.*}}) -> (f32) {
// CHECK: affine.for %{{.*}} = 0 to 256 step 4 {
func.func @rows() {
  %zero = arith.constant 0.0 : f32
  %in = memref.alloc() : memref<128x256xf32>
  %out = memref.alloc() : memref<128x256xf32>
  affine.for %r = 0 to 128 {
    %sum = affine.for %c = 0 to 256 iter_args(%partial = %zero) -> (f32) {
      %v = affine.load %in[%r, %c] : memref<128x256xf32>
      %next = arith.addf %partial, %v : f32
      affine.yield %next : f32
    }
    affine.for %c = 0 to 256 {
      %v = affine.load %in[%r, %c] : memref<128x256xf32>
      %off = arith.subf %v, %sum : f32
      %by = arith.divf %off, %sum : f32
      affine.store %by, %out[%r, %c] : memref<128x256xf32>
    }
  }
  return
}
