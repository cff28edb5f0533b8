// Products and sums on lanes in one instruction, where contract says that one rounding will do.
// RUN: wami opt %s --arith-to-ssawasm=relaxed-simd=true --func-to-ssawasm --canonicalize | filecheck %s
// RUN: wami opt %s --arith-to-ssawasm --func-to-ssawasm --canonicalize | filecheck %s --check-prefix=STRICT

// CHECK-LABEL: ssawasm.func @sums
// CHECK: ssawasm.relaxed_madd
// CHECK: ssawasm.relaxed_madd
// CHECK: ssawasm.relaxed_nmadd
// CHECK-NOT: ssawasm.mul
// STRICT-LABEL: ssawasm.func @sums
// STRICT-NOT: relaxed
func.func @sums(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %p = arith.mulf %a, %b fastmath<contract> : vector<4xf32>
  %s = arith.addf %p, %a fastmath<contract> : vector<4xf32>
  %q = arith.mulf %s, %b fastmath<contract> : vector<4xf32>
  %t = arith.addf %a, %q fastmath<contract> : vector<4xf32>
  %r = arith.mulf %t, %b fastmath<contract> : vector<4xf32>
  %u = arith.subf %a, %r fastmath<contract> : vector<4xf32>
  return %u : vector<4xf32>
}

// Both must say so, the product must be for nothing else, and numbers have no such instruction.
// CHECK-LABEL: ssawasm.func @apart
// CHECK-NOT: relaxed
// CHECK: ssawasm.return
func.func @apart(%a: vector<2xf64>, %b: vector<2xf64>, %c: f64) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, f64) {
  %p = arith.mulf %a, %b : vector<2xf64>
  %s = arith.addf %p, %a fastmath<contract> : vector<2xf64>
  %q = arith.mulf %s, %b fastmath<contract> : vector<2xf64>
  %t = arith.addf %q, %q fastmath<contract> : vector<2xf64>
  %r = arith.mulf %t, %b fastmath<contract> : vector<2xf64>
  %u = arith.subf %r, %a fastmath<contract> : vector<2xf64>
  %x = arith.mulf %c, %c fastmath<contract> : f64
  %y = arith.addf %x, %c fastmath<contract> : f64
  return %s, %t, %u, %y : vector<2xf64>, vector<2xf64>, vector<2xf64>, f64
}
