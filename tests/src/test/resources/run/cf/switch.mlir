// run: @pick(1) == 100
// run: @pick(5) == 200
// run: @pick(-7) == 40000
// run: @pick(99) == 9801
func.func @pick(%x: i32) -> i32 {
  %a = arith.constant 100 : i32
  %b = arith.constant 200 : i32
  cf.switch %x : i32, [
    default: ^other(%x : i32),
    1: ^out(%a : i32),
    5: ^out(%b : i32),
    -7: ^other(%b : i32)
  ]
^other(%y: i32):
  %z = arith.muli %y, %y : i32
  cf.br ^out(%z : i32)
^out(%r: i32):
  return %r : i32
}
