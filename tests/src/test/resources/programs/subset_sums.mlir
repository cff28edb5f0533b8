// prints: -8059681485868134247
// prints: 673065398737161
// prints: 32

// Sums that subsets reach, as bits of a wide integer.
func.func @main() {
  %one = arith.constant 1 : i128
  %c3 = arith.constant 3 : i128
  %c34 = arith.constant 34 : i128
  %c4 = arith.constant 4 : i128
  %c12 = arith.constant 12 : i128
  %c60 = arith.constant 60 : i128
  %a0 = arith.shli %one, %c3 : i128
  %a = arith.ori %one, %a0 : i128
  %b0 = arith.shli %a, %c34 : i128
  %b = arith.ori %a, %b0 : i128
  %c0 = arith.shli %b, %c4 : i128
  %c = arith.ori %b, %c0 : i128
  %d0 = arith.shli %c, %c12 : i128
  %d = arith.ori %c, %d0 : i128
  %e0 = arith.shli %d, %c60 : i128
  %e = arith.ori %d, %e0 : i128
  %low = arith.trunci %e : i128 to i64
  %c64 = arith.constant 64 : i128
  %h = arith.shrui %e, %c64 : i128
  %high = arith.trunci %h : i128 to i64
  vector.print %low : i64
  vector.print %high : i64
  %p = math.ctpop %low : i64
  %q = math.ctpop %high : i64
  %n = arith.addi %p, %q : i64
  vector.print %n : i64
  return
}
