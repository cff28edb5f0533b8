// prints: ( 4, 2, 0, -2, 0, 2, 0, 2 )
// prints: ( 8, 0, 8, 0, 0, 8, 8, 0 )

// The transform of integers, twice: eight times the input.
func.func @transform(%v: vector<8xi32>) -> vector<8xi32> {
  %a0, %a1 = vector.deinterleave %v : vector<8xi32> -> vector<4xi32>
  %s = arith.addi %a0, %a1 : vector<4xi32>
  %d = arith.subi %a0, %a1 : vector<4xi32>
  %r = vector.shuffle %s, %d [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
  return %r : vector<8xi32>
}

func.func @main() {
  %v = arith.constant dense<[1, 0, 1, 0, 0, 1, 1, 0]> : vector<8xi32>
  %once = affine.for %i = 0 to 3 iter_args(%x = %v) -> vector<8xi32> {
    %y = func.call @transform(%x) : (vector<8xi32>) -> vector<8xi32>
    affine.yield %y : vector<8xi32>
  }
  vector.print %once : vector<8xi32>
  %twice = affine.for %i = 0 to 3 iter_args(%x = %once) -> vector<8xi32> {
    %y = func.call @transform(%x) : (vector<8xi32>) -> vector<8xi32>
    affine.yield %y : vector<8xi32>
  }
  vector.print %twice : vector<8xi32>
  return
}
