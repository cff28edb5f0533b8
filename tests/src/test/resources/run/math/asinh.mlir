// asinh: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @asinh_f64(0.0) == 0.0
// run: @asinh_f64(-0.0) == -0.0
// run: @asinh_f64(inf) == inf
// run: @asinh_f64(-inf) == -inf
// run: @asinh_f64(nan) == nan
func.func @asinh_f64(%a: f64) -> f64 {
  %0 = math.asinh %a : f64
  return %0 : f64
}

// run: @asinh_f32(0.125) == 0.12467675
// run: @asinh_f32(-0.75) == -0.6931472
// run: @asinh_f32(3.0) == 1.8184465
// run: @asinh_f32(1.0e+10) == 23.718998
// run: @asinh_f32(-3.0e+38) == -89.28999
// run: @asinh_f32(1.0e-10) == 1.0e-10
func.func @asinh_f32(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}
