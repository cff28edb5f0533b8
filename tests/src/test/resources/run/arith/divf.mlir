// The quotient, rounded once.

// run: @divf_f64(1.0, 2.0) == 0.5
// run: @divf_f64(0.1, 0.2) == 0.5
// run: @divf_f64(1e+308, 1e+308) == 1.0
// run: @divf_f64(inf, -inf) == nan
// run: @divf_f64(nan, 1.0) == nan
// run: @divf_f64(0.0, -0.0) == nan
// run: @divf_f64(-0.0, -0.0) == nan
// run: @divf_f64(1.0, 1e-20) == 1e+20
// run: @divf_f64(1.0, 0.0) == inf
// run: @divf_f64(5.0, 3.0) == 1.6666666666666667
func.func @divf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.divf %a, %b : f64
  return %0 : f64
}

// run: @divf_f32(0.1, 0.2) == 0.5
// run: @divf_f32(1e+38, 3e+38) == 0.3333333
// run: @divf_f32(1.0, 3.0) == 0.33333334
// run: @divf_f32(1.6777216e+07, 1.0) == 1.6777216e+07
// run: @divf_f32(-1.0, 0.0) == -inf
func.func @divf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.divf %a, %b : f32
  return %0 : f32
}
