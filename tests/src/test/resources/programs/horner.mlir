// prints: ( 4, 4.5, 7.5, 15, 4.5, 17019, 3.67969, 89.5 )
// prints: ( 1.5, 0.5, -15.5, 29.5, 0.25, 7101.5, 0.8125, 136.5 )

// A polynomial and its derivative at several points, vectors at a time.
func.func @main() {
  %coefficients = arith.constant dense<[2.0, -3.0, 0.0, 1.5, 4.0]> : vector<5xf32>
  %x = arith.constant dense<[0.0, 1.0, -1.0, 2.0, 0.5, 10.0, -0.25, 3.0]> : vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %r:2 = affine.for %i = 0 to 5 iter_args(%p = %zero, %d = %zero) -> (vector<8xf32>, vector<8xf32>) {
    %c = vector.extract %coefficients[%i] : f32 from vector<5xf32>
    %cs = vector.broadcast %c : f32 to vector<8xf32>
    %nd = math.fma %d, %x, %p : vector<8xf32>
    %np = math.fma %p, %x, %cs : vector<8xf32>
    affine.yield %np, %nd : vector<8xf32>, vector<8xf32>
  }
  vector.print %r#0 : vector<8xf32>
  vector.print %r#1 : vector<8xf32>
  return
}
