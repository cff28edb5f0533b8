// Unsigned comparisons: -1 is the largest number.

// run: @ult_i32(1, 2) == true
// run: @ult_i32(2, 1) == false
// run: @ult_i32(-1, 1) == false
// run: @ult_i32(1, -1) == true
// run: @ult_i32(5, 5) == false
func.func @ult_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi ult, %a, %b : i32
  return %0 : i1
}

// run: @ule_i32(1, 2) == true
// run: @ule_i32(2, 1) == false
// run: @ule_i32(-1, 1) == false
// run: @ule_i32(1, -1) == true
// run: @ule_i32(5, 5) == true
func.func @ule_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi ule, %a, %b : i32
  return %0 : i1
}

// run: @ugt_i32(1, 2) == false
// run: @ugt_i32(2, 1) == true
// run: @ugt_i32(-1, 1) == true
// run: @ugt_i32(1, -1) == false
// run: @ugt_i32(5, 5) == false
func.func @ugt_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi ugt, %a, %b : i32
  return %0 : i1
}

// run: @uge_i32(1, 2) == false
// run: @uge_i32(2, 1) == true
// run: @uge_i32(-1, 1) == true
// run: @uge_i32(1, -1) == false
// run: @uge_i32(5, 5) == true
func.func @uge_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi uge, %a, %b : i32
  return %0 : i1
}
