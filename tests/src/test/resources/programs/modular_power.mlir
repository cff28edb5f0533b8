// prints: 235042059
// prints: 341
// prints: 347
// prints: 349

// b^e mod m by squaring, and Fermat's test of a few numbers.
func.func @power(%b: i64, %e: i64, %m: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %r:3 = scf.while (%base = %b, %exp = %e, %acc = %c1) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ugt, %exp, %c0 : i64
    scf.condition(%more) %base, %exp, %acc : i64, i64, i64
  } do {
  ^bb0(%base: i64, %exp: i64, %acc: i64):
    %bit = arith.trunci %exp : i64 to i1
    %product = arith.muli %acc, %base : i64
    %reduced = arith.remui %product, %m : i64
    %next = arith.select %bit, %reduced, %acc : i64
    %square = arith.muli %base, %base : i64
    %base2 = arith.remui %square, %m : i64
    %half = arith.shrui %exp, %c1 : i64
    scf.yield %base2, %half, %next : i64, i64, i64
  }
  return %r#2 : i64
}

func.func @main() {
  %c2 = arith.constant 2 : i64
  %c1 = arith.constant 1 : i64
  %e = arith.constant 1000000 : i64
  %m = arith.constant 1000000007 : i64
  %x = call @power(%c2, %e, %m) : (i64, i64, i64) -> i64
  vector.print %x : i64
  %from = arith.constant 339 : i64
  %to = arith.constant 350 : i64
  %step = arith.constant 2 : i64
  scf.for %n = %from to %to step %step : i64 {
    %k = arith.subi %n, %c1 : i64
    %y = func.call @power(%c2, %k, %n) : (i64, i64, i64) -> i64
    %probable = arith.cmpi eq, %y, %c1 : i64
    scf.if %probable {
      vector.print %n : i64
    }
  }
  return
}
