// acos and asin: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @acos_f64(1.0) == 0.0
// run: @acos_f64(1.5) == nan
// run: @acos_f64(-2.0) == nan
// run: @acos_f64(nan) == nan
func.func @acos_f64(%a: f64) -> f64 {
  %0 = math.acos %a : f64
  return %0 : f64
}

// run: @acos_f32(0.5) == 1.0471976
// run: @acos_f32(-0.25) == 1.8234766
// run: @acos_f32(0.875) == 0.5053605
// run: @acos_f32(-1.0) == 3.1415927
// run: @acos_f32(0.0) == 1.5707964
func.func @acos_f32(%a: f32) -> f32 {
  %0 = math.acos %a : f32
  return %0 : f32
}

// run: @asin_f64(0.0) == 0.0
// run: @asin_f64(-0.0) == -0.0
// run: @asin_f64(1.5) == nan
// run: @asin_f64(nan) == nan
func.func @asin_f64(%a: f64) -> f64 {
  %0 = math.asin %a : f64
  return %0 : f64
}

// run: @asin_f32(0.5) == 0.5235988
// run: @asin_f32(-0.25) == -0.25268024
// run: @asin_f32(0.875) == 1.0654358
// run: @asin_f32(-1.0) == -1.5707964
// run: @asin_f32(1.0) == 1.5707964
func.func @asin_f32(%a: f32) -> f32 {
  %0 = math.asin %a : f32
  return %0 : f32
}
