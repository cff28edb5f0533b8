// Ones.

// run: @ctpop_i32(1) == 1
// run: @ctpop_i32(0) == 0
// run: @ctpop_i32(-1) == 32
// run: @ctpop_i32(240) == 4
// run: @ctpop_i32(-2147483648) == 1
func.func @ctpop_i32(%a: i32) -> i32 {
  %0 = math.ctpop %a : i32
  return %0 : i32
}

// run: @ctpop_i64(1) == 1
// run: @ctpop_i64(0) == 0
// run: @ctpop_i64(-1) == 64
// run: @ctpop_i64(1099511627776) == 1
func.func @ctpop_i64(%a: i64) -> i64 {
  %0 = math.ctpop %a : i64
  return %0 : i64
}

// run: @ctpop_i8(1) == 1
// run: @ctpop_i8(0) == 0
// run: @ctpop_i8(-1) == 8
// run: @ctpop_i8(16) == 1
func.func @ctpop_i8(%a: i8) -> i8 {
  %0 = math.ctpop %a : i8
  return %0 : i8
}

// run: @ctpop_i16(256) == 1
// run: @ctpop_i16(0) == 0
func.func @ctpop_i16(%a: i16) -> i16 {
  %0 = math.ctpop %a : i16
  return %0 : i16
}
