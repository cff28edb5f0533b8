// prints: ( 1.64872, -0.693147, -1, -0.30103, 1.41421, 0.648721, 0.405465, 0.793701, 1.61681 )
// prints: ( 2.71828, 0, 0, 0, 2, 1.71828, 0.693147, 1, 1 )
// prints: ( 20.0855, 1.09861, 1.58496, 0.477121, 8, 19.0855, 1.38629, 1.44225, 3.34327 )
// prints: ( 22026.5, 2.30259, 3.32193, 1, 1024, 22025.5, 2.3979, 2.15443, 200.717 )

// exp, log and powers of several bases, as rounded text.
func.func @main() {
  %xs = arith.constant dense<[0.5, 1.0, 3.0, 10.0]> : vector<4xf64>
  affine.for %i = 0 to 4 {
    %x = vector.extract %xs[%i] : f64 from vector<4xf64>
    %e = math.exp %x : f64
    %l = math.log %x : f64
    %l2 = math.log2 %x : f64
    %l10 = math.log10 %x : f64
    %e2 = math.exp2 %x : f64
    %m = math.expm1 %x : f64
    %p = math.log1p %x : f64
    %c = math.cbrt %x : f64
    %w = math.powf %x, %l : f64
    %v = vector.from_elements %e, %l, %l2, %l10, %e2, %m, %p, %c, %w : vector<9xf64>
    vector.print %v : vector<9xf64>
  }
  return
}
