// run: @count(0, 5) == 5
// run: @count(-3, 2) == 0
// run: @count(-5, -1) == 4
func.func @count(%lb: i32, %ub: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for unsigned %i = %lb to %ub step %c1 iter_args(%n = %c0) -> (i32) : i32 {
    %m = arith.addi %n, %c1 : i32
    scf.yield %m : i32
  }
  return %r : i32
}
