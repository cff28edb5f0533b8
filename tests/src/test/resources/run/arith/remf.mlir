// The remainder of the quotient rounded towards zero, exactly.

// run: @remf_f64(5.5, 2.0) == 1.5
// run: @remf_f64(-5.5, 2.0) == -1.5
// run: @remf_f64(5.5, -2.0) == 1.5
// run: @remf_f64(1e+20, 3.0) == 1.0
// run: @remf_f64(1.0, 0.0) == nan
// run: @remf_f64(1.0, inf) == 1.0
// run: @remf_f64(-0.0, 1.0) == -0.0
// run: @remf_f64(1.0e+308, 3.0e-308) == 5.476144900572913e-309
// run: @remf_f64(3.5e-323, 1.5e-323) == 5.0e-324
// run: @remf_f64(1.0e+300, 7.0) == 1.0
// run: @remf_f64(-9.5, 3.25) == -3.0
// run: @remf_f64(1.1529215046068472e+18, 3.0) == 2.0
// run: @remf_f64(4.5, 1.5) == 0.0
// run: @remf_f64(-4.5, 1.5) == -0.0
// run: @remf_f64(2.2e-308, 1.0e-310) == 7.0e-323
func.func @remf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.remf %a, %b : f64
  return %0 : f64
}

// run: @remf_f32(5.5, 2.0) == 1.5
// run: @remf_f32(-5.5, 2.0) == -1.5
// run: @remf_f32(1e+10, 7.0) == 4.0
func.func @remf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.remf %a, %b : f32
  return %0 : f32
}
