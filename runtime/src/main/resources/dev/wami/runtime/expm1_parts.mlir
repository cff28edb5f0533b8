// What expm1, tanh and sinh share.

func.func private @__wami_exp_parts(f64, f64) -> (f64, f64, i64)

// e^x - 1 as the sum of two numbers, for |x| < 700 (not for NaN).
//
// Near 0 (2 1/2 of exp_parts.mlir's intervals to either side): x + (x^2/2 + x^3 P(x)). Elsewhere (s - 1) + (s q + error), where e^x = s + s q
// and s - 1 + error is exact.
func.func private @__wami_expm1_parts(%x: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %near_limit = arith.constant 0.0542 : f64
  %exponent_up = arith.constant 47 : i64
  %size = math.absf %x : f64
  %near = arith.cmpf ole, %size, %near_limit : f64
  %head, %rest = scf.if %near -> (f64, f64) {
    %p0 = arith.constant 0.16666666666666666 : f64
    %p1 = arith.constant 0.04166666666666743 : f64
    %p2 = arith.constant 0.008333333333333578 : f64
    %p3 = arith.constant 0.0013888888868077442 : f64
    %p4 = arith.constant 0.00019841269806382414 : f64
    %p5 = arith.constant 2.480300408267877e-05 : f64
    %p6 = arith.constant 2.7558970711374724e-06 : f64
    %p_1_0_1 = arith.mulf %p1, %x : f64
    %p_1_0 = arith.addf %p0, %p_1_0_1 : f64
    %p_1_1_1 = arith.mulf %p3, %x : f64
    %p_1_1 = arith.addf %p2, %p_1_1_1 : f64
    %p_1_2_1 = arith.mulf %p5, %x : f64
    %p_1_2 = arith.addf %p4, %p_1_2_1 : f64
    %x_2 = arith.mulf %x, %x : f64
    %p_2_0_1 = arith.mulf %p_1_1, %x_2 : f64
    %p_2_0 = arith.addf %p_1_0, %p_2_0_1 : f64
    %p_2_1_1 = arith.mulf %p6, %x_2 : f64
    %p_2_1 = arith.addf %p_1_2, %p_2_1_1 : f64
    %x_4 = arith.mulf %x_2, %x_2 : f64
    %p_1 = arith.mulf %p_2_1, %x_4 : f64
    %p = arith.addf %p_2_0, %p_1 : f64
    %x2 = arith.mulf %x, %x : f64
    %curve_1 = arith.mulf %x2, %half : f64
    %curve_2 = arith.mulf %x2, %x : f64
    %curve_3 = arith.mulf %curve_2, %p : f64
    %curve = arith.addf %curve_1, %curve_3 : f64
    scf.yield %x, %curve : f64, f64
  } else {
    %zero = arith.constant 0.0 : f64
    %t, %q, %k32 = func.call @__wami_exp_parts(%x, %zero) : (f64, f64) -> (f64, f64, i64)
    %t_bits = arith.bitcast %t : f64 to i64
    %k_bits = arith.shli %k32, %exponent_up : i64
    %s_bits = arith.addi %t_bits, %k_bits : i64
    %s = arith.bitcast %s_bits : i64 to f64
    %less = arith.subf %s, %one : f64
    %less_one = arith.subf %s, %less : f64
    %less_s = arith.addf %less, %less_one : f64
    %error_1 = arith.subf %s, %less_s : f64
    %error_2 = arith.subf %less_one, %one : f64
    %error = arith.addf %error_1, %error_2 : f64
    %low_1 = arith.mulf %s, %q : f64
    %low = arith.addf %low_1, %error : f64
    scf.yield %less, %low : f64, f64
  }
  return %head, %rest : f64, f64
}
