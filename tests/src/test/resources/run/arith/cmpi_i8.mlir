// Comparisons of bytes know their sign.

// run: @eq_i8(-128, 127) == false
// run: @eq_i8(127, -128) == false
// run: @eq_i8(-1, -1) == true
// run: @eq_i8(0, -1) == false
func.func @eq_i8(%a: i8, %b: i8) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i8
  return %0 : i1
}

// run: @slt_i8(-128, 127) == true
// run: @slt_i8(127, -128) == false
// run: @slt_i8(-1, -1) == false
// run: @slt_i8(0, -1) == false
func.func @slt_i8(%a: i8, %b: i8) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i8
  return %0 : i1
}

// run: @ult_i8(-128, 127) == false
// run: @ult_i8(127, -128) == true
// run: @ult_i8(-1, -1) == false
// run: @ult_i8(0, -1) == true
func.func @ult_i8(%a: i8, %b: i8) -> i1 {
  %0 = arith.cmpi ult, %a, %b : i8
  return %0 : i1
}

// run: @sge_i8(-128, 127) == false
// run: @sge_i8(127, -128) == true
// run: @sge_i8(-1, -1) == true
// run: @sge_i8(0, -1) == true
func.func @sge_i8(%a: i8, %b: i8) -> i1 {
  %0 = arith.cmpi sge, %a, %b : i8
  return %0 : i1
}

// run: @ugt_i8(-128, 127) == true
// run: @ugt_i8(127, -128) == false
// run: @ugt_i8(-1, -1) == false
// run: @ugt_i8(0, -1) == false
func.func @ugt_i8(%a: i8, %b: i8) -> i1 {
  %0 = arith.cmpi ugt, %a, %b : i8
  return %0 : i1
}
