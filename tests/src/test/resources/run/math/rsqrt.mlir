// Values of rsqrt that every good implementation agrees on.

// run: @rsqrt_f64(4.0) == 0.5
// run: @rsqrt_f64(0.25) == 2.0
func.func @rsqrt_f64(%a: f64) -> f64 {
  %0 = math.rsqrt %a : f64
  return %0 : f64
}

// run: @rsqrt_f32(4.0) == 0.5
func.func @rsqrt_f32(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}
