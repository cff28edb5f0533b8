// prints: 2

// The integral of sin from 0 to pi by Simpson's rule.
func.func @main() {
  %pi = arith.constant 3.1415926535897931 : f64
  %n = arith.constant 100.0 : f64
  %h = arith.divf %pi, %n : f64
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %three = arith.constant 3.0 : f64
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %inner = scf.for %i = %c1 to %c100 step %c1 iter_args(%s = %zero) -> f64 {
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f64
    %x = arith.mulf %f, %h : f64
    %y = math.sin %x : f64
    %odd = arith.remui %i, %c2 : index
    %is = arith.cmpi eq, %odd, %c1 : index
    %w = arith.select %is, %four, %two : f64
    %t = arith.mulf %w, %y : f64
    %next = arith.addf %s, %t : f64
    scf.yield %next : f64
  }
  %third = arith.divf %h, %three : f64
  %r = arith.mulf %third, %inner : f64
  vector.print %r : f64
  return
}
