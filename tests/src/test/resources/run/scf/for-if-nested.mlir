// A conditional in a loop in a conditional, with results at each level: the sum of the odd or of the even numbers below n.
// run: @sum(10, true) == 25
// run: @sum(10, false) == 20
// run: @sum(1, true) == 0
// run: @sum(-4, true) == -1
// run: @sum(-4, false) == -1
func.func @sum(%n: i32, %odd: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %ok = arith.cmpi sge, %n, %c0 : i32
  %r = scf.if %ok -> i32 {
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (i32) : i32 {
      %low = arith.trunci %i : i32 to i1
      %same = arith.cmpi eq, %low, %odd : i1
      %b = scf.if %same -> i32 {
        %t = arith.addi %a, %i : i32
        scf.yield %t : i32
      } else {
        scf.yield %a : i32
      }
      scf.yield %b : i32
    }
    scf.yield %s : i32
  } else {
    scf.yield %m1 : i32
  }
  return %r : i32
}
