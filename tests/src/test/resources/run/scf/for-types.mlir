// run: @i8(-100, 27) == -150
// run: @i64(4294967296, 4294967300) == 17179869190
func.func @i8(%lb: i8, %ub: i8) -> i32 {
  %c0 = arith.constant 0 : i32
  %step = arith.constant 50 : i8
  %r = scf.for %i = %lb to %ub step %step iter_args(%s = %c0) -> (i32) : i8 {
    %w = arith.extsi %i : i8 to i32
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @i64(%lb: i64, %ub: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r = scf.for %i = %lb to %ub step %c1 iter_args(%s = %c0) -> (i64) : i64 {
    %t = arith.addi %s, %i : i64
    scf.yield %t : i64
  }
  return %r : i64
}
