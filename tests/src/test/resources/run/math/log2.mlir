// Values of log2 that every good implementation agrees on.

// run: @log2_f64(1.0) == 0.0
// run: @log2_f64(8.0) == 3.0
// run: @log2_f64(0.125) == -3.0
func.func @log2_f64(%a: f64) -> f64 {
  %0 = math.log2 %a : f64
  return %0 : f64
}

// run: @log2_f32(3.0) == 1.5849625
func.func @log2_f32(%a: f32) -> f32 {
  %0 = math.log2 %a : f32
  return %0 : f32
}
