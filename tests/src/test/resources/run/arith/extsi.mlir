// The sign is extended.

// run: @extsi_i8_i32(127) == 127
// run: @extsi_i8_i32(-128) == -128
// run: @extsi_i8_i32(-1) == -1
func.func @extsi_i8_i32(%a: i8) -> i32 {
  %0 = arith.extsi %a : i8 to i32
  return %0 : i32
}

// run: @extsi_i16_i64(32767) == 32767
// run: @extsi_i16_i64(-32768) == -32768
func.func @extsi_i16_i64(%a: i16) -> i64 {
  %0 = arith.extsi %a : i16 to i64
  return %0 : i64
}

// run: @extsi_i32_i64(2147483647) == 2147483647
// run: @extsi_i32_i64(-2147483648) == -2147483648
func.func @extsi_i32_i64(%a: i32) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  return %0 : i64
}

// run: @extsi_i1_i32(false) == 0
// run: @extsi_i1_i32(true) == -1
func.func @extsi_i1_i32(%a: i1) -> i32 {
  %0 = arith.extsi %a : i1 to i32
  return %0 : i32
}

// run: @extsi_i8_i16(-1) == -1
// run: @extsi_i8_i16(5) == 5
func.func @extsi_i8_i16(%a: i8) -> i16 {
  %0 = arith.extsi %a : i8 to i16
  return %0 : i16
}
