// cosh: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @cosh_f64(0.0) == 1.0
// run: @cosh_f64(inf) == inf
// run: @cosh_f64(-inf) == inf
// run: @cosh_f64(1000.0) == inf
// run: @cosh_f64(nan) == nan
func.func @cosh_f64(%a: f64) -> f64 {
  %0 = math.cosh %a : f64
  return %0 : f64
}

// run: @cosh_f32(0.25) == 1.0314131
// run: @cosh_f32(-1.25) == 1.8884239
// run: @cosh_f32(3.0) == 10.067662
// run: @cosh_f32(20.5) == 3.999511e+08
// run: @cosh_f32(-88.5) == 1.361544e+38
// run: @cosh_f32(1.0e-10) == 1.0
func.func @cosh_f32(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}
