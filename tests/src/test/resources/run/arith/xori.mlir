// Exclusive or, bit by bit.

// run: @xori_i32(12, 10) == 6
// run: @xori_i32(-1, 255) == -256
// run: @xori_i32(0, -1) == -1
// run: @xori_i32(1431655765, 858993459) == 1717986918
func.func @xori_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %a, %b : i32
  return %0 : i32
}

// run: @xori_i64(-1, 81985529216486895) == -81985529216486896
// run: @xori_i64(12, 10) == 6
func.func @xori_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.xori %a, %b : i64
  return %0 : i64
}

// run: @xori_i8(12, 10) == 6
// run: @xori_i8(-1, 15) == -16
func.func @xori_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.xori %a, %b : i8
  return %0 : i8
}

// run: @xori_i1(false, false) == false
// run: @xori_i1(false, true) == true
// run: @xori_i1(true, false) == true
// run: @xori_i1(true, true) == false
func.func @xori_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.xori %a, %b : i1
  return %0 : i1
}
