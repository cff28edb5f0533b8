// run: @sum(10) == 45
// run: @sum(0) == 0
// run: @sum(-3) == 0
func.func @sum(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %c0 : i32, i32)
^head(%i: i32, %s: i32):
  %go = arith.cmpi slt, %i, %n : i32
  cf.cond_br %go, ^body, ^exit
^body:
  %t = arith.addi %s, %i : i32
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j, %t : i32, i32)
^exit:
  return %s : i32
}
