// A shift to the left.

// run: @shli_i32(1, 0) == 1
// run: @shli_i32(1, 31) == -2147483648
// run: @shli_i32(-1, 1) == -2
// run: @shli_i32(-100, 4) == -1600
// run: @shli_i32(123456789, 7) == -1377400192
// run: @shli_i32(-2147483648, 31) == 0
func.func @shli_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b : i32
  return %0 : i32
}

// run: @shli_i64(1, 63) == -9223372036854775808
// run: @shli_i64(-1, 1) == -2
// run: @shli_i64(-100, 40) == -109951162777600
// run: @shli_i64(1, 33) == 8589934592
func.func @shli_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// run: @shli_i8(1, 7) == -128
// run: @shli_i8(-1, 1) == -2
// run: @shli_i8(-100, 3) == -32
// run: @shli_i8(85, 4) == 80
func.func @shli_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.shli %a, %b : i8
  return %0 : i8
}

// run: @shli_i16(1, 15) == -32768
// run: @shli_i16(-1, 8) == -256
// run: @shli_i16(-30000, 3) == 22144
func.func @shli_i16(%a: i16, %b: i16) -> i16 {
  %0 = arith.shli %a, %b : i16
  return %0 : i16
}
