// Values of log that every good implementation agrees on.

// run: @log_f64(1.0) == 0.0
// run: @log_f64(inf) == inf
// run: @log_f64(0.0) == -inf
func.func @log_f64(%a: f64) -> f64 {
  %0 = math.log %a : f64
  return %0 : f64
}

// run: @log_f32(2.0) == 0.6931472
// run: @log_f32(10.0) == 2.3025851
// run: @log_f32(0.3) == -1.2039728
func.func @log_f32(%a: f32) -> f32 {
  %0 = math.log %a : f32
  return %0 : f32
}
