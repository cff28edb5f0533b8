// Eight values go round; each takes its neighbour's place.
// run: @f(0) == 1, 2, 3, 4, 5, 6, 7, 8
// run: @f(1) == 2, 3, 4, 5, 6, 7, 8, 1
// run: @f(9) == 2, 3, 4, 5, 6, 7, 8, 1
// run: @f(12) == 5, 6, 7, 8, 1, 2, 3, 4
func.func @f(%n: index) -> (i64, i64, i64, i64, i64, i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i64
  %k2 = arith.constant 2 : i64
  %k3 = arith.constant 3 : i64
  %k4 = arith.constant 4 : i64
  %k5 = arith.constant 5 : i64
  %k6 = arith.constant 6 : i64
  %k7 = arith.constant 7 : i64
  %k8 = arith.constant 8 : i64
  %r:8 = scf.for %i = %c0 to %n step %c1
      iter_args(%a = %k1, %b = %k2, %c = %k3, %d = %k4, %e = %k5, %f = %k6, %g = %k7, %h = %k8)
      -> (i64, i64, i64, i64, i64, i64, i64, i64) {
    scf.yield %b, %c, %d, %e, %f, %g, %h, %a : i64, i64, i64, i64, i64, i64, i64, i64
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7 : i64, i64, i64, i64, i64, i64, i64, i64
}
