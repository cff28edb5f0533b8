// The greatest integral value not greater.

// run: @floor_f64(2.5) == 2.0
// run: @floor_f64(-2.5) == -3.0
// run: @floor_f64(0.5) == 0.0
// run: @floor_f64(-0.5) == -1.0
// run: @floor_f64(1.5) == 1.0
// run: @floor_f64(0.2) == 0.0
// run: @floor_f64(-0.2) == -1.0
// run: @floor_f64(1e+300) == 1e+300
// run: @floor_f64(-0.0) == -0.0
// run: @floor_f64(inf) == inf
// run: @floor_f64(nan) == nan
// run: @floor_f64(4503599627370498.0) == 4503599627370498.0
func.func @floor_f64(%a: f64) -> f64 {
  %0 = math.floor %a : f64
  return %0 : f64
}

// run: @floor_f32(2.5) == 2.0
// run: @floor_f32(-2.5) == -3.0
// run: @floor_f32(0.5) == 0.0
// run: @floor_f32(-0.5) == -1.0
// run: @floor_f32(8.388608e+06) == 8.388608e+06
func.func @floor_f32(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  return %0 : f32
}
