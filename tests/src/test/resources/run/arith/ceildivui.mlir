// The unsigned quotient, rounded up.

// run: @ceildivui_i32(7, 2) == 4
// run: @ceildivui_i32(-7, 2) == 2147483645
// run: @ceildivui_i32(7, -2) == 1
// run: @ceildivui_i32(-7, -2) == 1
// run: @ceildivui_i32(0, 5) == 0
// run: @ceildivui_i32(-2147483648, 2) == 1073741824
// run: @ceildivui_i32(6, 3) == 2
// run: @ceildivui_i32(-6, 3) == 1431655764
// run: @ceildivui_i32(1, 1000) == 1
// run: @ceildivui_i32(1, 0) traps "integer divide by zero"
func.func @ceildivui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivui %a, %b : i32
  return %0 : i32
}

// run: @ceildivui_i64(7, 2) == 4
// run: @ceildivui_i64(-7, 2) == 9223372036854775805
// run: @ceildivui_i64(7, -2) == 1
// run: @ceildivui_i64(-7, -2) == 1
// run: @ceildivui_i64(8, 2) == 4
func.func @ceildivui_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.ceildivui %a, %b : i64
  return %0 : i64
}

// run: @ceildivui_index(7, 2) == 4
// run: @ceildivui_index(8, 2) == 4
// run: @ceildivui_index(0, 3) == 0
func.func @ceildivui_index(%a: index, %b: index) -> index {
  %0 = arith.ceildivui %a, %b : index
  return %0 : index
}
