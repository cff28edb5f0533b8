// Floats are rounded towards zero, to unsigned integers.

// run: @fptoui_f64_i32(1.9) == 1
// run: @fptoui_f64_i32(4294967295.5) == -1
// run: @fptoui_f64_i32(0.0) == 0
func.func @fptoui_f64_i32(%a: f64) -> i32 {
  %0 = arith.fptoui %a : f64 to i32
  return %0 : i32
}

// run: @fptoui_f32_i32(1.9) == 1
// run: @fptoui_f32_i32(3e+09) == -1294967296
func.func @fptoui_f32_i32(%a: f32) -> i32 {
  %0 = arith.fptoui %a : f32 to i32
  return %0 : i32
}

// run: @fptoui_f64_i64(1e+19) == -8446744073709551616
// run: @fptoui_f64_i64(2.5) == 2
func.func @fptoui_f64_i64(%a: f64) -> i64 {
  %0 = arith.fptoui %a : f64 to i64
  return %0 : i64
}

// run: @fptoui_f64_i8(255.9) == -1
func.func @fptoui_f64_i8(%a: f64) -> i8 {
  %0 = arith.fptoui %a : f64 to i8
  return %0 : i8
}
