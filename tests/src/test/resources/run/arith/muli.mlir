// Multiplication wraps at the width of its type.

// run: @muli_i32(1, 2) == 2
// run: @muli_i32(2147483647, 1) == 2147483647
// run: @muli_i32(-2147483648, -1) == -2147483648
// run: @muli_i32(-5, 3) == -15
// run: @muli_i32(0, 0) == 0
// run: @muli_i32(123456789, 987654321) == -67153019
func.func @muli_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  return %0 : i32
}

// run: @muli_i64(1, 2) == 2
// run: @muli_i64(9223372036854775807, 1) == 9223372036854775807
// run: @muli_i64(-9223372036854775808, -1) == -9223372036854775808
// run: @muli_i64(-5, 3) == -15
// run: @muli_i64(4294967296, 4294967297) == 4294967296
func.func @muli_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

// run: @muli_i8(1, 2) == 2
// run: @muli_i8(127, 1) == 127
// run: @muli_i8(-128, -1) == -128
// run: @muli_i8(-5, 3) == -15
// run: @muli_i8(100, 100) == 16
func.func @muli_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.muli %a, %b : i8
  return %0 : i8
}

// run: @muli_i16(1, 2) == 2
// run: @muli_i16(32767, 1) == 32767
// run: @muli_i16(-32768, -1) == -32768
// run: @muli_i16(200, 300) == -5536
func.func @muli_i16(%a: i16, %b: i16) -> i16 {
  %0 = arith.muli %a, %b : i16
  return %0 : i16
}

// run: @muli_index(1, 2) == 2
// run: @muli_index(-5, 3) == -15
// run: @muli_index(1000, 1000) == 1000000
func.func @muli_index(%a: index, %b: index) -> index {
  %0 = arith.muli %a, %b : index
  return %0 : index
}
