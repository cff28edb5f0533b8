// prints: ( 0, 0, 0, 1 )
// prints: ( 0, 0, 0, -1 )
// prints: ( -28, 4, 6, 8 )

// i j = k, j i = -k, and a norm that multiplies.
func.func @times(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %c0 = vector.shuffle %a, %a [0, 0, 0, 0] : vector<4xi32>, vector<4xi32>
  %c1 = vector.shuffle %a, %a [1, 1, 1, 1] : vector<4xi32>, vector<4xi32>
  %c2 = vector.shuffle %a, %a [2, 2, 2, 2] : vector<4xi32>, vector<4xi32>
  %c3 = vector.shuffle %a, %a [3, 3, 3, 3] : vector<4xi32>, vector<4xi32>
  %b1 = vector.shuffle %b, %b [1, 0, 3, 2] : vector<4xi32>, vector<4xi32>
  %b2 = vector.shuffle %b, %b [2, 3, 0, 1] : vector<4xi32>, vector<4xi32>
  %b3 = vector.shuffle %b, %b [3, 2, 1, 0] : vector<4xi32>, vector<4xi32>
  %s1 = arith.constant dense<[-1, 1, -1, 1]> : vector<4xi32>
  %s2 = arith.constant dense<[-1, 1, 1, -1]> : vector<4xi32>
  %s3 = arith.constant dense<[-1, -1, 1, 1]> : vector<4xi32>
  %0 = arith.muli %c0, %b : vector<4xi32>
  %1 = arith.muli %c1, %b1 : vector<4xi32>
  %2 = arith.muli %1, %s1 : vector<4xi32>
  %3 = arith.muli %c2, %b2 : vector<4xi32>
  %4 = arith.muli %3, %s2 : vector<4xi32>
  %5 = arith.muli %c3, %b3 : vector<4xi32>
  %6 = arith.muli %5, %s3 : vector<4xi32>
  %7 = arith.addi %0, %2 : vector<4xi32>
  %8 = arith.addi %4, %6 : vector<4xi32>
  %9 = arith.addi %7, %8 : vector<4xi32>
  return %9 : vector<4xi32>
}

func.func @main() {
  %i = arith.constant dense<[0, 1, 0, 0]> : vector<4xi32>
  %j = arith.constant dense<[0, 0, 1, 0]> : vector<4xi32>
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %ij = call @times(%i, %j) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %ji = call @times(%j, %i) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %aa = call @times(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  vector.print %ij : vector<4xi32>
  vector.print %ji : vector<4xi32>
  vector.print %aa : vector<4xi32>
  return
}
