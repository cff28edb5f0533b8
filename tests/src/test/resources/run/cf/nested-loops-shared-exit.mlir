// The inner loop jumps out of both loops, and to the outer loop's next turn: the first pair i < j below n with i*i + j*j == s.
// run: @pair(10, 25) == 0, 5
// run: @pair(10, 50) == 1, 7
// run: @pair(10, 3) == -1, -1
// run: @pair(0, 0) == -1, -1
func.func @pair(%n: i32, %s: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  cf.br ^outer(%c0 : i32)
^outer(%i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  %i1 = arith.addi %i, %c1 : i32
  cf.cond_br %more, ^inner(%i1 : i32), ^out(%m1, %m1 : i32, i32)
^inner(%j: i32):
  %in = arith.cmpi slt, %j, %n : i32
  cf.cond_br %in, ^test, ^outer(%i1 : i32)
^test:
  %ii = arith.muli %i, %i : i32
  %jj = arith.muli %j, %j : i32
  %sum = arith.addi %ii, %jj : i32
  %hit = arith.cmpi eq, %sum, %s : i32
  %j1 = arith.addi %j, %c1 : i32
  cf.cond_br %hit, ^out(%i, %j : i32, i32), ^big
^big:
  // the sum only grows with j
  %over = arith.cmpi sgt, %sum, %s : i32
  cf.cond_br %over, ^outer(%i1 : i32), ^inner(%j1 : i32)
^out(%a: i32, %b: i32):
  return %a, %b : i32, i32
}
