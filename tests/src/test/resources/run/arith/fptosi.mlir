// Floats are rounded towards zero.

// run: @fptosi_f64_i32(1.9) == 1
// run: @fptosi_f64_i32(-1.9) == -1
// run: @fptosi_f64_i32(2147483647.5) == 2147483647
// run: @fptosi_f64_i32(-0.5) == 0
func.func @fptosi_f64_i32(%a: f64) -> i32 {
  %0 = arith.fptosi %a : f64 to i32
  return %0 : i32
}

// run: @fptosi_f32_i32(1.9) == 1
// run: @fptosi_f32_i32(-1.9) == -1
// run: @fptosi_f32_i32(1e+09) == 1000000000
func.func @fptosi_f32_i32(%a: f32) -> i32 {
  %0 = arith.fptosi %a : f32 to i32
  return %0 : i32
}

// run: @fptosi_f64_i64(1e+18) == 1000000000000000000
// run: @fptosi_f64_i64(-1e+18) == -1000000000000000000
// run: @fptosi_f64_i64(0.999) == 0
func.func @fptosi_f64_i64(%a: f64) -> i64 {
  %0 = arith.fptosi %a : f64 to i64
  return %0 : i64
}

// run: @fptosi_f32_i64(1e+18) == 999999984306749440
// run: @fptosi_f32_i64(-2.5) == -2
func.func @fptosi_f32_i64(%a: f32) -> i64 {
  %0 = arith.fptosi %a : f32 to i64
  return %0 : i64
}

// run: @fptosi_f64_i8(127.9) == 127
// run: @fptosi_f64_i8(-128.9) == -128
func.func @fptosi_f64_i8(%a: f64) -> i8 {
  %0 = arith.fptosi %a : f64 to i8
  return %0 : i8
}
