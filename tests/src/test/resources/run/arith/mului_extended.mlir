// The product in two halves.

// run: @mului_extended_i32_x(65536, 65536) == 0
// run: @mului_extended_i32_x(-1, -1) == 1
// run: @mului_extended_i32_x(123456789, 987654321) == -67153019
func.func @mului_extended_i32_x(%a: i32, %b: i32) -> i32 {
  %x, %y = arith.mului_extended %a, %b : i32
  return %x : i32
}

// run: @mului_extended_i32_y(65536, 65536) == 1
// run: @mului_extended_i32_y(-1, -1) == -2
// run: @mului_extended_i32_y(123456789, 987654321) == 28389652
// run: @mului_extended_i32_y(-5, 3) == 2
func.func @mului_extended_i32_y(%a: i32, %b: i32) -> i32 {
  %x, %y = arith.mului_extended %a, %b : i32
  return %y : i32
}

// run: @mului_extended_i64_y(1099511627776, 1099511627776) == 65536
// run: @mului_extended_i64_y(-1, -1) == -2
// run: @mului_extended_i64_y(-5, 3) == 2
// run: @mului_extended_i64_y(81985529216486895, 571336656727393057) == 2539274029899524
func.func @mului_extended_i64_y(%a: i64, %b: i64) -> i64 {
  %x, %y = arith.mului_extended %a, %b : i64
  return %y : i64
}

// run: @mului_extended_i8_y(-128, -128) == 64
// run: @mului_extended_i8_y(100, 100) == 39
func.func @mului_extended_i8_y(%a: i8, %b: i8) -> i8 {
  %x, %y = arith.mului_extended %a, %b : i8
  return %y : i8
}
