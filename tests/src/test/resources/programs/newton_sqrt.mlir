// prints: 1.41421
// prints: 0
// prints: 12
// prints: 1
// prints: 0.5
// prints: 1
// prints: 100000
// prints: 1

// Square roots by Newton's iteration, beside math.sqrt.
func.func @root(%a: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %r = affine.for %i = 0 to 30 iter_args(%x = %a) -> f64 {
    %q = arith.divf %a, %x : f64
    %s = arith.addf %x, %q : f64
    %next = arith.mulf %s, %half : f64
    affine.yield %next : f64
  }
  return %r : f64
}

func.func @main() {
  %xs = arith.constant dense<[2.0, 144.0, 0.25, 1.0e10]> : vector<4xf64>
  affine.for %i = 0 to 4 {
    %x = vector.extract %xs[%i] : f64 from vector<4xf64>
    %r = func.call @root(%x) : (f64) -> f64
    %s = math.sqrt %x : f64
    %d = arith.subf %r, %s : f64
    %zero = arith.constant 0.0 : f64
    %same = arith.cmpf oeq, %d, %zero : f64
    vector.print %r : f64
    vector.print %same : i1
  }
  return
}
