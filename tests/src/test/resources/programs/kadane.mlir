// prints: 6.25

// The largest sum of neighbours, of floats.
func.func @main() {
  %a = arith.constant dense<[-2.0, 1.5, -3.0, 4.0, -1.0, 2.25, 1.0, -5.0, 4.0]> : vector<9xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f64
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%here = %zero, %best = %zero) -> (f64, f64) {
    %x = vector.extract %a[%i] : f64 from vector<9xf64>
    %sum = arith.addf %here, %x : f64
    %next = arith.maximumf %sum, %zero : f64
    %b = arith.maximumf %best, %next : f64
    scf.yield %next, %b : f64, f64
  }
  vector.print %r#1 : f64
  return
}
