// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --affine-register-tile --remarks --verify-diagnostics

// Sums that each wait for the one before, in rows: several rows at once hide that. Where a cache holds all, they may be in any order.
func.func @small(%p: memref<100x100xf64>, %a: f64, %b: f64) {
  // expected-remark @below {{register tile of 5 x 1, loops in another order}}
  affine.for %i = 0 to 96 {
    affine.for %j = 1 to 100 {
      %x = affine.load %p[%i, %j - 1] : memref<100x100xf64>
      %ax = arith.mulf %a, %x : f64
      %y = arith.addf %ax, %b : f64
      affine.store %y, %p[%i, %j] : memref<100x100xf64>
    }
  }
  return
}

// Lines of more rows than four, stored to side by side, do not come from memory in time.
func.func @large(%p: memref<4000x4000xf64>, %a: f64, %b: f64) {
  affine.for %i = 0 to 3996 {
    // expected-remark @below {{register tile of 2 x 1: 8.10 cycles per iteration instead of 12.10}}
    affine.for %j = 1 to 4000 {
      %x = affine.load %p[%i, %j - 1] : memref<4000x4000xf64>
      %ax = arith.mulf %a, %x : f64
      %y = arith.addf %ax, %b : f64
      affine.store %y, %p[%i, %j] : memref<4000x4000xf64>
    }
  }
  return
}
