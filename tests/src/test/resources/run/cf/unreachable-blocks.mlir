// Blocks that nothing jumps to, one of them using its own result's loop.
// run: @f(4) == 8
func.func @f(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
^lost(%a: i32):
  %b = arith.addi %a, %x : i32
  cf.br ^lost(%b : i32)
^alone:
  return %x : i32
}
