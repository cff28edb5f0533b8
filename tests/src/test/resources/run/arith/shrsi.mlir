// A shift to the right that keeps the sign.

// run: @shrsi_i32(1, 0) == 1
// run: @shrsi_i32(1, 31) == 0
// run: @shrsi_i32(-1, 1) == -1
// run: @shrsi_i32(-100, 4) == -7
// run: @shrsi_i32(123456789, 7) == 964506
// run: @shrsi_i32(-2147483648, 31) == -1
func.func @shrsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrsi %a, %b : i32
  return %0 : i32
}

// run: @shrsi_i64(1, 63) == 0
// run: @shrsi_i64(-1, 1) == -1
// run: @shrsi_i64(-100, 40) == -1
// run: @shrsi_i64(1, 33) == 0
func.func @shrsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// run: @shrsi_i8(1, 7) == 0
// run: @shrsi_i8(-1, 1) == -1
// run: @shrsi_i8(-100, 3) == -13
// run: @shrsi_i8(85, 4) == 5
func.func @shrsi_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.shrsi %a, %b : i8
  return %0 : i8
}

// run: @shrsi_i16(1, 15) == 0
// run: @shrsi_i16(-1, 8) == -1
// run: @shrsi_i16(-30000, 3) == -3750
func.func @shrsi_i16(%a: i16, %b: i16) -> i16 {
  %0 = arith.shrsi %a, %b : i16
  return %0 : i16
}
