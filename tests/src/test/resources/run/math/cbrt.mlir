// Values of cbrt that every good implementation agrees on.

// run: @cbrt_f64(8.0) == 2.0
// run: @cbrt_f64(-8.0) == -2.0
func.func @cbrt_f64(%a: f64) -> f64 {
  %0 = math.cbrt %a : f64
  return %0 : f64
}

// run: @cbrt_f32(2.0) == 1.2599211
func.func @cbrt_f32(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}
