// Both sides of a branch, and all cases of a switch, to one block with different arguments.
// run: @both(true, 3, 4) == 7, 3
// run: @both(false, 3, 4) == 7, 4
// run: @all(0) == 1
// run: @all(1) == 2
// run: @all(7) == 3
func.func @both(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c, ^out(%x, %y : i32, i32), ^out(%y, %x : i32, i32)
^out(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  return %s, %a : i32, i32
}
func.func @all(%x: i32) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %d = arith.constant 3 : i32
  cf.switch %x : i32, [
    default: ^out(%d : i32),
    0: ^out(%a : i32),
    1: ^out(%b : i32)
  ]
^out(%r: i32):
  return %r : i32
}
