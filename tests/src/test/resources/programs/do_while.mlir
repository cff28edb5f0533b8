// prints: 5
// prints: 0
// prints: 4
// prints: 0
// prints: 7
// prints: 0

// The condition comes last: at least one round. Digits from the right.
func.func @main() {
  %n = arith.constant 70405 : i32
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %r = scf.while (%m = %n) : (i32) -> i32 {
    %d = arith.remui %m, %c10 : i32
    vector.print %d : i32
    %q = arith.divui %m, %c10 : i32
    %more = arith.cmpi ne, %q, %c0 : i32
    scf.condition(%more) %q : i32
  } do {
  ^bb0(%q: i32):
    scf.yield %q : i32
  }
  vector.print %r : i32
  return
}
