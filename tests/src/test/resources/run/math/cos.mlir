// Values of cos that every good implementation agrees on.

// run: @cos_f64(0.0) == 1.0
func.func @cos_f64(%a: f64) -> f64 {
  %0 = math.cos %a : f64
  return %0 : f64
}

// run: @cos_f32(0.5) == 0.87758255
// run: @cos_f32(1.0) == 0.5403023
// run: @cos_f32(3.0) == -0.9899925
// run: @cos_f32(100.0) == 0.8623189
func.func @cos_f32(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  return %0 : f32
}
