// prints: 21
// prints: 6700417
// prints: 1

// Euclid's algorithm as a loop with a condition.
func.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %zero : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %rest = arith.remui %x, %y : i64
    scf.yield %y, %rest : i64, i64
  }
  return %r#0 : i64
}

func.func @main() {
  %a = arith.constant 1071 : i64
  %b = arith.constant 462 : i64
  %c = arith.constant 6700417 : i64
  %d = arith.constant 4294967297 : i64
  %x = call @gcd(%a, %b) : (i64, i64) -> i64
  %y = call @gcd(%d, %c) : (i64, i64) -> i64
  %z = call @gcd(%x, %y) : (i64, i64) -> i64
  vector.print %x : i64
  vector.print %y : i64
  vector.print %z : i64
  return
}
