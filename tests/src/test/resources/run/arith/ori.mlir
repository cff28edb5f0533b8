// Or, bit by bit.

// run: @ori_i32(12, 10) == 14
// run: @ori_i32(-1, 255) == -1
// run: @ori_i32(0, -1) == -1
// run: @ori_i32(1431655765, 858993459) == 2004318071
func.func @ori_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.ori %a, %b : i32
  return %0 : i32
}

// run: @ori_i64(-1, 81985529216486895) == -1
// run: @ori_i64(12, 10) == 14
func.func @ori_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.ori %a, %b : i64
  return %0 : i64
}

// run: @ori_i8(12, 10) == 14
// run: @ori_i8(-1, 15) == -1
func.func @ori_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.ori %a, %b : i8
  return %0 : i8
}

// run: @ori_i1(false, false) == false
// run: @ori_i1(false, true) == true
// run: @ori_i1(true, false) == true
// run: @ori_i1(true, true) == true
func.func @ori_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.ori %a, %b : i1
  return %0 : i1
}
