// Values of tan that every good implementation agrees on.

// run: @tan_f64(0.0) == 0.0
func.func @tan_f64(%a: f64) -> f64 {
  %0 = math.tan %a : f64
  return %0 : f64
}

// run: @tan_f32(0.5) == 0.5463025
// run: @tan_f32(1.25) == 3.0095696
func.func @tan_f32(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}
