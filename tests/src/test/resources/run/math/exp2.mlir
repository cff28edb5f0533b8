// Values of exp2 that every good implementation agrees on.

// run: @exp2_f64(0.0) == 1.0
// run: @exp2_f64(10.0) == 1024.0
// run: @exp2_f64(-3.0) == 0.125
// run: @exp2_f64(0.5) == 1.4142135623730951
func.func @exp2_f64(%a: f64) -> f64 {
  %0 = math.exp2 %a : f64
  return %0 : f64
}

// run: @exp2_f32(0.3) == 1.2311444
func.func @exp2_f32(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}
