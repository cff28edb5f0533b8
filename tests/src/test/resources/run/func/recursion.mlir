// run: @fib(0) == 0
// run: @fib(1) == 1
// run: @fib(15) == 610
// run: @ackermann(2, 3) == 9
func.func @fib(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi sle, %n, %c1 : i32
  %r = scf.if %small -> i32 {
    scf.yield %n : i32
  } else {
    %a = arith.subi %n, %c1 : i32
    %b = arith.subi %n, %c2 : i32
    %x = func.call @fib(%a) : (i32) -> i32
    %y = func.call @fib(%b) : (i32) -> i32
    %s = arith.addi %x, %y : i32
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @ackermann(%m: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m0 = arith.cmpi eq, %m, %c0 : i32
  cf.cond_br %m0, ^base, ^step
^base:
  %n1 = arith.addi %n, %c1 : i32
  return %n1 : i32
^step:
  %mm = arith.subi %m, %c1 : i32
  %n0 = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %n0, ^outer(%c1 : i32), ^inner
^inner:
  %nn = arith.subi %n, %c1 : i32
  %i = call @ackermann(%m, %nn) : (i32, i32) -> i32
  cf.br ^outer(%i : i32)
^outer(%k: i32):
  %r = call @ackermann(%mm, %k) : (i32, i32) -> i32
  return %r : i32
}
