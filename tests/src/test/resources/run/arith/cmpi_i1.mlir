// As a signed number, true is -1.

// run: @eq_i1(false, false) == true
// run: @eq_i1(false, true) == false
// run: @eq_i1(true, false) == false
// run: @eq_i1(true, true) == true
func.func @eq_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i1
  return %0 : i1
}

// run: @slt_i1(false, false) == false
// run: @slt_i1(false, true) == false
// run: @slt_i1(true, false) == true
// run: @slt_i1(true, true) == false
func.func @slt_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i1
  return %0 : i1
}

// run: @ult_i1(false, false) == false
// run: @ult_i1(false, true) == true
// run: @ult_i1(true, false) == false
// run: @ult_i1(true, true) == false
func.func @ult_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi ult, %a, %b : i1
  return %0 : i1
}

// run: @sgt_i1(false, false) == false
// run: @sgt_i1(false, true) == true
// run: @sgt_i1(true, false) == false
// run: @sgt_i1(true, true) == false
func.func @sgt_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi sgt, %a, %b : i1
  return %0 : i1
}

// run: @ugt_i1(false, false) == false
// run: @ugt_i1(false, true) == false
// run: @ugt_i1(true, false) == true
// run: @ugt_i1(true, true) == false
func.func @ugt_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi ugt, %a, %b : i1
  return %0 : i1
}
