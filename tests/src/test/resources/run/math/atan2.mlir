// The angle of a point.

// run: @atan2_f64(0.0, 1.0) == 0.0
// run: @atan2_f64(0.0, -1.0) == 3.141592653589793
// run: @atan2_f64(-0.0, -1.0) == -3.141592653589793
// run: @atan2_f64(1.0, 0.0) == 1.5707963267948966
// run: @atan2_f64(-1.0, 0.0) == -1.5707963267948966
func.func @atan2_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.atan2 %a, %b : f64
  return %0 : f64
}

// run: @atan2_f32(1.0, 2.0) == 0.4636476
// run: @atan2_f32(-3.0, -0.5) == -1.735945
func.func @atan2_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.atan2 %a, %b : f32
  return %0 : f32
}
