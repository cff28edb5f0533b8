// Subtraction wraps at the width of its type.

// run: @subi_i32(1, 2) == -1
// run: @subi_i32(2147483647, 1) == 2147483646
// run: @subi_i32(-2147483648, -1) == -2147483647
// run: @subi_i32(-5, 3) == -8
// run: @subi_i32(0, 0) == 0
// run: @subi_i32(123456789, 987654321) == -864197532
func.func @subi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}

// run: @subi_i64(1, 2) == -1
// run: @subi_i64(9223372036854775807, 1) == 9223372036854775806
// run: @subi_i64(-9223372036854775808, -1) == -9223372036854775807
// run: @subi_i64(-5, 3) == -8
// run: @subi_i64(4294967296, 4294967297) == -1
func.func @subi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}

// run: @subi_i8(1, 2) == -1
// run: @subi_i8(127, 1) == 126
// run: @subi_i8(-128, -1) == -127
// run: @subi_i8(-5, 3) == -8
// run: @subi_i8(100, 100) == 0
func.func @subi_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.subi %a, %b : i8
  return %0 : i8
}

// run: @subi_i16(1, 2) == -1
// run: @subi_i16(32767, 1) == 32766
// run: @subi_i16(-32768, -1) == -32767
// run: @subi_i16(200, 300) == -100
func.func @subi_i16(%a: i16, %b: i16) -> i16 {
  %0 = arith.subi %a, %b : i16
  return %0 : i16
}

// run: @subi_index(1, 2) == -1
// run: @subi_index(-5, 3) == -8
// run: @subi_index(1000, 1000) == 0
func.func @subi_index(%a: index, %b: index) -> index {
  %0 = arith.subi %a, %b : index
  return %0 : index
}
