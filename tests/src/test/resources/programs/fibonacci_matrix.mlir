// prints: 1
// prints: 1
// prints: 3
// prints: 21
// prints: 987
// prints: 2178309
// prints: ( ( 17167680177565, 10610209857723 ), ( 10610209857723, 6557470319842 ) )

// Fibonacci numbers by powers of a matrix of vectors.
func.func @times(%a: vector<2x2xi64>, %b: vector<2x2xi64>) -> vector<2x2xi64> {
  %zero = arith.constant dense<0> : vector<2x2xi64>
  %r = vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %b, %zero : vector<2x2xi64>, vector<2x2xi64> into vector<2x2xi64>
  return %r : vector<2x2xi64>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %m = arith.constant dense<[[1, 1], [1, 0]]> : vector<2x2xi64>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%x = %m) -> vector<2x2xi64> {
    %f = vector.extract %x[0, 1] : i64 from vector<2x2xi64>
    vector.print %f : i64
    %y = func.call @times(%x, %x) : (vector<2x2xi64>, vector<2x2xi64>) -> vector<2x2xi64>
    scf.yield %y : vector<2x2xi64>
  }
  vector.print %r : vector<2x2xi64>
  return
}
