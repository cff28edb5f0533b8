// The signed quotient is rounded towards zero; by zero it traps.

// run: @divsi_i32(7, 2) == 3
// run: @divsi_i32(-7, 2) == -3
// run: @divsi_i32(7, -2) == -3
// run: @divsi_i32(-7, -2) == 3
// run: @divsi_i32(0, 5) == 0
// run: @divsi_i32(2147483647, -1) == -2147483647
// run: @divsi_i32(-2147483648, 2) == -1073741824
// run: @divsi_i32(6, 3) == 2
// run: @divsi_i32(-6, 3) == -2
// run: @divsi_i32(1, 1000) == 0
// run: @divsi_i32(1, 0) traps "integer divide by zero"
// run: @divsi_i32(-2147483648, -1) traps "integer overflow"
func.func @divsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}

// run: @divsi_i64(7, 2) == 3
// run: @divsi_i64(-7, 2) == -3
// run: @divsi_i64(7, -2) == -3
// run: @divsi_i64(9223372036854775807, 10) == 922337203685477580
// run: @divsi_i64(-9223372036854775808, 3) == -3074457345618258602
// run: @divsi_i64(1, 0) traps "integer divide by zero"
// run: @divsi_i64(-9223372036854775808, -1) traps "integer overflow"
func.func @divsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

// run: @divsi_i8(7, 2) == 3
// run: @divsi_i8(-7, 2) == -3
// run: @divsi_i8(-128, 3) == -42
// run: @divsi_i8(127, -1) == -127
func.func @divsi_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.divsi %a, %b : i8
  return %0 : i8
}
