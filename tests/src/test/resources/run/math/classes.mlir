// NaN, or neither that nor infinite.

// run: @isnan_f64(1.0) == false
// run: @isnan_f64(0.0) == false
// run: @isnan_f64(inf) == false
// run: @isnan_f64(-inf) == false
// run: @isnan_f64(nan) == true
// run: @isnan_f64(5e-324) == false
func.func @isnan_f64(%a: f64) -> i1 {
  %0 = math.isnan %a : f64
  return %0 : i1
}

// run: @isnan_f32(1e-40) == false
// run: @isnan_f32(1.0) == false
func.func @isnan_f32(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}

// run: @isfinite_f64(1.0) == true
// run: @isfinite_f64(0.0) == true
// run: @isfinite_f64(inf) == false
// run: @isfinite_f64(-inf) == false
// run: @isfinite_f64(nan) == false
// run: @isfinite_f64(5e-324) == true
func.func @isfinite_f64(%a: f64) -> i1 {
  %0 = math.isfinite %a : f64
  return %0 : i1
}

// run: @isfinite_f32(1e-40) == true
// run: @isfinite_f32(1.0) == true
func.func @isfinite_f32(%a: f32) -> i1 {
  %0 = math.isfinite %a : f32
  return %0 : i1
}

// run: @isinf_f64(1.0) == false
// run: @isinf_f64(inf) == true
// run: @isinf_f64(-inf) == true
// run: @isinf_f64(nan) == false
func.func @isinf_f64(%a: f64) -> i1 {
  %0 = math.isinf %a : f64
  return %0 : i1
}

// run: @isinf_f32(3.4e38) == false
// run: @isinf_f32(-inf) == true
func.func @isinf_f32(%a: f32) -> i1 {
  %0 = math.isinf %a : f32
  return %0 : i1
}

// run: @isnormal_f64(1.0) == true
// run: @isnormal_f64(-2.5e-308) == true
// run: @isnormal_f64(5e-324) == false
// run: @isnormal_f64(0.0) == false
// run: @isnormal_f64(-inf) == false
// run: @isnormal_f64(nan) == false
func.func @isnormal_f64(%a: f64) -> i1 {
  %0 = math.isnormal %a : f64
  return %0 : i1
}
