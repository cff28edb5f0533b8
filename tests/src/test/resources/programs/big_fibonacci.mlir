// prints: 996921667718
// prints: -9143357859303791416

// The 150th by i128, printed in two halves of nineteen digits.
func.func @main() {
  %a = arith.constant 0 : i128
  %b = arith.constant 1 : i128
  %r:2 = affine.for %i = 0 to 150 iter_args(%x = %a, %y = %b) -> (i128, i128) {
    %s = arith.addi %x, %y : i128
    affine.yield %y, %s : i128, i128
  }
  %base = arith.constant 10000000000000000000 : i128
  %high = arith.divui %r#0, %base : i128
  %low = arith.remui %r#0, %base : i128
  %h = arith.trunci %high : i128 to i64
  %l = arith.trunci %low : i128 to i64
  vector.print %h : i64
  vector.print %l : i64
  return
}
