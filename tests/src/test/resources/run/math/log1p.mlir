// Values of log1p that every good implementation agrees on.

// run: @log1p_f64(0.0) == 0.0
func.func @log1p_f64(%a: f64) -> f64 {
  %0 = math.log1p %a : f64
  return %0 : f64
}

// run: @log1p_f32(0.001) == 0.0009995004
func.func @log1p_f32(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}
