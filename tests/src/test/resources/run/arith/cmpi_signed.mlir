// Signed comparisons.

// run: @eq_i32(1, 2) == false
// run: @eq_i32(2, 1) == false
// run: @eq_i32(-1, 1) == false
// run: @eq_i32(1, -1) == false
// run: @eq_i32(5, 5) == true
func.func @eq_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i32
  return %0 : i1
}

// run: @ne_i32(1, 2) == true
// run: @ne_i32(2, 1) == true
// run: @ne_i32(-1, 1) == true
// run: @ne_i32(1, -1) == true
// run: @ne_i32(5, 5) == false
func.func @ne_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi ne, %a, %b : i32
  return %0 : i1
}

// run: @slt_i32(1, 2) == true
// run: @slt_i32(2, 1) == false
// run: @slt_i32(-1, 1) == true
// run: @slt_i32(1, -1) == false
// run: @slt_i32(5, 5) == false
func.func @slt_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i32
  return %0 : i1
}

// run: @sle_i32(1, 2) == true
// run: @sle_i32(2, 1) == false
// run: @sle_i32(-1, 1) == true
// run: @sle_i32(1, -1) == false
// run: @sle_i32(5, 5) == true
func.func @sle_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi sle, %a, %b : i32
  return %0 : i1
}

// run: @sgt_i32(1, 2) == false
// run: @sgt_i32(2, 1) == true
// run: @sgt_i32(-1, 1) == false
// run: @sgt_i32(1, -1) == true
// run: @sgt_i32(5, 5) == false
func.func @sgt_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi sgt, %a, %b : i32
  return %0 : i1
}

// run: @sge_i32(1, 2) == false
// run: @sge_i32(2, 1) == true
// run: @sge_i32(-1, 1) == false
// run: @sge_i32(1, -1) == true
// run: @sge_i32(5, 5) == true
func.func @sge_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi sge, %a, %b : i32
  return %0 : i1
}
