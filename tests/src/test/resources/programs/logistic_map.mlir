// prints: 0.588757
// prints: 4603478275417969882

// Chaos is the same everywhere when sums are rounded the same.
func.func @main() {
  %r = arith.constant 3.75 : f64
  %x0 = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %x = affine.for %i = 0 to 100 iter_args(%x = %x0) -> f64 {
    %a = arith.subf %one, %x : f64
    %b = arith.mulf %x, %a : f64
    %c = arith.mulf %r, %b : f64
    affine.yield %c : f64
  }
  vector.print %x : f64
  %bits = arith.bitcast %x : f64 to i64
  vector.print %bits : i64
  return
}
