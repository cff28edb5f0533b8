// Values of atan that every good implementation agrees on.

// run: @atan_f64(0.0) == 0.0
// run: @atan_f64(inf) == 1.5707963267948966
func.func @atan_f64(%a: f64) -> f64 {
  %0 = math.atan %a : f64
  return %0 : f64
}

// run: @atan_f32(0.5) == 0.4636476
// run: @atan_f32(-3.0) == -1.2490457
func.func @atan_f32(%a: f32) -> f32 {
  %0 = math.atan %a : f32
  return %0 : f32
}
