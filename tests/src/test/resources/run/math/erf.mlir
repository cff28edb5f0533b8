// erf: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @erf_f64(0.0) == 0.0
// run: @erf_f64(-0.0) == -0.0
// run: @erf_f64(inf) == 1.0
// run: @erf_f64(-inf) == -1.0
// run: @erf_f64(10.0) == 1.0
// run: @erf_f64(nan) == nan
func.func @erf_f64(%a: f64) -> f64 {
  %0 = math.erf %a : f64
  return %0 : f64
}

// run: @erf_f32(0.125) == 0.1403162
// run: @erf_f32(-0.625) == -0.6232409
// run: @erf_f32(1.5) == 0.96610516
// run: @erf_f32(3.25) == 0.9999957
// run: @erf_f32(-5.0) == -1.0
// run: @erf_f32(1.0e-10) == 1.1283792e-10
func.func @erf_f32(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}
