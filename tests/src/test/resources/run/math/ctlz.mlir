// Zeros above the highest one.

// run: @ctlz_i32(1) == 31
// run: @ctlz_i32(0) == 32
// run: @ctlz_i32(-1) == 0
// run: @ctlz_i32(240) == 24
// run: @ctlz_i32(-2147483648) == 0
func.func @ctlz_i32(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// run: @ctlz_i64(1) == 63
// run: @ctlz_i64(0) == 64
// run: @ctlz_i64(-1) == 0
// run: @ctlz_i64(1099511627776) == 23
func.func @ctlz_i64(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}

// run: @ctlz_i8(1) == 7
// run: @ctlz_i8(0) == 8
// run: @ctlz_i8(-1) == 0
// run: @ctlz_i8(16) == 3
func.func @ctlz_i8(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}

// run: @ctlz_i16(256) == 7
// run: @ctlz_i16(0) == 16
func.func @ctlz_i16(%a: i16) -> i16 {
  %0 = math.ctlz %a : i16
  return %0 : i16
}
