// What is stored between the loads of a row may be the next of them: they stay where they are.
// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// CHECK-LABEL: func.func @written
// CHECK: affine.for %{{.*}} = 0 to 64 step 4
// CHECK-NOT: affine.vector_load %{{.*}} : memref<64x33xf64>
func.func @written() -> memref<64x33xf64> {
  %A = memref.alloc() : memref<64x33xf64>
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 64 {
    %sum = affine.for %j = 0 to 32 iter_args(%acc = %zero) -> f64 {
      %a = affine.load %A[%i, %j] : memref<64x33xf64>
      %next = arith.addf %acc, %a : f64
      %more = arith.divf %next, %acc : f64
      %last = arith.divf %more, %a : f64
      affine.store %last, %A[%i, %j + 1] : memref<64x33xf64>
      affine.yield %last : f64
    }
  }
  return %A : memref<64x33xf64>
}
