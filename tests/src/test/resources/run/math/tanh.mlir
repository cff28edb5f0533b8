// Values of tanh that every good implementation agrees on.

// run: @tanh_f64(0.0) == 0.0
// run: @tanh_f64(100.0) == 1.0
func.func @tanh_f64(%a: f64) -> f64 {
  %0 = math.tanh %a : f64
  return %0 : f64
}

// run: @tanh_f32(0.5) == 0.46211717
func.func @tanh_f32(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
