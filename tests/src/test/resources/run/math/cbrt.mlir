// cbrt: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @cbrt_f64(8.0) == 2.0
// run: @cbrt_f64(-8.0) == -2.0
// run: @cbrt_f64(0.0) == 0.0
// run: @cbrt_f64(-0.0) == -0.0
// run: @cbrt_f64(inf) == inf
// run: @cbrt_f64(nan) == nan
func.func @cbrt_f64(%a: f64) -> f64 {
  %0 = math.cbrt %a : f64
  return %0 : f64
}

// run: @cbrt_f32(2.0) == 1.2599211
// run: @cbrt_f32(-100.0) == -4.6415887
// run: @cbrt_f32(1.0e-40) == 4.6415806e-14
// run: @cbrt_f32(3.0e+38) == 6.6943294e+12
// run: @cbrt_f32(0.001) == 0.1
func.func @cbrt_f32(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}
