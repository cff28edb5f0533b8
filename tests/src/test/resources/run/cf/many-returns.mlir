// Returns in several blocks of a function with two results.
// run: @classify(5) == 1, 5
// run: @classify(-5) == -1, 5
// run: @classify(0) == 0, 0
func.func @classify(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %zero = arith.cmpi eq, %x, %c0 : i32
  cf.cond_br %zero, ^nothing, ^something
^nothing:
  return %c0, %c0 : i32, i32
^something:
  %negative = arith.cmpi slt, %x, %c0 : i32
  cf.cond_br %negative, ^below, ^above
^below:
  %a = arith.subi %c0, %x : i32
  return %m1, %a : i32, i32
^above:
  return %c1, %x : i32, i32
}
