// Zeros below the lowest one.

// run: @cttz_i32(1) == 0
// run: @cttz_i32(0) == 32
// run: @cttz_i32(-1) == 0
// run: @cttz_i32(240) == 4
// run: @cttz_i32(-2147483648) == 31
func.func @cttz_i32(%a: i32) -> i32 {
  %0 = math.cttz %a : i32
  return %0 : i32
}

// run: @cttz_i64(1) == 0
// run: @cttz_i64(0) == 64
// run: @cttz_i64(-1) == 0
// run: @cttz_i64(1099511627776) == 40
func.func @cttz_i64(%a: i64) -> i64 {
  %0 = math.cttz %a : i64
  return %0 : i64
}

// run: @cttz_i8(1) == 0
// run: @cttz_i8(0) == 8
// run: @cttz_i8(-1) == 0
// run: @cttz_i8(16) == 4
func.func @cttz_i8(%a: i8) -> i8 {
  %0 = math.cttz %a : i8
  return %0 : i8
}

// run: @cttz_i16(256) == 8
// run: @cttz_i16(0) == 16
func.func @cttz_i16(%a: i16) -> i16 {
  %0 = math.cttz %a : i16
  return %0 : i16
}
