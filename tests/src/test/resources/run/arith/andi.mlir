// And, bit by bit.

// run: @andi_i32(12, 10) == 8
// run: @andi_i32(-1, 255) == 255
// run: @andi_i32(0, -1) == 0
// run: @andi_i32(1431655765, 858993459) == 286331153
func.func @andi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.andi %a, %b : i32
  return %0 : i32
}

// run: @andi_i64(-1, 81985529216486895) == 81985529216486895
// run: @andi_i64(12, 10) == 8
func.func @andi_i64(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  return %0 : i64
}

// run: @andi_i8(12, 10) == 8
// run: @andi_i8(-1, 15) == 15
func.func @andi_i8(%a: i8, %b: i8) -> i8 {
  %0 = arith.andi %a, %b : i8
  return %0 : i8
}

// run: @andi_i1(false, false) == false
// run: @andi_i1(false, true) == false
// run: @andi_i1(true, false) == false
// run: @andi_i1(true, true) == true
func.func @andi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.andi %a, %b : i1
  return %0 : i1
}
