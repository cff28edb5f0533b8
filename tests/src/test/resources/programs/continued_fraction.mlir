// prints: 1457
// prints: 536
// prints: 2.71828

// Convergents of the golden ratio and of e.
func.func @main() {
  %terms = arith.constant dense<[2, 1, 2, 1, 1, 4, 1, 1, 6, 1]> : vector<10xi64>
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %r:4 = affine.for %i = 0 to 10 iter_args(%p0 = %zero, %p1 = %one, %q0 = %one, %q1 = %zero) -> (i64, i64, i64, i64) {
    %a = vector.extract %terms[%i] : i64 from vector<10xi64>
    %x = arith.muli %a, %p1 : i64
    %p = arith.addi %x, %p0 : i64
    %y = arith.muli %a, %q1 : i64
    %q = arith.addi %y, %q0 : i64
    affine.yield %p1, %p, %q1, %q : i64, i64, i64, i64
  }
  vector.print %r#1 : i64
  vector.print %r#3 : i64
  %n = arith.sitofp %r#1 : i64 to f64
  %d = arith.sitofp %r#3 : i64 to f64
  %e = arith.divf %n, %d : f64
  vector.print %e : f64
  return
}
