// prints: -8570200862721897295
// prints: 90
// prints: 9
// prints: 9

func.func @sum(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %r:2 = scf.while (%m = %n, %s = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %m, %c0 : i64
    scf.condition(%more) %m, %s : i64, i64
  } do {
  ^bb0(%m: i64, %s: i64):
    %d = arith.remui %m, %c10 : i64
    %q = arith.divui %m, %c10 : i64
    %t = arith.addi %s, %d : i64
    scf.yield %q, %t : i64, i64
  }
  return %r#1 : i64
}

func.func @main() {
  %n = arith.constant 9876543210987654321 : i64
  %c10 = arith.constant 10 : i64
  %root = scf.while (%m = %n) : (i64) -> i64 {
    vector.print %m : i64
    %more = arith.cmpi uge, %m, %c10 : i64
    scf.condition(%more) %m : i64
  } do {
  ^bb0(%m: i64):
    %s = func.call @sum(%m) : (i64) -> i64
    scf.yield %s : i64
  }
  vector.print %root : i64
  return
}
