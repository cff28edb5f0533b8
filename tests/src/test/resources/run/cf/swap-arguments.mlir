// Block arguments are assigned at once.
// run: @fib(0) == 0
// run: @fib(10) == 55
func.func @fib(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%n, %c0, %c1 : i32, i32, i32)
^head(%i: i32, %a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  %j = arith.subi %i, %c1 : i32
  %more = arith.cmpi sgt, %i, %c0 : i32
  cf.cond_br %more, ^head(%j, %b, %s : i32, i32, i32), ^exit
^exit:
  return %a : i32
}
