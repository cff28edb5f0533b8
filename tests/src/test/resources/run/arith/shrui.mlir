// A shift to the right that fills with zeros.

// run: @shrui_i32(1, 0) == 1
// run: @shrui_i32(1, 31) == 0
// run: @shrui_i32(-1, 1) == 2147483647
// run: @shrui_i32(-100, 4) == 268435449
// run: @shrui_i32(123456789, 7) == 964506
// run: @shrui_i32(-2147483648, 31) == 1
func.func @shrui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrui %a, %b : i32
  return %0 : i32
}

// run: @shrui_i64(1, 63) == 0
// run: @shrui_i64(-1, 1) == 9223372036854775807
// run: @shrui_i64(-100, 40) == 16777215
// run: @shrui_i64(1, 33) == 0
func.func @shrui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

// run: @shrui_i8(1, 7) == 0
// run: @shrui_i8(-1, 1) == 127
// run: @shrui_i8(-100, 3) == 19
// run: @shrui_i8(85, 4) == 5
func.func @shrui_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.shrui %a, %b : i8
  return %0 : i8
}

// run: @shrui_i16(1, 15) == 0
// run: @shrui_i16(-1, 8) == 255
// run: @shrui_i16(-30000, 3) == 4442
func.func @shrui_i16(%a: i16, %b: i16) -> i16 {
  %0 = arith.shrui %a, %b : i16
  return %0 : i16
}
