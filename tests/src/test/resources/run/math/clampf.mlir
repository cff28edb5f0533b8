// A number brought between two others.

// run: @clamp(5.0) == 2.0
// run: @clamp(-4.0) == -1.0
// run: @clamp(0.5) == 0.5
// run: @clamp(inf) == 2.0
// run: @clamp(-inf) == -1.0
func.func @clamp(%x: f32) -> f32 {
  %lo = arith.constant -1.0 : f32
  %hi = arith.constant 2.0 : f32
  %0 = math.clampf %x to [%lo, %hi] : f32
  return %0 : f32
}

// run: @clamp_f64(5.0, -1.0, 2.0) == 2.0
// run: @clamp_f64(-4.0, -1.0, 2.0) == -1.0
// run: @clamp_f64(1.5, -1.0, 2.0) == 1.5
func.func @clamp_f64(%x: f64, %lo: f64, %hi: f64) -> f64 {
  %0 = math.clampf %x to [%lo, %hi] : f64
  return %0 : f64
}
