// The least integral value not less.

// run: @ceil_f64(2.5) == 3.0
// run: @ceil_f64(-2.5) == -2.0
// run: @ceil_f64(0.5) == 1.0
// run: @ceil_f64(-0.5) == -0.0
// run: @ceil_f64(1.5) == 2.0
// run: @ceil_f64(0.2) == 1.0
// run: @ceil_f64(-0.2) == -0.0
// run: @ceil_f64(1e+300) == 1e+300
// run: @ceil_f64(-0.0) == -0.0
// run: @ceil_f64(inf) == inf
// run: @ceil_f64(nan) == nan
// run: @ceil_f64(4503599627370498.0) == 4503599627370498.0
func.func @ceil_f64(%a: f64) -> f64 {
  %0 = math.ceil %a : f64
  return %0 : f64
}

// run: @ceil_f32(2.5) == 3.0
// run: @ceil_f32(-2.5) == -2.0
// run: @ceil_f32(0.5) == 1.0
// run: @ceil_f32(-0.5) == -0.0
// run: @ceil_f32(8.388608e+06) == 8.388608e+06
func.func @ceil_f32(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
