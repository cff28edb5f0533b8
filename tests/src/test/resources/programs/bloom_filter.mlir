// prints: 14
// prints: 1
// prints: 1
// prints: 1
// prints: 1
// prints: 1
// prints: 0
// prints: 0
// prints: 0
// prints: 0
// prints: 0

// Three bits per key in a word of 64.
func.func @bits(%key: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %c58 = arith.constant 58 : i64
  %m = arith.constant 6364136223846793005 : i64
  %a = arith.constant 1442695040888963407 : i64
  %r:2 = affine.for %i = 0 to 3 iter_args(%h = %key, %mask = %zero) -> (i64, i64) {
    %x = arith.muli %h, %m : i64
    %y = arith.addi %x, %a : i64
    %at = arith.shrui %y, %c58 : i64
    %bit = arith.shli %one, %at : i64
    %n = arith.ori %mask, %bit : i64
    affine.yield %y, %n : i64, i64
  }
  return %r#1 : i64
}

func.func @main() {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %ten = arith.constant 10 : i64
  %c5 = arith.constant 5 : i64
  %filter = scf.for %k = %zero to %c5 step %one iter_args(%f = %zero) -> i64 : i64 {
    %b = func.call @bits(%k) : (i64) -> i64
    %g = arith.ori %f, %b : i64
    scf.yield %g : i64
  }
  %n = math.ctpop %filter : i64
  vector.print %n : i64
  scf.for %k = %zero to %ten step %one : i64 {
    %b = func.call @bits(%k) : (i64) -> i64
    %c = arith.andi %filter, %b : i64
    %maybe = arith.cmpi eq, %b, %c : i64
    vector.print %maybe : i1
  }
  return
}
