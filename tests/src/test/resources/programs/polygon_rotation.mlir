// prints: ( 3, 1 )
// prints: ( -1, 3 )
// prints: ( -3, -1 )
// prints: ( 1, -3 )
// prints: ( 3, 1 )

// A square turned by 90 degrees in exact complex arithmetic.
func.func @times(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %ar = vector.extract %a[0] : i32 from vector<2xi32>
  %ai = vector.extract %a[1] : i32 from vector<2xi32>
  %swapped = vector.shuffle %b, %b [1, 0] : vector<2xi32>, vector<2xi32>
  %signs = arith.constant dense<[-1, 1]> : vector<2xi32>
  %s = arith.muli %swapped, %signs : vector<2xi32>
  %rs = vector.broadcast %ar : i32 to vector<2xi32>
  %is = vector.broadcast %ai : i32 to vector<2xi32>
  %x = arith.muli %rs, %b : vector<2xi32>
  %y = arith.muli %is, %s : vector<2xi32>
  %r = arith.addi %x, %y : vector<2xi32>
  return %r : vector<2xi32>
}

func.func @main() {
  %i = arith.constant dense<[0, 1]> : vector<2xi32>
  %start = arith.constant dense<[3, 1]> : vector<2xi32>
  %r = affine.for %k = 0 to 4 iter_args(%p = %start) -> vector<2xi32> {
    vector.print %p : vector<2xi32>
    %n = func.call @times(%p, %i) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    affine.yield %n : vector<2xi32>
  }
  vector.print %r : vector<2xi32>
  return
}
