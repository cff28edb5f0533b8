// erfc: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @erfc_f64(0.0) == 1.0
// run: @erfc_f64(inf) == 0.0
// run: @erfc_f64(-inf) == 2.0
// run: @erfc_f64(30.0) == 0.0
// run: @erfc_f64(nan) == nan
func.func @erfc_f64(%a: f64) -> f64 {
  %0 = math.erfc %a : f64
  return %0 : f64
}

// run: @erfc_f32(0.125) == 0.8596838
// run: @erfc_f32(-0.625) == 1.6232408
// run: @erfc_f32(0.75) == 0.28884438
// run: @erfc_f32(1.5) == 0.03389485
// run: @erfc_f32(9.0) == 4.1370317e-37
// run: @erfc_f32(-3.0) == 1.999978
func.func @erfc_f32(%a: f32) -> f32 {
  %0 = math.erfc %a : f32
  return %0 : f32
}
