// Between single and double precision.

// run: @extf_f32_f64(0.1) == 0.10000000149011612
// run: @extf_f32_f64(-0.0) == -0.0
// run: @extf_f32_f64(inf) == inf
// run: @extf_f32_f64(nan) == nan
// run: @extf_f32_f64(3.5) == 3.5
func.func @extf_f32_f64(%a: f32) -> f64 {
  %0 = arith.extf %a : f32 to f64
  return %0 : f64
}

// run: @truncf_f64_f32(0.1) == 0.1
// run: @truncf_f64_f32(1e+300) == inf
// run: @truncf_f64_f32(-1e-300) == -0.0
// run: @truncf_f64_f32(nan) == nan
// run: @truncf_f64_f32(16777217.0) == 1.6777216e+07
func.func @truncf_f64_f32(%a: f64) -> f32 {
  %0 = arith.truncf %a : f64 to f32
  return %0 : f32
}
