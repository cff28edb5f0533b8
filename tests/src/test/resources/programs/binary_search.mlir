// prints: 0
// prints: 0
// prints: 5
// prints: 5
// prints: 8
// prints: 9

// Where each of a few keys would be inserted.
memref.global "private" constant @sorted : memref<9xi64> = dense<[2, 3, 5, 7, 11, 13, 17, 19, 23]>

func.func @lower_bound(%m: memref<9xi64>, %key: i64) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r:2 = scf.while (%lo = %c0, %hi = %c9) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %lo, %hi : index
    scf.condition(%more) %lo, %hi : index, index
  } do {
  ^bb0(%lo: index, %hi: index):
    %sum = arith.addi %lo, %hi : index
    %mid = arith.shrui %sum, %c1 : index
    %x = memref.load %m[%mid] : memref<9xi64>
    %less = arith.cmpi slt, %x, %key : i64
    %after = arith.addi %mid, %c1 : index
    %l = arith.select %less, %after, %lo : index
    %h = arith.select %less, %hi, %mid : index
    scf.yield %l, %h : index, index
  }
  return %r#0 : index
}

func.func @main() {
  %m = memref.get_global @sorted : memref<9xi64>
  %keys = arith.constant dense<[1, 2, 12, 13, 23, 24]> : vector<6xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c6 step %c1 {
    %k = vector.extract %keys[%i] : i64 from vector<6xi64>
    %at = func.call @lower_bound(%m, %k) : (memref<9xi64>, i64) -> index
    vector.print %at : index
  }
  return
}
