// Addition wraps at the width of its type.

// run: @addi_i32(1, 2) == 3
// run: @addi_i32(2147483647, 1) == -2147483648
// run: @addi_i32(-2147483648, -1) == 2147483647
// run: @addi_i32(-5, 3) == -2
// run: @addi_i32(0, 0) == 0
// run: @addi_i32(123456789, 987654321) == 1111111110
func.func @addi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

// run: @addi_i64(1, 2) == 3
// run: @addi_i64(9223372036854775807, 1) == -9223372036854775808
// run: @addi_i64(-9223372036854775808, -1) == 9223372036854775807
// run: @addi_i64(-5, 3) == -2
// run: @addi_i64(4294967296, 4294967297) == 8589934593
func.func @addi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// run: @addi_i8(1, 2) == 3
// run: @addi_i8(127, 1) == -128
// run: @addi_i8(-128, -1) == 127
// run: @addi_i8(-5, 3) == -2
// run: @addi_i8(100, 100) == -56
func.func @addi_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b : i8
  return %0 : i8
}

// run: @addi_i16(1, 2) == 3
// run: @addi_i16(32767, 1) == -32768
// run: @addi_i16(-32768, -1) == 32767
// run: @addi_i16(200, 300) == 500
func.func @addi_i16(%a: i16, %b: i16) -> i16 {
  %0 = arith.addi %a, %b : i16
  return %0 : i16
}

// run: @addi_index(1, 2) == 3
// run: @addi_index(-5, 3) == -2
// run: @addi_index(1000, 1000) == 2000
func.func @addi_index(%a: index, %b: index) -> index {
  %0 = arith.addi %a, %b : index
  return %0 : index
}
