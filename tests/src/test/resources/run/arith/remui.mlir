// The unsigned remainder; by zero it traps.

// run: @remui_i32(7, 2) == 1
// run: @remui_i32(-7, 2) == 1
// run: @remui_i32(7, -2) == 7
// run: @remui_i32(-7, -2) == -7
// run: @remui_i32(0, 5) == 0
// run: @remui_i32(2147483647, -1) == 2147483647
// run: @remui_i32(-2147483648, 2) == 0
// run: @remui_i32(6, 3) == 0
// run: @remui_i32(-6, 3) == 1
// run: @remui_i32(1, 1000) == 1
// run: @remui_i32(1, 0) traps "integer divide by zero"
func.func @remui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.remui %a, %b : i32
  return %0 : i32
}

// run: @remui_i64(7, 2) == 1
// run: @remui_i64(-7, 2) == 1
// run: @remui_i64(7, -2) == 7
// run: @remui_i64(9223372036854775807, 10) == 7
// run: @remui_i64(-9223372036854775808, 3) == 2
// run: @remui_i64(1, 0) traps "integer divide by zero"
func.func @remui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.remui %a, %b : i64
  return %0 : i64
}

// run: @remui_i8(7, 2) == 1
// run: @remui_i8(-7, 2) == 1
// run: @remui_i8(-128, 3) == 2
// run: @remui_i8(127, -1) == 127
func.func @remui_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.remui %a, %b : i8
  return %0 : i8
}
