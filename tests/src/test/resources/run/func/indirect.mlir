// run: @apply(0, 20) == 40
// run: @apply(1, 20) == 400
func.func @double(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func @square(%x: i32) -> i32 {
  %r = arith.muli %x, %x : i32
  return %r : i32
}
func.func @apply(%which: i32, %x: i32) -> i32 {
  %f = constant @double : (i32) -> i32
  %g = constant @square : (i32) -> i32
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi eq, %which, %c0 : i32
  cf.cond_br %c, ^call(%f : (i32) -> i32), ^call(%g : (i32) -> i32)
^call(%h: (i32) -> i32):
  %r = call_indirect %h(%x) : (i32) -> i32
  return %r : i32
}
