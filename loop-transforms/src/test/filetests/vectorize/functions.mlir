// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(vectorize-affine-loops))' | filecheck %s

// The runtime library has exp for two lanes.
// CHECK-LABEL: func.func @exponentials
// CHECK: affine.for %{{.*}} step 4
// CHECK: math.exp %{{.*}} : vector<4xf32>
func.func @exponentials(%a: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    %e = math.exp %x : f32
    affine.store %e, %a[%i] : memref<64xf32>
  }
  return
}

// The terms of a sum on lanes, the sum in its order.
// CHECK-LABEL: func.func @terms
// CHECK: affine.for %{{.*}} step 2 iter_args
// CHECK: %[[E:.*]] = math.log %{{.*}} : vector<2xf64>
// CHECK: vector.extract %[[E]][0]
// CHECK: arith.addf
// CHECK: vector.extract %[[E]][1]
// CHECK: arith.addf
func.func @terms(%a: memref<64xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %sum = affine.for %i = 0 to 64 iter_args(%s = %zero) -> f64 {
    %x = affine.load %a[%i] : memref<64xf64>
    %e = math.log %x : f64
    %n = arith.addf %s, %e : f64
    affine.yield %n : f64
  }
  return %sum : f64
}

// A function with loops it has for numbers only: nothing would be gained.
// CHECK-LABEL: func.func @remainders
// CHECK-NOT: vector<
func.func @remainders(%a: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    %e = arith.remf %x, %x : f32
    affine.store %e, %a[%i] : memref<64xf32>
  }
  return
}
