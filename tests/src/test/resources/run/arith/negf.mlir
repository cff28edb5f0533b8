// The sign is flipped, of zero too.

// run: @negf_f64(1.5) == -1.5
// run: @negf_f64(-1.5) == 1.5
// run: @negf_f64(0.0) == -0.0
// run: @negf_f64(-0.0) == 0.0
// run: @negf_f64(inf) == -inf
func.func @negf_f64(%a: f64) -> f64 {
  %0 = arith.negf %a : f64
  return %0 : f64
}

// run: @negf_f32(1.5) == -1.5
// run: @negf_f32(0.0) == -0.0
func.func @negf_f32(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  return %0 : f32
}
