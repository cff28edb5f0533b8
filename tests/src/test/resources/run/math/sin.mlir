// Values of sin that every good implementation agrees on.

// run: @sin_f64(0.0) == 0.0
// run: @sin_f64(-0.0) == -0.0
func.func @sin_f64(%a: f64) -> f64 {
  %0 = math.sin %a : f64
  return %0 : f64
}

// run: @sin_f32(0.5) == 0.47942555
// run: @sin_f32(1.0) == 0.84147096
// run: @sin_f32(3.0) == 0.14112
// run: @sin_f32(100.0) == -0.50636566
func.func @sin_f32(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
