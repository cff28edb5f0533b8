// RUN: wami opt %s --vectorize-affine-loops --remarks --verify-diagnostics
// beyond mlir-opt: a pass of ours

func.func @each(%a: memref<64xf64>, %s: f64) {
  // expected-remark @below {{[vectorize-affine-loops] vectorised: 2 lanes, should be 2.0 times as fast}}
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf64>
    %y = arith.mulf %x, %s : f64
    affine.store %y, %a[%i] : memref<64xf64>
  }
  return
}

func.func @sum(%a: memref<64xf64>, %zero: f64) -> f64 {
  // expected-remark @below {{[vectorize-affine-loops] not vectorised: sum in float order; use fastmath<reassoc> where the order may change}}
  %s = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> f64 {
    %x = affine.load %a[%i] : memref<64xf64>
    %next = arith.addf %acc, %x : f64
    affine.yield %next : f64
  }
  return %s : f64
}

func.func @sum_in_any_order(%a: memref<64xf64>, %zero: f64) -> f64 {
  // expected-remark @below {{[vectorize-affine-loops] vectorised: 8 lanes, should be 8.0 times as fast}}
  %s = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> f64 {
    %x = affine.load %a[%i] : memref<64xf64>
    %next = arith.addf %acc, %x fastmath<reassoc> : f64
    affine.yield %next : f64
  }
  return %s : f64
}

func.func @recurrence(%a: memref<64xf64>, %s: f64) {
  // expected-remark @below {{[vectorize-affine-loops] not vectorised: dependence from line 39 to line 37 carried by the loop of line 36}}
  affine.for %i = 1 to 64 {
    %x = affine.load %a[%i - 1] : memref<64xf64>
    %y = arith.mulf %x, %s : f64
    affine.store %y, %a[%i] : memref<64xf64>
  }
  return
}

func.func @may_share(%a: memref<64xf64>, %b: memref<64xf64>) {
  // expected-remark @below {{[vectorize-affine-loops] not vectorised: memrefs of line 48 and line 47 may share memory}}
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf64>
    affine.store %x, %b[%i] : memref<64xf64>
  }
  return
}

func.func private @elsewhere(f64)
func.func @call(%a: memref<64xf64>) {
  // expected-remark @below {{[vectorize-affine-loops] not vectorised: something in it has no form for several lanes}}
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf64>
    func.call @elsewhere(%x) : (f64) -> ()
  }
  return
}

func.func @short(%a: memref<1xf64>, %s: f64) {
  // expected-remark @below {{[vectorize-affine-loops] not vectorised: it has fewer iterations than there are lanes}}
  affine.for %i = 0 to 1 {
    affine.store %s, %a[%i] : memref<1xf64>
  }
  return
}
