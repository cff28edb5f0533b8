// Zeros are added.

// run: @extui_i8_i32(127) == 127
// run: @extui_i8_i32(-128) == 128
// run: @extui_i8_i32(-1) == 255
func.func @extui_i8_i32(%a: i8) -> i32 {
  %0 = arith.extui %a : i8 to i32
  return %0 : i32
}

// run: @extui_i16_i64(32767) == 32767
// run: @extui_i16_i64(-32768) == 32768
func.func @extui_i16_i64(%a: i16) -> i64 {
  %0 = arith.extui %a : i16 to i64
  return %0 : i64
}

// run: @extui_i32_i64(2147483647) == 2147483647
// run: @extui_i32_i64(-2147483648) == 2147483648
func.func @extui_i32_i64(%a: i32) -> i64 {
  %0 = arith.extui %a : i32 to i64
  return %0 : i64
}

// run: @extui_i1_i32(false) == 0
// run: @extui_i1_i32(true) == 1
func.func @extui_i1_i32(%a: i1) -> i32 {
  %0 = arith.extui %a : i1 to i32
  return %0 : i32
}

// run: @extui_i8_i16(-1) == 255
// run: @extui_i8_i16(5) == 5
func.func @extui_i8_i16(%a: i8) -> i16 {
  %0 = arith.extui %a : i8 to i16
  return %0 : i16
}
