// prints: 7381
// prints: 2520

// 1/1 + 1/2 + ... + 1/10 as a fraction in lowest terms.
func.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %done = arith.cmpi eq, %b, %zero : i64
  cf.cond_br %done, ^exit, ^again
^again:
  %r = arith.remsi %a, %b : i64
  %g = call @gcd(%b, %r) : (i64, i64) -> i64
  return %g : i64
^exit:
  return %a : i64
}

func.func @main() {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %end = arith.constant 11 : i64
  %r:2 = scf.for %k = %one to %end step %one iter_args(%n = %zero, %d = %one) -> (i64, i64) : i64 {
    %a = arith.muli %n, %k : i64
    %b = arith.addi %a, %d : i64
    %c = arith.muli %d, %k : i64
    %g = func.call @gcd(%b, %c) : (i64, i64) -> i64
    %p = arith.divsi %b, %g : i64
    %q = arith.divsi %c, %g : i64
    scf.yield %p, %q : i64, i64
  }
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  return
}
