// NaN if an operand is NaN; -0 is less than +0.

// run: @maximumf_f64(1.0, 2.0) == 2.0
// run: @maximumf_f64(-1.0, -2.0) == -1.0
// run: @maximumf_f64(0.0, -0.0) == 0.0
// run: @maximumf_f64(-0.0, 0.0) == 0.0
// run: @maximumf_f64(nan, 1.0) == nan
// run: @maximumf_f64(1.0, nan) == nan
// run: @maximumf_f64(inf, 1.0) == inf
func.func @maximumf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.maximumf %a, %b : f64
  return %0 : f64
}

// run: @minimumf_f64(1.0, 2.0) == 1.0
// run: @minimumf_f64(-1.0, -2.0) == -2.0
// run: @minimumf_f64(0.0, -0.0) == -0.0
// run: @minimumf_f64(-0.0, 0.0) == -0.0
// run: @minimumf_f64(nan, 1.0) == nan
// run: @minimumf_f64(1.0, nan) == nan
// run: @minimumf_f64(inf, 1.0) == 1.0
func.func @minimumf_f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.minimumf %a, %b : f64
  return %0 : f64
}

// run: @maximumf_f32(1.0, 2.0) == 2.0
// run: @maximumf_f32(-1.0, -2.0) == -1.0
// run: @maximumf_f32(0.0, -0.0) == 0.0
// run: @maximumf_f32(-0.0, 0.0) == 0.0
// run: @maximumf_f32(nan, 1.0) == nan
// run: @maximumf_f32(1.0, nan) == nan
// run: @maximumf_f32(inf, 1.0) == inf
func.func @maximumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}

// run: @minimumf_f32(1.0, 2.0) == 1.0
// run: @minimumf_f32(-1.0, -2.0) == -2.0
// run: @minimumf_f32(0.0, -0.0) == -0.0
// run: @minimumf_f32(-0.0, 0.0) == -0.0
// run: @minimumf_f32(nan, 1.0) == nan
// run: @minimumf_f32(1.0, nan) == nan
// run: @minimumf_f32(inf, 1.0) == 1.0
func.func @minimumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b : f32
  return %0 : f32
}
