// Values of exp that every good implementation agrees on.

// run: @exp_f64(0.0) == 1.0
// run: @exp_f64(-inf) == 0.0
// run: @exp_f64(inf) == inf
// run: @exp_f64(nan) == nan
func.func @exp_f64(%a: f64) -> f64 {
  %0 = math.exp %a : f64
  return %0 : f64
}

// run: @exp_f32(0.5) == 1.6487212
// run: @exp_f32(1.0) == 2.7182817
// run: @exp_f32(-3.25) == 0.038774207
// run: @exp_f32(20.0) == 4.851652e+08
func.func @exp_f32(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}
