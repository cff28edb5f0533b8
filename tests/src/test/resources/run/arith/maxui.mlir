// The larger of two unsigned numbers.

// run: @maxui_i32(1, 2) == 2
// run: @maxui_i32(-1, 1) == -1
// run: @maxui_i32(1, -1) == -1
// run: @maxui_i32(-2147483648, 2147483647) == -2147483648
func.func @maxui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxui %a, %b : i32
  return %0 : i32
}

// run: @maxui_i64(1099511627776, 1) == 1099511627776
// run: @maxui_i64(-1, 1) == -1
func.func @maxui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxui %a, %b : i64
  return %0 : i64
}

// run: @maxui_i8(-128, 127) == -128
// run: @maxui_i8(3, 4) == 4
func.func @maxui_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.maxui %a, %b : i8
  return %0 : i8
}
