// The signed quotient, rounded down.

// run: @floordivsi_i32(7, 2) == 3
// run: @floordivsi_i32(-7, 2) == -4
// run: @floordivsi_i32(7, -2) == -4
// run: @floordivsi_i32(-7, -2) == 3
// run: @floordivsi_i32(0, 5) == 0
// run: @floordivsi_i32(-2147483648, 2) == -1073741824
// run: @floordivsi_i32(6, 3) == 2
// run: @floordivsi_i32(-6, 3) == -2
// run: @floordivsi_i32(1, 1000) == 0
// run: @floordivsi_i32(1, 0) traps "integer divide by zero"
func.func @floordivsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.floordivsi %a, %b : i32
  return %0 : i32
}

// run: @floordivsi_i64(7, 2) == 3
// run: @floordivsi_i64(-7, 2) == -4
// run: @floordivsi_i64(7, -2) == -4
// run: @floordivsi_i64(-7, -2) == 3
// run: @floordivsi_i64(8, 2) == 4
func.func @floordivsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.floordivsi %a, %b : i64
  return %0 : i64
}

// run: @floordivsi_index(7, 2) == 3
// run: @floordivsi_index(8, 2) == 4
// run: @floordivsi_index(0, 3) == 0
func.func @floordivsi_index(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}
