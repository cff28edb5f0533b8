// Rows of lanes are read as blocks that are transposed, and what goes down through memory is turned around.
// RUN: wami opt %s --vectorize-affine-loops --split-input-file | filecheck %s

// CHECK-LABEL: func.func @rows
// CHECK: affine.for %{{.*}} = 0 to 64 step 4
// CHECK: affine.for %{{.*}} = 0 to 32 step 2
// CHECK-NEXT: %[[A:.*]] = affine.vector_load %arg0[%arg1, %arg2] : memref<64x32xf64>, vector<2xf64>
// CHECK-NEXT: %[[B:.*]] = affine.vector_load %arg0[%arg1 + 1, %arg2] : memref<64x32xf64>, vector<2xf64>
// CHECK-NEXT: %[[C:.*]] = affine.vector_load %arg0[%arg1 + 2, %arg2] : memref<64x32xf64>, vector<2xf64>
// CHECK-NEXT: %[[D:.*]] = affine.vector_load %arg0[%arg1 + 3, %arg2] : memref<64x32xf64>, vector<2xf64>
// CHECK-NEXT: vector.shuffle %[[A]], %[[B]] [0, 2]
// CHECK-NEXT: vector.shuffle %[[A]], %[[B]] [1, 3]
// CHECK-NEXT: vector.shuffle %[[C]], %[[D]] [0, 2]
// CHECK-NEXT: vector.shuffle %[[C]], %[[D]] [1, 3]
// CHECK-NEXT: vector.shuffle {{.*}} [0, 1, 2, 3]
// CHECK-NEXT: vector.shuffle {{.*}} [0, 1, 2, 3]
// CHECK-NEXT: arith.addf
// CHECK-NOT: affine.load
func.func @rows(%A: memref<64x32xf64>) -> memref<64xf64> {
  %s = memref.alloc() : memref<64xf64>
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 64 {
    %sum = affine.for %j = 0 to 32 iter_args(%acc = %zero) -> f64 {
      %a = affine.load %A[%i, %j] : memref<64x32xf64>
      %next = arith.addf %acc, %a : f64
      affine.yield %next : f64
    }
    affine.store %sum, %s[%i] : memref<64xf64>
  }
  return %s : memref<64xf64>
}

// -----

// CHECK-LABEL: func.func @four_by_four
// CHECK: affine.for %{{.*}} = 0 to 64 step 8
// CHECK: affine.for %{{.*}} = 0 to 32 step 4
// CHECK-NEXT: %[[A:.*]] = affine.vector_load %arg0[%arg1, %arg2]
// CHECK-NEXT: %[[B:.*]] = affine.vector_load %arg0[%arg1 + 1, %arg2]
// CHECK-NEXT: %[[C:.*]] = affine.vector_load %arg0[%arg1 + 2, %arg2]
// CHECK-NEXT: %[[D:.*]] = affine.vector_load %arg0[%arg1 + 3, %arg2]
// CHECK: %[[A0:.*]] = vector.shuffle %[[A]], %[[C]] [0, 4, 1, 5]
// CHECK-NEXT: %[[A2:.*]] = vector.shuffle %[[A]], %[[C]] [2, 6, 3, 7]
// CHECK-NEXT: %[[B0:.*]] = vector.shuffle %[[B]], %[[D]] [0, 4, 1, 5]
// CHECK-NEXT: %[[B2:.*]] = vector.shuffle %[[B]], %[[D]] [2, 6, 3, 7]
// CHECK-NEXT: vector.shuffle %[[A0]], %[[B0]] [0, 4, 1, 5]
// CHECK-NEXT: vector.shuffle %[[A0]], %[[B0]] [2, 6, 3, 7]
// CHECK-NEXT: vector.shuffle %[[A2]], %[[B2]] [0, 4, 1, 5]
// CHECK-NEXT: vector.shuffle %[[A2]], %[[B2]] [2, 6, 3, 7]
// CHECK-NOT: affine.load
func.func @four_by_four(%A: memref<64x32xf32>) -> memref<64xf32> {
  %s = memref.alloc() : memref<64xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %sum = affine.for %j = 0 to 32 iter_args(%acc = %zero) -> f32 {
      %a = affine.load %A[%i, %j] : memref<64x32xf32>
      %next = arith.addf %acc, %a : f32
      affine.yield %next : f32
    }
    affine.store %sum, %s[%i] : memref<64xf32>
  }
  return %s : memref<64xf32>
}

// -----

// A store to other memory between the loads of a row.
// CHECK-LABEL: func.func @written
// CHECK: affine.vector_load %arg0[%arg1 + 3, %arg2] : memref<64x32xf64>, vector<2xf64>
func.func @written(%A: memref<64x32xf64>) -> (memref<64xf64>, memref<32x64xf64>) {
  %s = memref.alloc() : memref<64xf64>
  %B = memref.alloc() : memref<32x64xf64>
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 64 {
    %sum = affine.for %j = 0 to 32 iter_args(%acc = %zero) -> f64 {
      %a = affine.load %A[%i, %j] : memref<64x32xf64>
      %next = arith.addf %acc, %a : f64
      affine.store %next, %B[%j, %i] : memref<32x64xf64>
      affine.yield %next : f64
    }
    affine.store %sum, %s[%i] : memref<64xf64>
  }
  return %s, %B : memref<64xf64>, memref<32x64xf64>
}

// -----

// CHECK-LABEL: func.func @reversed
// CHECK: %[[V:.*]] = affine.vector_load %{{.*}}[-(%{{.*}} + 1) + 99] : memref<100xf64>, vector<2xf64>
// CHECK-NEXT: %[[R:.*]] = vector.shuffle %[[V]], %[[V]] [1, 0]
// CHECK-NEXT: affine.vector_store %[[R]]
func.func @reversed(%a: memref<100xf64>) -> memref<100xf64> {
  %b = memref.alloc() : memref<100xf64>
  affine.for %i = 0 to 100 {
    %x = affine.load %a[99 - %i] : memref<100xf64>
    affine.store %x, %b[%i] : memref<100xf64>
  }
  return %b : memref<100xf64>
}

// -----

// CHECK-LABEL: func.func @stored_backwards
// CHECK: vector.shuffle %[[V:.*]], %[[V]] [3, 2, 1, 0] : vector<4xi32>, vector<4xi32>
// CHECK-NEXT: affine.vector_store
func.func @stored_backwards(%a: memref<100xi32>) -> memref<100xi32> {
  %b = memref.alloc() : memref<100xi32>
  affine.for %i = 0 to 100 {
    %x = affine.load %a[%i] : memref<100xi32>
    affine.store %x, %b[99 - %i] : memref<100xi32>
  }
  return %b : memref<100xi32>
}
