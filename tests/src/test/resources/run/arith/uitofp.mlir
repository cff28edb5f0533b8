// Unsigned integers become the nearest float.

// run: @uitofp_i32_f64(0) == 0.0
// run: @uitofp_i32_f64(-1) == 4294967295.0
// run: @uitofp_i32_f64(2147483647) == 2147483647.0
func.func @uitofp_i32_f64(%a: i32) -> f64 {
  %0 = arith.uitofp %a : i32 to f64
  return %0 : f64
}

// run: @uitofp_i32_f32(-1) == 4.2949673e+09
// run: @uitofp_i32_f32(16777217) == 1.6777216e+07
func.func @uitofp_i32_f32(%a: i32) -> f32 {
  %0 = arith.uitofp %a : i32 to f32
  return %0 : f32
}

// run: @uitofp_i64_f64(-1) == 1.8446744073709552e+19
// run: @uitofp_i64_f64(9007199254740993) == 9007199254740992.0
func.func @uitofp_i64_f64(%a: i64) -> f64 {
  %0 = arith.uitofp %a : i64 to f64
  return %0 : f64
}

// run: @uitofp_i64_f32(-1) == 1.8446744e+19
// run: @uitofp_i64_f32(-4294967296) == 1.8446744e+19
func.func @uitofp_i64_f32(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// run: @uitofp_i8_f32(-128) == 128.0
// run: @uitofp_i8_f32(127) == 127.0
func.func @uitofp_i8_f32(%a: i8) -> f32 {
  %0 = arith.uitofp %a : i8 to f32
  return %0 : f32
}

// run: @uitofp_i1_f64(false) == 0.0
// run: @uitofp_i1_f64(true) == 1.0
func.func @uitofp_i1_f64(%a: i1) -> f64 {
  %0 = arith.uitofp %a : i1 to f64
  return %0 : f64
}
