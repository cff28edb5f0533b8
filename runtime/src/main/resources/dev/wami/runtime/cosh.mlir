// math.cosh: up to 0.35, 1 + x^2/2 + x^4 P(x^2); then with e^|x| = h + l and i = 1 / 2h, h/2 + l/2 + i - 2 i^2 l; from 40 on e^(|x| - ln 2).
// Polynomial: coefficients.py.

func.func private @__wami_exp_parts(f64, f64) -> (f64, f64, i64)
func.func private @__wami_exp_sum(f64, f64, i64) -> f64

func.func @__wami_cosh_f64(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %near = arith.constant 0.35 : f64
  %limit = arith.constant 40.0 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %near : f64
  %result = scf.if %small -> f64 {
    %one = arith.constant 1.0 : f64
    %z = arith.mulf %x, %x : f64
    %p0 = arith.constant 0.041666666666666685 : f64
    %p1 = arith.constant 0.0013888888888873032 : f64
    %p2 = arith.constant 2.4801587350143618e-05 : f64
    %p3 = arith.constant 2.755725069598744e-07 : f64
    %p4 = arith.constant 2.0922201238981024e-09 : f64
    %p_1_0_1 = arith.mulf %p1, %z : f64
    %p_1_0 = arith.addf %p0, %p_1_0_1 : f64
    %p_1_1_1 = arith.mulf %p3, %z : f64
    %p_1_1 = arith.addf %p2, %p_1_1_1 : f64
    %z_2 = arith.mulf %z, %z : f64
    %p_2_0_1 = arith.mulf %p_1_1, %z_2 : f64
    %p_2_0 = arith.addf %p_1_0, %p_2_0_1 : f64
    %z_4 = arith.mulf %z_2, %z_2 : f64
    %p_1 = arith.mulf %p4, %z_4 : f64
    %p = arith.addf %p_2_0, %p_1 : f64
    %value_1 = arith.mulf %z, %half : f64
    %value_2 = arith.mulf %z, %z : f64
    %value_3 = arith.mulf %value_2, %p : f64
    %value_4 = arith.addf %value_1, %value_3 : f64
    %value = arith.addf %one, %value_4 : f64
    scf.yield %value : f64
  } else {
    %zero = arith.constant 0.0 : f64
    %positive = arith.constant 0 : i64
    %medium = arith.cmpf olt, %size, %limit : f64
    %value = scf.if %medium -> f64 {
      %exponent_up = arith.constant 47 : i64
      %t, %q, %k32 = func.call @__wami_exp_parts(%size, %zero) : (f64, f64) -> (f64, f64, i64)
      %t_bits = arith.bitcast %t : f64 to i64
      %k_bits = arith.shli %k32, %exponent_up : i64
      %s_bits = arith.addi %t_bits, %k_bits : i64
      %s = arith.bitcast %s_bits : i64 to f64
      %sq = arith.mulf %s, %q : f64
      %h = arith.addf %s, %sq : f64
      %l_1 = arith.subf %s, %h : f64
      %l = arith.addf %l_1, %sq : f64
      %i = arith.divf %half, %h : f64
      %bend_1 = arith.addf %i, %i : f64
      %bend_2 = arith.mulf %bend_1, %i : f64
      %bend = arith.mulf %bend_2, %l : f64
      %sum_1 = arith.mulf %h, %half : f64
      %sum_2 = arith.mulf %l, %half : f64
      %sum_3 = arith.subf %sum_2, %bend : f64
      %sum_4 = arith.addf %i, %sum_3 : f64
      %sum = arith.addf %sum_1, %sum_4 : f64
      scf.yield %sum : f64
    } else {
      %ln2 = arith.constant 0.6931471805599453 : f64
      %ln2_rest = arith.constant 2.3190468138462996e-17 : f64
      %y = arith.subf %size, %ln2 : f64
      %rest_1 = arith.subf %size, %y : f64
      %rest_2 = arith.subf %rest_1, %ln2 : f64
      %rest = arith.subf %rest_2, %ln2_rest : f64
      %large = func.call @__wami_exp_sum(%y, %rest, %positive) : (f64, f64, i64) -> f64
      scf.yield %large : f64
    }
    scf.yield %value : f64
  }
  return %result : f64
}

func.func @__wami_cosh_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_cosh_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
