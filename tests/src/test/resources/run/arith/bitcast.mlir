// The same bits as another type.

// run: @bitcast_f32_i32(1.0) == 1065353216
// run: @bitcast_f32_i32(-0.0) == -2147483648
// run: @bitcast_f32_i32(inf) == 2139095040
// run: @bitcast_f32_i32(0.1) == 1036831949
func.func @bitcast_f32_i32(%a: f32) -> i32 {
  %0 = arith.bitcast %a : f32 to i32
  return %0 : i32
}

// run: @bitcast_i32_f32(1065353216) == 1.0
// run: @bitcast_i32_f32(-2147483648) == -0.0
// run: @bitcast_i32_f32(1) == 1e-45
func.func @bitcast_i32_f32(%a: i32) -> f32 {
  %0 = arith.bitcast %a : i32 to f32
  return %0 : f32
}

// run: @bitcast_f64_i64(1.0) == 4607182418800017408
// run: @bitcast_f64_i64(-0.0) == -9223372036854775808
// run: @bitcast_f64_i64(0.1) == 4591870180066957722
func.func @bitcast_f64_i64(%a: f64) -> i64 {
  %0 = arith.bitcast %a : f64 to i64
  return %0 : i64
}

// run: @bitcast_i64_f64(4607182418800017408) == 1.0
// run: @bitcast_i64_f64(1) == 5e-324
func.func @bitcast_i64_f64(%a: i64) -> f64 {
  %0 = arith.bitcast %a : i64 to f64
  return %0 : f64
}
