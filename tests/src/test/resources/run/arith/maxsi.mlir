// The larger of two signed numbers.

// run: @maxsi_i32(1, 2) == 2
// run: @maxsi_i32(-1, 1) == 1
// run: @maxsi_i32(1, -1) == 1
// run: @maxsi_i32(-2147483648, 2147483647) == 2147483647
func.func @maxsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxsi %a, %b : i32
  return %0 : i32
}

// run: @maxsi_i64(1099511627776, 1) == 1099511627776
// run: @maxsi_i64(-1, 1) == 1
func.func @maxsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}

// run: @maxsi_i8(-128, 127) == 127
// run: @maxsi_i8(3, 4) == 4
func.func @maxsi_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.maxsi %a, %b : i8
  return %0 : i8
}
