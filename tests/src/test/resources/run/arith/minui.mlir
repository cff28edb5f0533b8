// The smaller of two unsigned numbers.

// run: @minui_i32(1, 2) == 1
// run: @minui_i32(-1, 1) == 1
// run: @minui_i32(1, -1) == 1
// run: @minui_i32(-2147483648, 2147483647) == 2147483647
func.func @minui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.minui %a, %b : i32
  return %0 : i32
}

// run: @minui_i64(1099511627776, 1) == 1
// run: @minui_i64(-1, 1) == 1
func.func @minui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.minui %a, %b : i64
  return %0 : i64
}

// run: @minui_i8(-128, 127) == 127
// run: @minui_i8(3, 4) == 3
func.func @minui_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.minui %a, %b : i8
  return %0 : i8
}
