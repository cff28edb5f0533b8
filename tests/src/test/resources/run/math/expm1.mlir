// Values of expm1 that every good implementation agrees on.

// run: @expm1_f64(0.0) == 0.0
func.func @expm1_f64(%a: f64) -> f64 {
  %0 = math.expm1 %a : f64
  return %0 : f64
}

// run: @expm1_f32(0.001) == 0.0010005002
func.func @expm1_f32(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}
