// RUN: wami opt %s --affine-scalar-promotion --affine-iteration-forwarding --affine-scalrep --affine-loop-unroll='unroll-factor=-1 unroll-full-threshold=8 max-body=40' --remarks --verify-diagnostics
// beyond mlir-opt: passes of ours

// expected-remark @below {{[affine-scalrep] no load has the value of an access that certainly comes before it}}
func.func @accumulator(%a: memref<64xf64>, %s: memref<1xf64>) {
  %m, %n = memref.distinct_objects %a, %s : memref<64xf64>, memref<1xf64>
  // expected-remark @below {{[affine-scalar-promotion] 1 elements of memory are values of the loop}}
  affine.for %i = 0 to 64 {
    %x = affine.load %m[%i] : memref<64xf64>
    %y = affine.load %n[0] : memref<1xf64>
    %z = arith.addf %x, %y : f64
    affine.store %z, %n[0] : memref<1xf64>
  }
  return
}

// expected-remark @below {{[affine-scalrep] no load has the value of an access that certainly comes before it}}
func.func @neighbours(%a: memref<66xf64>) {
  // expected-remark @below {{[affine-scalar-promotion] no element it stores to is a value of the loop: each is another one in each iteration, or something else may touch it}}
  // expected-remark @below {{[affine-iteration-forwarding] 1 loads read values of earlier iterations}}
  affine.for %i = 1 to 64 {
    %x = affine.load %a[%i - 1] : memref<66xf64>
    %y = arith.mulf %x, %x : f64
    affine.store %y, %a[%i] : memref<66xf64>
  }
  return
}

// expected-remark @below {{[affine-scalrep] 1 loads replaced by values, 0 stores left out}}
func.func @twice(%a: memref<8xf64>) -> f64 {
  %x = affine.load %a[0] : memref<8xf64>
  %y = affine.load %a[0] : memref<8xf64>
  %s = arith.addf %x, %y : f64
  return %s : f64
}

// expected-remark @below {{[affine-scalrep] no load has the value of an access that certainly comes before it}}
func.func @few(%a: memref<4xf64>, %s: f64) {
  // expected-remark @below {{[affine-scalar-promotion] no element it stores to is a value of the loop: each is another one in each iteration, or something else may touch it}}
  // expected-remark @below {{[affine-loop-unroll] unrolled fully, 4 iterations}}
  affine.for %i = 0 to 4 {
    affine.store %s, %a[%i] : memref<4xf64>
  }
  return
}
