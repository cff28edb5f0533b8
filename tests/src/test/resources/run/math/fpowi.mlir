// Integer powers of a float, by multiplication.

// run: @fpowi_f32(1.5, 3) == 3.375
// run: @fpowi_f32(2.0, -3) == 0.125
// run: @fpowi_f32(-0.5, 5) == -0.03125
// run: @fpowi_f32(3.0, 0) == 1.0
// run: @fpowi_f32(nan, 0) == 1.0
// run: @fpowi_f32(0.0, -1) == inf
func.func @fpowi_f32(%x: f32, %e: i32) -> f32 {
  %0 = math.fpowi %x, %e : f32, i32
  return %0 : f32
}

// run: @fpowi_f64(-2.0, 10) == 1024.0
// run: @fpowi_f64(2.0, -1) == 0.5
func.func @fpowi_f64(%x: f64, %e: i32) -> f64 {
  %0 = math.fpowi %x, %e : f64, i32
  return %0 : f64
}
