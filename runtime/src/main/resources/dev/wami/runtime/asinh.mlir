// math.asinh: up to 1/4, x + x^3 P(x^2); then ln(|x| + sqrt(x^2 + 1)), for which asinh_parts.mlir does the work. Polynomial: coefficients.py.

func.func private @__wami_log_of_sum(f64, f64) -> f64

func.func @__wami_asinh_f64(%x: f64) -> f64 {
  %near = arith.constant 0.25 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %near : f64
  %result = scf.if %small -> f64 {
    %z = arith.mulf %x, %x : f64
    %p0 = arith.constant -0.1666666666666652 : f64
    %p1 = arith.constant 0.07499999999922759 : f64
    %p2 = arith.constant -0.04464285700501057 : f64
    %p3 = arith.constant 0.03038193253167254 : f64
    %p4 = arith.constant -0.022371588160998608 : f64
    %p5 = arith.constant 0.01733674761954695 : f64
    %p6 = arith.constant -0.013701775414095566 : f64
    %p7 = arith.constant 0.009174200590536854 : f64
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
    %p_1 = arith.mulf %p_2_1, %z_4 : f64
    %p = arith.addf %p_2_0, %p_1 : f64
    %value_1 = arith.mulf %size, %z : f64
    %value_2 = arith.mulf %value_1, %p : f64
    %value = arith.addf %size, %value_2 : f64
    scf.yield %value : f64
  } else {
    %one = arith.constant 1.0 : f64
    %value = func.call @__wami_log_of_sum(%size, %one) : (f64, f64) -> f64
    scf.yield %value : f64
  }
  %signed = math.copysign %result, %x : f64
  return %signed : f64
}

func.func @__wami_asinh_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_asinh_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
