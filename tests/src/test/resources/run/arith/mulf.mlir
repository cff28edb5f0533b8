// The product, rounded once.

// run: @mulf_f64(1.0, 2.0) == 2.0
// run: @mulf_f64(0.1, 0.2) == 0.020000000000000004
// run: @mulf_f64(1e+308, 1e+308) == inf
// run: @mulf_f64(inf, -inf) == -inf
// run: @mulf_f64(nan, 1.0) == nan
// run: @mulf_f64(0.0, -0.0) == -0.0
// run: @mulf_f64(-0.0, -0.0) == 0.0
// run: @mulf_f64(1.0, 1e-20) == 1e-20
// run: @mulf_f64(1.0, 0.0) == 0.0
// run: @mulf_f64(5.0, 3.0) == 15.0
func.func @mulf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.mulf %a, %b : f64
  return %0 : f64
}

// run: @mulf_f32(0.1, 0.2) == 0.020000001
// run: @mulf_f32(1e+38, 3e+38) == inf
// run: @mulf_f32(1.0, 3.0) == 3.0
// run: @mulf_f32(1.6777216e+07, 1.0) == 1.6777216e+07
// run: @mulf_f32(-1.0, 0.0) == -0.0
func.func @mulf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  return %0 : f32
}
