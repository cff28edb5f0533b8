// Values of log10 that every good implementation agrees on.

// run: @log10_f64(1.0) == 0.0
// run: @log10_f64(1000.0) == 3.0
func.func @log10_f64(%a: f64) -> f64 {
  %0 = math.log10 %a : f64
  return %0 : f64
}

// run: @log10_f32(2.0) == 0.30103
func.func @log10_f32(%a: f32) -> f32 {
  %0 = math.log10 %a : f32
  return %0 : f32
}
