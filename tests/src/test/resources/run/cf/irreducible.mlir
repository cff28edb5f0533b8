// A loop with two entries.
// run: @run(0, 5) == 55
// run: @run(1, 5) == 54
// run: @run(1, 0) == 10
func.func @run(%enter: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %first = arith.cmpi eq, %enter, %c0 : i32
  cf.cond_br %first, ^a(%n, %c0 : i32, i32), ^b(%n, %c0 : i32, i32)
^a(%i: i32, %x: i32):
  %x1 = arith.addi %x, %c1 : i32
  cf.br ^b(%i, %x1 : i32, i32)
^b(%j: i32, %y: i32):
  %y1 = arith.addi %y, %c10 : i32
  %j1 = arith.subi %j, %c1 : i32
  %more = arith.cmpi sgt, %j1, %c0 : i32
  cf.cond_br %more, ^a(%j1, %y1 : i32, i32), ^exit(%y1 : i32)
^exit(%r: i32):
  return %r : i32
}
