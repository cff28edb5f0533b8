// Both at once: the same as each.

// run: @sincos_f32(0.5) == 0.47942555, 0.87758255
// run: @sincos_f32(-0.25) == -0.24740396, 0.9689124
// run: @sincos_f32(100.0) == -0.50636566, 0.8623189
// run: @sincos_f32(-0.0) == -0.0, 1.0
// run: @sincos_f32(inf) == nan, nan
func.func @sincos_f32(%a: f32) -> (f32, f32) {
  %s, %c = math.sincos %a : f32
  return %s, %c : f32, f32
}

// run: @is_sin_and_cos(1.25) == true
// run: @is_sin_and_cos(-1.0e10) == true
func.func @is_sin_and_cos(%a: f64) -> i1 {
  %s, %c = math.sincos %a : f64
  %s1 = math.sin %a : f64
  %c1 = math.cos %a : f64
  %0 = arith.cmpf oeq, %s, %s1 : f64
  %1 = arith.cmpf oeq, %c, %c1 : f64
  %2 = arith.andi %0, %1 : i1
  return %2 : i1
}
