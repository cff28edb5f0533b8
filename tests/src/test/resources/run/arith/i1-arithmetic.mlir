// Arithmetic modulo two: one plus one is zero, and true is -1 where it has a sign.
// run: @f(true, true) == false, false, true, true, false
// run: @f(true, false) == true, true, false, true, true
// run: @f(false, false) == false, false, false, false, false
// run: @order(true, false) == true, false, true
// run: @order(false, true) == false, true, false
// run: @widen(true) == -1, 1
// run: @widen(false) == 0, 0
func.func @f(%a: i1, %b: i1) -> (i1, i1, i1, i1, i1) {
  %s = arith.addi %a, %b : i1
  %d = arith.subi %a, %b : i1
  %m = arith.muli %a, %b : i1
  %o = arith.ori %a, %b : i1
  %x = arith.xori %a, %b : i1
  return %s, %d, %m, %o, %x : i1, i1, i1, i1, i1
}
func.func @order(%a: i1, %b: i1) -> (i1, i1, i1) {
  %s = arith.cmpi slt, %a, %b : i1
  %u = arith.cmpi ult, %a, %b : i1
  %g = arith.cmpi ugt, %a, %b : i1
  return %s, %u, %g : i1, i1, i1
}
func.func @widen(%a: i1) -> (i32, i32) {
  %s = arith.extsi %a : i1 to i32
  %u = arith.extui %a : i1 to i32
  return %s, %u : i32, i32
}
