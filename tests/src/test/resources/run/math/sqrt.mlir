// The square root, correctly rounded.

// run: @sqrt_f64(2.0) == 1.4142135623730951
// run: @sqrt_f64(0.0) == 0.0
// run: @sqrt_f64(-0.0) == -0.0
// run: @sqrt_f64(4.0) == 2.0
// run: @sqrt_f64(-1.0) == nan
// run: @sqrt_f64(inf) == inf
// run: @sqrt_f64(1e-310) == 9.999999999999986e-156
func.func @sqrt_f64(%a: f64) -> f64 {
  %0 = math.sqrt %a : f64
  return %0 : f64
}

// run: @sqrt_f32(2.0) == 1.4142135
// run: @sqrt_f32(3.0) == 1.7320508
// run: @sqrt_f32(1e-40) == 9.999973e-21
func.func @sqrt_f32(%a: f32) -> f32 {
  %0 = math.sqrt %a : f32
  return %0 : f32
}
