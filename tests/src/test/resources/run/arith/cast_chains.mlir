// What truncation and extension leave.

// run: @low_byte(511) == 255
// run: @low_byte(-1) == 255
// run: @low_byte(128) == 128
func.func @low_byte(%a: i32) -> i32 {
  %0 = arith.trunci %a : i32 to i8
  %1 = arith.extui %0 : i8 to i32
  return %1 : i32
}

// run: @signed_byte(511) == -1
// run: @signed_byte(-1) == -1
// run: @signed_byte(128) == -128
func.func @signed_byte(%a: i32) -> i32 {
  %0 = arith.trunci %a : i32 to i8
  %1 = arith.extsi %0 : i8 to i32
  return %1 : i32
}

// run: @high_half(8589934592) == 2
// run: @high_half(-1) == -1
// run: @high_half(81985529216486895) == 19088743
func.func @high_half(%a: i64) -> i32 {
  %c = arith.constant 32 : i64
  %0 = arith.shrui %a, %c : i64
  %1 = arith.trunci %0 : i64 to i32
  return %1 : i32
}
