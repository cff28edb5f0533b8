// prints: 5
// prints: 4
// prints: 2

// Welford's mean and variance of a stream.
func.func @main() {
  %xs = arith.constant dense<[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]> : vector<8xf64>
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %r:3 = affine.for %i = 0 to 8 iter_args(%n = %zero, %mean = %zero, %m2 = %zero) -> (f64, f64, f64) {
    %x = vector.extract %xs[%i] : f64 from vector<8xf64>
    %k = arith.addf %n, %one : f64
    %d = arith.subf %x, %mean : f64
    %q = arith.divf %d, %k : f64
    %m = arith.addf %mean, %q : f64
    %e = arith.subf %x, %m : f64
    %p = arith.mulf %d, %e : f64
    %s = arith.addf %m2, %p : f64
    affine.yield %k, %m, %s : f64, f64, f64
  }
  %v = arith.divf %r#2, %r#0 : f64
  %s = math.sqrt %v : f64
  vector.print %r#1 : f64
  vector.print %v : f64
  vector.print %s : f64
  return
}
