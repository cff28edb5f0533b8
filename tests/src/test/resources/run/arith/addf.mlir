// The sum, rounded once.

// run: @addf_f64(1.0, 2.0) == 3.0
// run: @addf_f64(0.1, 0.2) == 0.30000000000000004
// run: @addf_f64(1e+308, 1e+308) == inf
// run: @addf_f64(inf, -inf) == nan
// run: @addf_f64(nan, 1.0) == nan
// run: @addf_f64(0.0, -0.0) == 0.0
// run: @addf_f64(-0.0, -0.0) == -0.0
// run: @addf_f64(1.0, 1e-20) == 1.0
// run: @addf_f64(1.0, 0.0) == 1.0
// run: @addf_f64(5.0, 3.0) == 8.0
func.func @addf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.addf %a, %b : f64
  return %0 : f64
}

// run: @addf_f32(0.1, 0.2) == 0.3
// run: @addf_f32(1e+38, 3e+38) == inf
// run: @addf_f32(1.0, 3.0) == 4.0
// run: @addf_f32(1.6777216e+07, 1.0) == 1.6777216e+07
// run: @addf_f32(-1.0, 0.0) == -1.0
func.func @addf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
