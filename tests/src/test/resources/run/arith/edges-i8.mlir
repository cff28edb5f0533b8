// i8 at its edges: every operation wraps at eight bits and the upper bits of what carries it are never seen.
// run: @add(127, 1) == -128
// run: @sub(-128, 1) == 127
// run: @mul(-128, -1) == -128
// run: @mul(16, 16) == 0
// run: @div(-128, 2) == -64
// run: @udiv(-128, 2) == 64
// run: @udiv(-1, 16) == 15
// run: @urem(-1, 16) == 15
// run: @rem(-128, 3) == -2
// run: @shr(-128, 7) == -1
// run: @ushr(-128, 7) == 1
// run: @shl(1, 7) == -128
// run: @shl(-1, 1) == -2
func.func @add(%a: i8, %b: i8) -> i8 {
  %r = arith.addi %a, %b : i8
  return %r : i8
}
func.func @sub(%a: i8, %b: i8) -> i8 {
  %r = arith.subi %a, %b : i8
  return %r : i8
}
func.func @mul(%a: i8, %b: i8) -> i8 {
  %r = arith.muli %a, %b : i8
  return %r : i8
}
func.func @div(%a: i8, %b: i8) -> i8 {
  %r = arith.divsi %a, %b : i8
  return %r : i8
}
func.func @udiv(%a: i8, %b: i8) -> i8 {
  %r = arith.divui %a, %b : i8
  return %r : i8
}
func.func @rem(%a: i8, %b: i8) -> i8 {
  %r = arith.remsi %a, %b : i8
  return %r : i8
}
func.func @urem(%a: i8, %b: i8) -> i8 {
  %r = arith.remui %a, %b : i8
  return %r : i8
}
func.func @shr(%a: i8, %b: i8) -> i8 {
  %r = arith.shrsi %a, %b : i8
  return %r : i8
}
func.func @ushr(%a: i8, %b: i8) -> i8 {
  %r = arith.shrui %a, %b : i8
  return %r : i8
}
func.func @shl(%a: i8, %b: i8) -> i8 {
  %r = arith.shli %a, %b : i8
  return %r : i8
}
