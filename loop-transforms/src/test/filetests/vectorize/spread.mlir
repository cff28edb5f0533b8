// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// Every other element: two vectors, of which the second ends where the last element is.
// CHECK-LABEL: func.func @two
// CHECK: %[[A:.*]] = affine.vector_load %arg0[%[[I:.*]] * 2] : memref<127xf32>, vector<4xf32>
// CHECK: %[[B:.*]] = affine.vector_load %arg0[%[[I]] * 2 + 3] : memref<127xf32>, vector<4xf32>
// CHECK: vector.shuffle %[[A]], %[[B]] [0, 2, 5, 7] : vector<4xf32>, vector<4xf32>
func.func @two(%a: memref<127xf32>, %b: memref<64xf32>) {
  %d = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i * 2] : memref<127xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %d[%i] : memref<64xf32>
  }
  memref.copy %d, %b : memref<64xf32> to memref<64xf32>
  memref.dealloc %d : memref<64xf32>
  return
}

// Every third one of 32 bits, and of 16.
// CHECK-LABEL: func.func @three
// CHECK: affine.vector_load %arg0[%[[I:.*]] * 3 + 1] : memref<256xi32>, vector<4xi32>
// CHECK: affine.vector_load %arg0[%[[I]] * 3 + 7] : memref<256xi32>, vector<4xi32>
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 3, 4, 7]
func.func @three(%a: memref<256xi32>, %s: i32) -> i32 {
  %r = affine.for %i = 0 to 64 iter_args(%p = %s) -> i32 {
    %x = affine.load %a[%i * 3 + 1] : memref<256xi32>
    %n = arith.addi %p, %x : i32
    affine.yield %n : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @narrow
// CHECK: affine.vector_load %arg0[%[[J:.*]] * 3] : memref<256xi16>, vector<8xi16>
// CHECK: affine.vector_load %arg0[%[[J]] * 3 + 9] : memref<256xi16>, vector<8xi16>
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 3, 6, 8, 11, 14, 6, 7]
// CHECK: affine.vector_load %arg0[%[[J]] * 3 + 14] : memref<256xi16>, vector<8xi16>
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 1, 2, 3, 4, 5, 12, 15]
func.func @narrow(%a: memref<256xi16>, %s: i16) -> i16 {
  %r = affine.for %i = 0 to 64 iter_args(%p = %s) -> i16 {
    %x = affine.load %a[%i * 3] : memref<256xi16>
    %n = arith.addi %p, %x : i16
    affine.yield %n : i16
  }
  return %r : i16
}

// Of four apart, and of two of 64 bits, a vector holds one: nothing is gained, here not by lanes at all.
// CHECK-LABEL: func.func @far
// CHECK-NOT: vector_load
func.func @far(%a: memref<256xi32>, %b: memref<256xi64>, %s: i32, %t: i64) -> (i32, i64) {
  %r = affine.for %i = 0 to 64 iter_args(%p = %s) -> i32 {
    %x = affine.load %a[%i * 4] : memref<256xi32>
    %n = arith.addi %p, %x : i32
    affine.yield %n : i32
  }
  %q = affine.for %i = 0 to 64 iter_args(%p = %t) -> i64 {
    %x = affine.load %b[%i * 2] : memref<256xi64>
    %n = arith.addi %p, %x : i64
    affine.yield %n : i64
  }
  return %r, %q : i32, i64
}
