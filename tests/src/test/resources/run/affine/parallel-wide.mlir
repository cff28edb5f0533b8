// A reduction of integers of more than 64 bits.

// run: @sum(5) == 30
// run: @sum(-5) == -30
func.func @sum(%x: i64) -> i64 {
  %wide = arith.extsi %x : i64 to i127
  %r = affine.parallel (%i) = (0) to (6) reduce ("addi") -> (i127) {
    affine.yield %wide : i127
  }
  %low = arith.trunci %r : i127 to i64
  return %low : i64
}
