// The first operand with the sign of the second.

// run: @copysign_f64(3.0, -1.0) == -3.0
// run: @copysign_f64(-3.0, 1.0) == 3.0
// run: @copysign_f64(3.0, -0.0) == -3.0
// run: @copysign_f64(inf, -1.0) == -inf
func.func @copysign_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.copysign %a, %b : f64
  return %0 : f64
}

// run: @copysign_f32(3.0, -1.0) == -3.0
func.func @copysign_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.copysign %a, %b : f32
  return %0 : f32
}
