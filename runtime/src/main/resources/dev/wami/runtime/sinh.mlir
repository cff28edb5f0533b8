// math.sinh: up to 1, x + x^3 P(x^2); then with e^|x| = h + l, (h + l - 1/h) / 2; from 40 on e^(|x| - ln 2). Polynomial: coefficients.py.

func.func private @__wami_exp_parts(f64, f64) -> (f64, f64, i64)
func.func private @__wami_exp_sum(f64, f64, i64) -> f64

func.func @__wami_sinh_f64(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %limit = arith.constant 40.0 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %one : f64
  %result = scf.if %small -> f64 {
    %z = arith.mulf %x, %x : f64
    %p0 = arith.constant 0.16666666666666669 : f64
    %p1 = arith.constant 0.008333333333332915 : f64
    %p2 = arith.constant 0.00019841269841589245 : f64
    %p3 = arith.constant 2.75573191084853e-06 : f64
    %p4 = arith.constant 2.5052130675565937e-08 : f64
    %p5 = arith.constant 1.605668709532091e-10 : f64
    %p6 = arith.constant 7.775692265299127e-13 : f64
    %p_1_0_1 = arith.mulf %p1, %z : f64
    %p_1_0 = arith.addf %p0, %p_1_0_1 : f64
    %p_1_1_1 = arith.mulf %p3, %z : f64
    %p_1_1 = arith.addf %p2, %p_1_1_1 : f64
    %p_1_2_1 = arith.mulf %p5, %z : f64
    %p_1_2 = arith.addf %p4, %p_1_2_1 : f64
    %z_2 = arith.mulf %z, %z : f64
    %p_2_0_1 = arith.mulf %p_1_1, %z_2 : f64
    %p_2_0 = arith.addf %p_1_0, %p_2_0_1 : f64
    %p_2_1_1 = arith.mulf %p6, %z_2 : f64
    %p_2_1 = arith.addf %p_1_2, %p_2_1_1 : f64
    %z_4 = arith.mulf %z_2, %z_2 : f64
    %p_1 = arith.mulf %p_2_1, %z_4 : f64
    %p = arith.addf %p_2_0, %p_1 : f64
    %value_1 = arith.mulf %x, %z : f64
    %value_2 = arith.mulf %value_1, %p : f64
    %value = arith.addf %x, %value_2 : f64
    scf.yield %value : f64
  } else {
    %zero = arith.constant 0.0 : f64
    %positive = arith.constant 0 : i64
    %medium = arith.cmpf olt, %size, %limit : f64
    %value = scf.if %medium -> f64 {
      %exponent_up = arith.constant 47 : i64
      %half = arith.constant 0.5 : f64
      %t, %q, %k32 = func.call @__wami_exp_parts(%size, %zero) : (f64, f64) -> (f64, f64, i64)
      %t_bits = arith.bitcast %t : f64 to i64
      %k_bits = arith.shli %k32, %exponent_up : i64
      %s_bits = arith.addi %t_bits, %k_bits : i64
      %s = arith.bitcast %s_bits : i64 to f64
      %sq = arith.mulf %s, %q : f64
      %h = arith.addf %s, %sq : f64
      %l_1 = arith.subf %s, %h : f64
      %l = arith.addf %l_1, %sq : f64
      %inverse = arith.divf %half, %h : f64
      %sum_1 = arith.mulf %h, %half : f64
      %sum_2 = arith.mulf %l, %half : f64
      %sum_3 = arith.subf %sum_2, %inverse : f64
      %sum = arith.addf %sum_1, %sum_3 : f64
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
    %signed = math.copysign %value, %x : f64
    scf.yield %signed : f64
  }
  return %result : f64
}

func.func @__wami_sinh_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_sinh_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
