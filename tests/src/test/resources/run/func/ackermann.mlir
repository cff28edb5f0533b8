// Calls in the arguments of calls.
// run: @ackermann(0, 5) == 6
// run: @ackermann(1, 5) == 7
// run: @ackermann(2, 3) == 9
// run: @ackermann(3, 3) == 61
func.func @ackermann(%m: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m0 = arith.cmpi eq, %m, %c0 : i32
  cf.cond_br %m0, ^base, ^deeper
^base:
  %r = arith.addi %n, %c1 : i32
  return %r : i32
^deeper:
  %m1 = arith.subi %m, %c1 : i32
  %n0 = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %n0, ^last(%c1 : i32), ^twice
^twice:
  %n1 = arith.subi %n, %c1 : i32
  %inner = call @ackermann(%m, %n1) : (i32, i32) -> i32
  cf.br ^last(%inner : i32)
^last(%k: i32):
  %s = call @ackermann(%m1, %k) : (i32, i32) -> i32
  return %s : i32
}
