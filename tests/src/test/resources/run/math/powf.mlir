// Powers.

// run: @powf_f64(2.0, 10.0) == 1024.0
// run: @powf_f64(2.0, -1.0) == 0.5
// run: @powf_f64(-2.0, 3.0) == -8.0
// run: @powf_f64(9.0, 0.5) == 3.0
// run: @powf_f64(0.0, 0.0) == 1.0
// run: @powf_f64(nan, 0.0) == 1.0
// run: @powf_f64(1.0, nan) == 1.0
// run: @powf_f64(-1.0, inf) == 1.0
// run: @powf_f64(0.0, -1.0) == inf
// run: @powf_f64(-0.0, -3.0) == -inf
// run: @powf_f64(inf, -1.0) == 0.0
func.func @powf_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.powf %a, %b : f64
  return %0 : f64
}

// run: @powf_f32(2.0, 0.5) == 1.4142135
// run: @powf_f32(10.0, -2.0) == 0.01
// run: @powf_f32(1.5, 7.0) == 17.085938
func.func @powf_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
