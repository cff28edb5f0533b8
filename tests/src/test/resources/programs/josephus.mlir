// prints: 31
// prints: 19

// Who is left of 41, by recurrence and by bits where every second goes.
func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c42 = arith.constant 42 : i32
  %third = scf.for %n = %c2 to %c42 step %c1 iter_args(%j = %c0) -> i32 : i32 {
    %k = arith.addi %j, %c3 : i32
    %m = arith.remui %k, %n : i32
    scf.yield %m : i32
  }
  %a = arith.addi %third, %c1 : i32
  vector.print %a : i32
  %n = arith.constant 41 : i32
  %z = math.ctlz %n : i32
  %c31 = arith.constant 31 : i32
  %top = arith.subi %c31, %z : i32
  %power = arith.shli %c1, %top : i32
  %rest = arith.subi %n, %power : i32
  %twice = arith.shli %rest, %c1 : i32
  %b = arith.addi %twice, %c1 : i32
  vector.print %b : i32
  return
}
