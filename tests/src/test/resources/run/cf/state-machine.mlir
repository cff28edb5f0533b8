// A switch in a loop, as a parser would have it: states go to each other in any order. Counts groups of ones in n's bits.
// run: @groups(0) == 0
// run: @groups(1) == 1
// run: @groups(10) == 2
// run: @groups(7) == 1
// run: @groups(2863311530) == 16
// run: @groups(-1) == 1
func.func @groups(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^dispatch(%c0, %n, %c0 : i32, i32, i32)
^dispatch(%state: i32, %x: i32, %k: i32):
  %bit = arith.andi %x, %c1 : i32
  %rest = arith.shrui %x, %c1 : i32
  %end = arith.cmpi eq, %x, %c0 : i32
  cf.cond_br %end, ^out, ^next
^next:
  cf.switch %state : i32, [
    default: ^out,
    0: ^zeros,
    1: ^ones
  ]
^zeros:
  %begins = arith.cmpi eq, %bit, %c1 : i32
  cf.cond_br %begins, ^begin, ^dispatch(%c0, %rest, %k : i32, i32, i32)
^begin:
  %k1 = arith.addi %k, %c1 : i32
  cf.br ^dispatch(%c1, %rest, %k1 : i32, i32, i32)
^ones:
  cf.br ^dispatch(%bit, %rest, %k : i32, i32, i32)
^out:
  return %k : i32
}
