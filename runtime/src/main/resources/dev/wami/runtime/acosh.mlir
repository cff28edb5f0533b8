// math.acosh: with t = x - 1, up to 1/4, w + w t P(t) where w = sqrt(2 t), whose rest is added; then ln(x + sqrt(x^2 - 1)), for which
// asinh_parts.mlir does the work. NaN below 1. Polynomial: coefficients.py.

func.func private @__wami_log_of_sum(f64, f64) -> f64
func.func private @__wami_product_rest(f64, f64, f64) -> f64

func.func @__wami_acosh_f64(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %near = arith.constant 0.25 : f64
  %t = arith.subf %x, %one : f64
  %small = arith.cmpf ole, %t, %near : f64
  %result = scf.if %small -> f64 {
    %zero = arith.constant 0.0 : f64
    %p0 = arith.constant -0.08333333333333319 : f64
    %p1 = arith.constant 0.01874999999997186 : f64
    %p2 = arith.constant -0.005580357140943632 : f64
    %p3 = arith.constant 0.0018988714632698184 : f64
    %p4 = arith.constant -0.000699128719296107 : f64
    %p5 = arith.constant 0.0002711218525451456 : f64
    %p6 = arith.constant -0.00010898334922813691 : f64
    %p7 = arith.constant 4.453664507816084e-05 : f64
    %p8 = arith.constant -1.7193992295975287e-05 : f64
    %p9 = arith.constant 4.632453561528823e-06 : f64
    %p_1_0_1 = arith.mulf %p1, %t : f64
    %p_1_0 = arith.addf %p0, %p_1_0_1 : f64
    %p_1_1_1 = arith.mulf %p3, %t : f64
    %p_1_1 = arith.addf %p2, %p_1_1_1 : f64
    %p_1_2_1 = arith.mulf %p5, %t : f64
    %p_1_2 = arith.addf %p4, %p_1_2_1 : f64
    %p_1_3_1 = arith.mulf %p7, %t : f64
    %p_1_3 = arith.addf %p6, %p_1_3_1 : f64
    %p_1_4_1 = arith.mulf %p9, %t : f64
    %p_1_4 = arith.addf %p8, %p_1_4_1 : f64
    %t_2 = arith.mulf %t, %t : f64
    %p_2_0_1 = arith.mulf %p_1_1, %t_2 : f64
    %p_2_0 = arith.addf %p_1_0, %p_2_0_1 : f64
    %p_2_1_1 = arith.mulf %p_1_3, %t_2 : f64
    %p_2_1 = arith.addf %p_1_2, %p_2_1_1 : f64
    %t_4 = arith.mulf %t_2, %t_2 : f64
    %p_4_0_1 = arith.mulf %p_2_1, %t_4 : f64
    %p_4_0 = arith.addf %p_2_0, %p_4_0_1 : f64
    %t_8 = arith.mulf %t_4, %t_4 : f64
    %p_1 = arith.mulf %p_1_4, %t_8 : f64
    %p = arith.addf %p_4_0, %p_1 : f64
    %t2 = arith.addf %t, %t : f64
    %w = math.sqrt %t2 : f64
    %w2 = arith.mulf %w, %w : f64
    %w2_rest = func.call @__wami_product_rest(%w, %w, %w2) : (f64, f64, f64) -> f64
    %w_rest_1 = arith.subf %t2, %w2 : f64
    %w_rest_2 = arith.subf %w_rest_1, %w2_rest : f64
    %w_rest_3 = arith.addf %w, %w : f64
    %w_rest = arith.divf %w_rest_2, %w_rest_3 : f64
    %sum_1 = arith.mulf %t, %p : f64
    %sum_2 = arith.mulf %w, %sum_1 : f64
    %sum_3 = arith.addf %w_rest, %sum_2 : f64
    %sum = arith.addf %w, %sum_3 : f64
    %nonzero = arith.cmpf ogt, %w, %zero : f64
    %value = arith.select %nonzero, %sum, %w : f64
    scf.yield %value : f64
  } else {
    %minus_one = arith.constant -1.0 : f64
    %value = func.call @__wami_log_of_sum(%x, %minus_one) : (f64, f64) -> f64
    scf.yield %value : f64
  }
  return %result : f64
}

func.func @__wami_acosh_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_acosh_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
