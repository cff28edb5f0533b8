// The absolute value of integers.

// run: @absi_i32(5) == 5
// run: @absi_i32(-5) == 5
// run: @absi_i32(0) == 0
// run: @absi_i32(2147483647) == 2147483647
func.func @absi_i32(%a: i32) -> i32 {
  %0 = math.absi %a : i32
  return %0 : i32
}

// run: @absi_i64(-1099511627776) == 1099511627776
func.func @absi_i64(%a: i64) -> i64 {
  %0 = math.absi %a : i64
  return %0 : i64
}

// run: @absi_i8(-127) == 127
func.func @absi_i8(%a: i8) -> i8 {
  %0 = math.absi %a : i8
  return %0 : i8
}
