// prints: ( 1, 1 )
// prints: ( 5, 5 )

// The largest eigenvalue of a symmetric matrix.
func.func @main() {
  %m = arith.constant dense<[[4.0, 1.0], [2.0, 3.0]]> : vector<2x2xf64>
  %start = arith.constant dense<[1.0, 0.0]> : vector<2xf64>
  %zero = arith.constant dense<0.0> : vector<2xf64>
  %r:2 = affine.for %i = 0 to 40 iter_args(%v = %start, %l = %zero) -> (vector<2xf64>, vector<2xf64>) {
    %w = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %m, %v, %zero
        : vector<2x2xf64>, vector<2xf64> into vector<2xf64>
    %n = vector.reduction <maximumf>, %w : vector<2xf64> into f64
    %ns = vector.broadcast %n : f64 to vector<2xf64>
    %u = arith.divf %w, %ns : vector<2xf64>
    affine.yield %u, %ns : vector<2xf64>, vector<2xf64>
  }
  vector.print %r#0 : vector<2xf64>
  vector.print %r#1 : vector<2xf64>
  return
}
