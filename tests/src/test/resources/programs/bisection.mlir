// prints: 1.52138

// The zero of x^3 - x - 2 between 1 and 2.
func.func @f(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %s = arith.mulf %x, %x : f64
  %c = arith.mulf %s, %x : f64
  %d = arith.subf %c, %x : f64
  %r = arith.subf %d, %two : f64
  return %r : f64
}

func.func @main() {
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %zero = arith.constant 0.0 : f64
  %r:2 = affine.for %i = 0 to 40 iter_args(%a = %one, %b = %two) -> (f64, f64) {
    %s = arith.addf %a, %b : f64
    %m = arith.mulf %s, %half : f64
    %y = func.call @f(%m) : (f64) -> f64
    %negative = arith.cmpf olt, %y, %zero : f64
    %na = arith.select %negative, %m, %a : f64
    %nb = arith.select %negative, %b, %m : f64
    affine.yield %na, %nb : f64, f64
  }
  vector.print %r#0 : f64
  return
}
