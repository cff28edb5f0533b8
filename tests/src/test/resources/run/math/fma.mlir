// Multiplication and addition rounded once.

// run: @fma_f64(0.1, 10.0, -1.0) == 5.551115123125783e-17
// run: @fma_f64(2.0, 3.0, 4.0) == 10.0
// run: @fma_f64(1e+308, 10.0, -1e+308) == inf
// run: @fma_f64(inf, 0.0, 1.0) == nan
func.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c : f64
  return %0 : f64
}

// run: @fma_f32(0.1, 10.0, -1.0) == 1.4901161e-08
// run: @fma_f32(1.6777216e+07, 3.0, 0.5) == 5.033165e+07
func.func @fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}
