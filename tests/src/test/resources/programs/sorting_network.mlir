// prints: ( 1, 2, 6, 8, 7, 5, 4, 3 )
// prints: ( 1, 2, 3, 4, 5, 6, 7, 8 )

// Eight values by Batcher's bitonic network, with shuffles.
func.func @main() {
  %v = arith.constant dense<[6, 2, 8, 1, 7, 3, 5, 4]> : vector<8xi32>
  %0 = vector.shuffle %v, %v [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %low0 = arith.minsi %v, %0 : vector<8xi32>
  %high0 = arith.maxsi %v, %0 : vector<8xi32>
  %r0 = vector.shuffle %low0, %high0 [0, 9, 10, 3, 4, 13, 14, 7] : vector<8xi32>, vector<8xi32>
  %1 = vector.shuffle %r0, %r0 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %low1 = arith.minsi %r0, %1 : vector<8xi32>
  %high1 = arith.maxsi %r0, %1 : vector<8xi32>
  %r1 = vector.shuffle %low1, %high1 [0, 1, 10, 11, 12, 13, 6, 7] : vector<8xi32>, vector<8xi32>
  %2 = vector.shuffle %r1, %r1 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %low2 = arith.minsi %r1, %2 : vector<8xi32>
  %high2 = arith.maxsi %r1, %2 : vector<8xi32>
  %r2 = vector.shuffle %low2, %high2 [0, 9, 2, 11, 12, 5, 14, 7] : vector<8xi32>, vector<8xi32>
  vector.print %r2 : vector<8xi32>
  %3 = vector.shuffle %r2, %r2 [4, 5, 6, 7, 0, 1, 2, 3] : vector<8xi32>, vector<8xi32>
  %low3 = arith.minsi %r2, %3 : vector<8xi32>
  %high3 = arith.maxsi %r2, %3 : vector<8xi32>
  %r3 = vector.shuffle %low3, %high3 [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xi32>, vector<8xi32>
  %4 = vector.shuffle %r3, %r3 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %low4 = arith.minsi %r3, %4 : vector<8xi32>
  %high4 = arith.maxsi %r3, %4 : vector<8xi32>
  %r4 = vector.shuffle %low4, %high4 [0, 1, 10, 11, 4, 5, 14, 15] : vector<8xi32>, vector<8xi32>
  %5 = vector.shuffle %r4, %r4 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %low5 = arith.minsi %r4, %5 : vector<8xi32>
  %high5 = arith.maxsi %r4, %5 : vector<8xi32>
  %r5 = vector.shuffle %low5, %high5 [0, 9, 2, 11, 4, 13, 6, 15] : vector<8xi32>, vector<8xi32>
  vector.print %r5 : vector<8xi32>
  return
}
