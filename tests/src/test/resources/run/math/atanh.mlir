// atanh: special values, and numbers rounded to f32, on which every good implementation agrees (mpmath).

// run: @atanh_f64(0.0) == 0.0
// run: @atanh_f64(-0.0) == -0.0
// run: @atanh_f64(1.0) == inf
// run: @atanh_f64(-1.0) == -inf
// run: @atanh_f64(1.5) == nan
// run: @atanh_f64(inf) == nan
func.func @atanh_f64(%a: f64) -> f64 {
  %0 = math.atanh %a : f64
  return %0 : f64
}

// run: @atanh_f32(0.125) == 0.12565722
// run: @atanh_f32(-0.375) == -0.39422867
// run: @atanh_f32(0.75) == 0.97295505
// run: @atanh_f32(0.9999) == 4.951636
// run: @atanh_f32(1.0e-10) == 1.0e-10
func.func @atanh_f32(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}
