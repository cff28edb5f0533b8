// prints: 2
// prints: -9
// prints: 47
// prints: 2

// Bezout's coefficients by recursion: g = a x + b y.
func.func @egcd(%a: i64, %b: i64) -> (i64, i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %done = arith.cmpi eq, %b, %zero : i64
  %r:3 = scf.if %done -> (i64, i64, i64) {
    scf.yield %a, %one, %zero : i64, i64, i64
  } else {
    %q = arith.divsi %a, %b : i64
    %m = arith.remsi %a, %b : i64
    %s:3 = func.call @egcd(%b, %m) : (i64, i64) -> (i64, i64, i64)
    %qy = arith.muli %q, %s#2 : i64
    %y = arith.subi %s#1, %qy : i64
    scf.yield %s#0, %s#2, %y : i64, i64, i64
  }
  return %r#0, %r#1, %r#2 : i64, i64, i64
}

func.func @main() {
  %a = arith.constant 240 : i64
  %b = arith.constant 46 : i64
  %r:3 = call @egcd(%a, %b) : (i64, i64) -> (i64, i64, i64)
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  vector.print %r#2 : i64
  %ax = arith.muli %a, %r#1 : i64
  %by = arith.muli %b, %r#2 : i64
  %sum = arith.addi %ax, %by : i64
  vector.print %sum : i64
  return
}
