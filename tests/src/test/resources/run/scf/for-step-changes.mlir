// Step and bounds of the inner loop come from the outer one: how many multiples of each d <= n are in [d*d, n].
// run: @sieve(10) == 15
// run: @sieve(1) == 1
// run: @sieve(0) == 0
// run: @sieve(100) == 246
func.func @sieve(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %end = arith.addi %n, %c1 : i32
  %r = scf.for %d = %c1 to %end step %c1 iter_args(%s = %c0) -> (i32) : i32 {
    %dd = arith.muli %d, %d : i32
    %t = scf.for %m = %dd to %end step %d iter_args(%u = %s) -> (i32) : i32 {
      %v = arith.addi %u, %c1 : i32
      scf.yield %v : i32
    }
    scf.yield %t : i32
  }
  return %r : i32
}
