// math.atanh: up to 1/4, x + x^3 P(x^2); then ln((1 + |x|) / (1 - |x|)) / 2, where the quotient of the two sums and their errors is q + q_rest, and
// ln(q + q_rest) = ln q + q_rest / q. Infinity at 1, NaN beyond. Polynomial: coefficients.py.

func.func private @__wami_log_parts(f64) -> (f64, f64)
func.func private @__wami_product_rest(f64, f64, f64) -> f64

func.func @__wami_atanh_f64(%x: f64) -> f64 {
  %near = arith.constant 0.25 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %near : f64
  %result = scf.if %small -> f64 {
    %z = arith.mulf %x, %x : f64
    %p0 = arith.constant 0.3333333333333336 : f64
    %p1 = arith.constant 0.19999999999983573 : f64
    %p2 = arith.constant 0.14285714289299029 : f64
    %p3 = arith.constant 0.11111110728023463 : f64
    %p4 = arith.constant 0.09090932207669898 : f64
    %p5 = arith.constant 0.07691467771180555 : f64
    %p6 = arith.constant 0.06685365211960333 : f64
    %p7 = arith.constant 0.056342489755112544 : f64
    %p8 = arith.constant 0.0703282291031359 : f64
    %p_1_0_1 = arith.mulf %p1, %z : f64
    %p_1_0 = arith.addf %p0, %p_1_0_1 : f64
    %p_1_1_1 = arith.mulf %p3, %z : f64
    %p_1_1 = arith.addf %p2, %p_1_1_1 : f64
    %p_1_2_1 = arith.mulf %p5, %z : f64
    %p_1_2 = arith.addf %p4, %p_1_2_1 : f64
    %p_1_3_1 = arith.mulf %p7, %z : f64
    %p_1_3 = arith.addf %p6, %p_1_3_1 : f64
    %z_2 = arith.mulf %z, %z : f64
    %p_2_0_1 = arith.mulf %p_1_1, %z_2 : f64
    %p_2_0 = arith.addf %p_1_0, %p_2_0_1 : f64
    %p_2_1_1 = arith.mulf %p_1_3, %z_2 : f64
    %p_2_1 = arith.addf %p_1_2, %p_2_1_1 : f64
    %z_4 = arith.mulf %z_2, %z_2 : f64
    %p_4_0_1 = arith.mulf %p_2_1, %z_4 : f64
    %p_4_0 = arith.addf %p_2_0, %p_4_0_1 : f64
    %z_8 = arith.mulf %z_4, %z_4 : f64
    %p_1 = arith.mulf %p8, %z_8 : f64
    %p = arith.addf %p_4_0, %p_1 : f64
    %value_1 = arith.mulf %x, %z : f64
    %value_2 = arith.mulf %value_1, %p : f64
    %value = arith.addf %x, %value_2 : f64
    scf.yield %value : f64
  } else {
    %half = arith.constant 0.5 : f64
    %one = arith.constant 1.0 : f64
    %infinity = arith.constant 0x7FF0000000000000 : f64
    %n = arith.addf %one, %size : f64
    %n_rest_1 = arith.subf %one, %n : f64
    %n_rest = arith.addf %n_rest_1, %size : f64
    %d = arith.subf %one, %size : f64
    %d_rest_1 = arith.subf %one, %d : f64
    %d_rest = arith.subf %d_rest_1, %size : f64
    %q = arith.divf %n, %d : f64
    %qd = arith.mulf %q, %d : f64
    %qd_rest = func.call @__wami_product_rest(%q, %d, %qd) : (f64, f64, f64) -> f64
    %q_rest_1 = arith.subf %n, %qd : f64
    %q_rest_2 = arith.subf %q_rest_1, %qd_rest : f64
    %q_rest_3 = arith.mulf %q, %d_rest : f64
    %q_rest_4 = arith.subf %n_rest, %q_rest_3 : f64
    %q_rest_5 = arith.addf %q_rest_2, %q_rest_4 : f64
    %q_rest = arith.divf %q_rest_5, %d : f64
    %head, %rest = func.call @__wami_log_parts(%q) : (f64) -> (f64, f64)
    %head_size = math.absf %head : f64
    %finite = arith.cmpf olt, %head_size, %infinity : f64
    %sum_1 = arith.divf %q_rest, %q : f64
    %sum_2 = arith.addf %rest, %sum_1 : f64
    %sum = arith.addf %head, %sum_2 : f64
    %twice = arith.select %finite, %sum, %head : f64
    %value = arith.mulf %twice, %half : f64
    %signed = math.copysign %value, %x : f64
    scf.yield %signed : f64
  }
  return %result : f64
}

func.func @__wami_atanh_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_atanh_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
