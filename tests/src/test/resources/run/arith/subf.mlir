// The difference, rounded once.

// run: @subf_f64(1.0, 2.0) == -1.0
// run: @subf_f64(0.1, 0.2) == -0.1
// run: @subf_f64(1e+308, 1e+308) == 0.0
// run: @subf_f64(inf, -inf) == inf
// run: @subf_f64(nan, 1.0) == nan
// run: @subf_f64(0.0, -0.0) == 0.0
// run: @subf_f64(-0.0, -0.0) == 0.0
// run: @subf_f64(1.0, 1e-20) == 1.0
// run: @subf_f64(1.0, 0.0) == 1.0
// run: @subf_f64(5.0, 3.0) == 2.0
func.func @subf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.subf %a, %b : f64
  return %0 : f64
}

// run: @subf_f32(0.1, 0.2) == -0.1
// run: @subf_f32(1e+38, 3e+38) == -2.0000001e+38
// run: @subf_f32(1.0, 3.0) == -2.0
// run: @subf_f32(1.6777216e+07, 1.0) == 1.6777215e+07
// run: @subf_f32(-1.0, 0.0) == -1.0
func.func @subf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.subf %a, %b : f32
  return %0 : f32
}
