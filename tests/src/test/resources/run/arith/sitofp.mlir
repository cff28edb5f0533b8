// Signed integers become the nearest float.

// run: @sitofp_i32_f64(0) == 0.0
// run: @sitofp_i32_f64(-1) == -1.0
// run: @sitofp_i32_f64(2147483647) == 2147483647.0
func.func @sitofp_i32_f64(%a: i32) -> f64 {
  %0 = arith.sitofp %a : i32 to f64
  return %0 : f64
}

// run: @sitofp_i32_f32(16777217) == 1.6777216e+07
// run: @sitofp_i32_f32(-16777219) == -1.677722e+07
// run: @sitofp_i32_f32(5) == 5.0
func.func @sitofp_i32_f32(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 to f32
  return %0 : f32
}

// run: @sitofp_i64_f64(9007199254740993) == 9007199254740992.0
// run: @sitofp_i64_f64(-9223372036854775808) == -9.223372036854776e+18
// run: @sitofp_i64_f64(9223372036854775807) == 9.223372036854776e+18
func.func @sitofp_i64_f64(%a: i64) -> f64 {
  %0 = arith.sitofp %a : i64 to f64
  return %0 : f64
}

// run: @sitofp_i64_f32(9223372036854775807) == 9.223372e+18
// run: @sitofp_i64_f32(-1) == -1.0
// run: @sitofp_i64_f32(33554433) == 3.3554432e+07
func.func @sitofp_i64_f32(%a: i64) -> f32 {
  %0 = arith.sitofp %a : i64 to f32
  return %0 : f32
}

// run: @sitofp_i8_f32(-128) == -128.0
// run: @sitofp_i8_f32(127) == 127.0
func.func @sitofp_i8_f32(%a: i8) -> f32 {
  %0 = arith.sitofp %a : i8 to f32
  return %0 : f32
}

// run: @sitofp_i1_f64(false) == 0.0
// run: @sitofp_i1_f64(true) == -1.0
func.func @sitofp_i1_f64(%a: i1) -> f64 {
  %0 = arith.sitofp %a : i1 to f64
  return %0 : f64
}
