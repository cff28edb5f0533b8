// The induction variable of the last turn, over ranges whose end the step misses: lb + step * floor((ub - 1 - lb) / step).
// run: @last(0, 10, 1) == 9
// run: @last(0, 10, 3) == 9
// run: @last(0, 10, 4) == 8
// run: @last(0, 10, 10) == 0
// run: @last(0, 10, 11) == 0
// run: @last(-7, 8, 5) == 3
// run: @last(-7, 9, 5) == 8
// run: @last(3, 3, 5) == -1
// run: @last(4, 3, 5) == -1
func.func @last(%lb: i64, %ub: i64, %step: i64) -> i64 {
  %none = arith.constant -1 : i64
  %r = scf.for %i = %lb to %ub step %step iter_args(%old = %none) -> (i64) : i64 {
    scf.yield %i : i64
  }
  return %r : i64
}
