// beyond mlir-opt: it takes different arguments for different memory
// RUN: wami opt %s --affine-loop-invariant-code-motion | filecheck %s

// What is loaded as a vector leaves the loop, and what is computed of it.
// CHECK-LABEL: func.func @loaded
// CHECK: affine.for %[[I:.*]] = 0 to 8
// CHECK-NEXT: %[[V:.*]] = affine.vector_load %arg0[%[[I]] * 4]
// CHECK-NEXT: %[[W:.*]] = vector.shuffle %[[V]], %[[V]]
// CHECK-NEXT: vector.extract %[[W]][1]
// CHECK-NEXT: affine.for
func.func @loaded(%a: memref<32xf32>) -> memref<8xf32> {
  %b = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.vector_load %a[%i * 4] : memref<32xf32>, vector<4xf32>
      %w = vector.shuffle %v, %v [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
      %x = vector.extract %w[1] : f32 from vector<4xf32>
      %y = affine.load %b[%j] : memref<8xf32>
      %z = arith.addf %y, %x : f32
      affine.store %z, %b[%j] : memref<8xf32>
    }
  }
  return %b : memref<8xf32>
}

// The loop may write there.
// CHECK-LABEL: func.func @written
// CHECK: affine.for
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.vector_load
func.func @written(%a: memref<32xf32>, %b: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.vector_load %a[%i * 4] : memref<32xf32>, vector<4xf32>
      %x = vector.extract %v[1] : f32 from vector<4xf32>
      affine.store %x, %b[%j] : memref<8xf32>
    }
  }
  return
}
