// sinh: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @sinh_f64(0.0) == 0.0
// run: @sinh_f64(-0.0) == -0.0
// run: @sinh_f64(inf) == inf
// run: @sinh_f64(-inf) == -inf
// run: @sinh_f64(1000.0) == inf
// run: @sinh_f64(nan) == nan
func.func @sinh_f64(%a: f64) -> f64 {
  %0 = math.sinh %a : f64
  return %0 : f64
}

// run: @sinh_f32(0.5) == 0.5210953
// run: @sinh_f32(-1.25) == -1.601919
// run: @sinh_f32(3.0) == 10.017875
// run: @sinh_f32(20.5) == 3.999511e+08
// run: @sinh_f32(-88.5) == -1.361544e+38
// run: @sinh_f32(1.0e-10) == 1.0e-10
func.func @sinh_f32(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}
