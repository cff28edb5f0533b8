// Chains on i16: a wrapped sum that is compared, divided and shifted, where a wider register would tell.
// run: @average(32767, 1) == -16384
// run: @unsigned_average(32767, 1) == 16384
// run: @less(32767, 1) == true
// run: @below(32767, 1) == false
// run: @wide(32767, 1) == -32768
// run: @unsigned_wide(32767, 1) == 32768
func.func @average(%a: i16, %b: i16) -> i16 {
  %c2 = arith.constant 2 : i16
  %s = arith.addi %a, %b : i16
  %r = arith.divsi %s, %c2 : i16
  return %r : i16
}
func.func @unsigned_average(%a: i16, %b: i16) -> i16 {
  %c1 = arith.constant 1 : i16
  %s = arith.addi %a, %b : i16
  %r = arith.shrui %s, %c1 : i16
  return %r : i16
}
func.func @less(%a: i16, %b: i16) -> i1 {
  %s = arith.addi %a, %b : i16
  %r = arith.cmpi slt, %s, %a : i16
  return %r : i1
}
func.func @below(%a: i16, %b: i16) -> i1 {
  %s = arith.addi %a, %b : i16
  %r = arith.cmpi ult, %s, %a : i16
  return %r : i1
}
func.func @wide(%a: i16, %b: i16) -> i32 {
  %s = arith.addi %a, %b : i16
  %r = arith.extsi %s : i16 to i32
  return %r : i32
}
func.func @unsigned_wide(%a: i16, %b: i16) -> i32 {
  %s = arith.addi %a, %b : i16
  %r = arith.extui %s : i16 to i32
  return %r : i32
}
