// The sign is cleared.

// run: @absf_f64(1.5) == 1.5
// run: @absf_f64(-1.5) == 1.5
// run: @absf_f64(-0.0) == 0.0
// run: @absf_f64(-inf) == inf
func.func @absf_f64(%a: f64) -> f64 {
  %0 = math.absf %a : f64
  return %0 : f64
}

// run: @absf_f32(-2.25) == 2.25
func.func @absf_f32(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  return %0 : f32
}
