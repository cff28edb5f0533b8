// The signed quotient, rounded up.

// run: @ceildivsi_i32(7, 2) == 4
// run: @ceildivsi_i32(-7, 2) == -3
// run: @ceildivsi_i32(7, -2) == -3
// run: @ceildivsi_i32(-7, -2) == 4
// run: @ceildivsi_i32(0, 5) == 0
// run: @ceildivsi_i32(-2147483648, 2) == -1073741824
// run: @ceildivsi_i32(6, 3) == 2
// run: @ceildivsi_i32(-6, 3) == -2
// run: @ceildivsi_i32(1, 1000) == 1
// run: @ceildivsi_i32(1, 0) traps "integer divide by zero"
func.func @ceildivsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// run: @ceildivsi_i64(7, 2) == 4
// run: @ceildivsi_i64(-7, 2) == -3
// run: @ceildivsi_i64(7, -2) == -3
// run: @ceildivsi_i64(-7, -2) == 4
// run: @ceildivsi_i64(8, 2) == 4
func.func @ceildivsi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.ceildivsi %a, %b : i64
  return %0 : i64
}

// run: @ceildivsi_index(7, 2) == 4
// run: @ceildivsi_index(8, 2) == 4
// run: @ceildivsi_index(0, 3) == 0
func.func @ceildivsi_index(%a: index, %b: index) -> index {
  %0 = arith.ceildivsi %a, %b : index
  return %0 : index
}
