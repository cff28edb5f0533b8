// prints: ( 110, 144, 119, 135, 123, 119, 113, 137 )
// prints: 1363160026601443621

// Marsaglia's generator of 64 bits, then a histogram of its high bits.
func.func @next(%x: i64) -> i64 {
  %c13 = arith.constant 13 : i64
  %c7 = arith.constant 7 : i64
  %c17 = arith.constant 17 : i64
  %a = arith.shli %x, %c13 : i64
  %b = arith.xori %x, %a : i64
  %c = arith.shrui %b, %c7 : i64
  %d = arith.xori %b, %c : i64
  %e = arith.shli %d, %c17 : i64
  %f = arith.xori %d, %e : i64
  return %f : i64
}

func.func @main() {
  %seed = arith.constant 88172645463325252 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %c61 = arith.constant 61 : i64
  %one = arith.constant 1 : i32
  %zeros = arith.constant dense<0> : vector<8xi32>
  %counts = memref.alloca() : memref<8xi32>
  vector.store %zeros, %counts[%c0] : memref<8xi32>, vector<8xi32>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed) -> i64 {
    %y = func.call @next(%x) : (i64) -> i64
    %high = arith.shrui %y, %c61 : i64
    %at = arith.index_cast %high : i64 to index
    %0 = memref.atomic_rmw addi %one, %counts[%at] : (i32, memref<8xi32>) -> i32
    scf.yield %y : i64
  }
  %v = vector.load %counts[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %v : vector<8xi32>
  vector.print %x : i64
  return
}
