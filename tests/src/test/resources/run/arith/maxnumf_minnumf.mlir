// The other operand if one is NaN.

// run: @maxnumf_f64(1.0, 2.0) == 2.0
// run: @maxnumf_f64(-1.0, -2.0) == -1.0
// run: @maxnumf_f64(nan, 1.0) == 1.0
// run: @maxnumf_f64(1.0, nan) == 1.0
// run: @maxnumf_f64(nan, nan) == nan
// run: @maxnumf_f64(inf, 1.0) == inf
func.func @maxnumf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.maxnumf %a, %b : f64
  return %0 : f64
}

// run: @minnumf_f64(1.0, 2.0) == 1.0
// run: @minnumf_f64(-1.0, -2.0) == -2.0
// run: @minnumf_f64(nan, 1.0) == 1.0
// run: @minnumf_f64(1.0, nan) == 1.0
// run: @minnumf_f64(nan, nan) == nan
// run: @minnumf_f64(inf, 1.0) == 1.0
func.func @minnumf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.minnumf %a, %b : f64
  return %0 : f64
}

// run: @maxnumf_f32(1.0, 2.0) == 2.0
// run: @maxnumf_f32(-1.0, -2.0) == -1.0
// run: @maxnumf_f32(nan, 1.0) == 1.0
// run: @maxnumf_f32(1.0, nan) == 1.0
// run: @maxnumf_f32(nan, nan) == nan
// run: @maxnumf_f32(inf, 1.0) == inf
func.func @maxnumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.maxnumf %a, %b : f32
  return %0 : f32
}

// run: @minnumf_f32(1.0, 2.0) == 1.0
// run: @minnumf_f32(-1.0, -2.0) == -2.0
// run: @minnumf_f32(nan, 1.0) == 1.0
// run: @minnumf_f32(1.0, nan) == 1.0
// run: @minnumf_f32(nan, nan) == nan
// run: @minnumf_f32(inf, 1.0) == 1.0
func.func @minnumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.minnumf %a, %b : f32
  return %0 : f32
}
