// Bounds that meet or cross: the body never runs.
// run: @count(0, 10, 1) == 10, 45
// run: @count(5, 5, 1) == 0, 0
// run: @count(6, 5, 1) == 0, 0
// run: @count(0, 10, 3) == 4, 18
// run: @count(0, 9, 3) == 3, 9
// run: @count(-5, 5, 4) == 3, -3
// run: @count(0, 1, 100) == 1, 0
func.func @count(%lb: i32, %ub: i32, %step: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%n = %c0, %s = %c0) -> (i32, i32) : i32 {
    %m = arith.addi %n, %c1 : i32
    %t = arith.addi %s, %i : i32
    scf.yield %m, %t : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
