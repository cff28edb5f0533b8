// prints: 2
// prints: 2
// prints: 2
// prints: 2
// prints: 3
// prints: 5
// prints: 7
// prints: 11
// prints: 13
// prints: 37

// By trial division, with multiplicity.
func.func @main() {
  %n = arith.constant 8888880 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c0 = arith.constant 0 : i64
  %r:2 = scf.while (%m = %n, %p = %c2) : (i64, i64) -> (i64, i64) {
    %square = arith.muli %p, %p : i64
    %more = arith.cmpi ule, %square, %m : i64
    scf.condition(%more) %m, %p : i64, i64
  } do {
  ^bb0(%m: i64, %p: i64):
    %rest = arith.remui %m, %p : i64
    %divides = arith.cmpi eq, %rest, %c0 : i64
    %next:2 = scf.if %divides -> (i64, i64) {
      vector.print %p : i64
      %q = arith.divui %m, %p : i64
      scf.yield %q, %p : i64, i64
    } else {
      %q = arith.addi %p, %c1 : i64
      scf.yield %m, %q : i64, i64
    }
    scf.yield %next#0, %next#1 : i64, i64
  }
  vector.print %r#0 : i64
  return
}
