// prints: 48
// prints: 45
// prints: 49
// prints: 50
// prints: 51
// prints: 52
// prints: 55
// prints: 55

// Digits of numbers into a buffer from its end, with a sign.
func.func @format(%n: i64, %out: memref<8xi8>) -> index {
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %digit = arith.constant 48 : i64
  %minus = arith.constant 45 : i8
  %c1 = arith.constant 1 : index
  %end = arith.constant 8 : index
  %negative = arith.cmpi slt, %n, %zero : i64
  %size = math.absi %n : i64
  %r:2 = scf.while (%m = %size, %at = %end) : (i64, index) -> (i64, index) {
    %d = arith.remui %m, %ten : i64
    %c = arith.addi %d, %digit : i64
    %b = arith.trunci %c : i64 to i8
    %before = arith.subi %at, %c1 : index
    memref.store %b, %out[%before] : memref<8xi8>
    %q = arith.divui %m, %ten : i64
    %more = arith.cmpi ne, %q, %zero : i64
    scf.condition(%more) %q, %before : i64, index
  } do {
  ^bb0(%m: i64, %at: index):
    scf.yield %m, %at : i64, index
  }
  %start = scf.if %negative -> index {
    %s = arith.subi %r#1, %c1 : index
    memref.store %minus, %out[%s] : memref<8xi8>
    scf.yield %s : index
  } else {
    scf.yield %r#1 : index
  }
  return %start : index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %out = memref.alloca() : memref<8xi8>
  %numbers = arith.constant dense<[0, -1234, 77]> : vector<3xi64>
  affine.for %i = 0 to 3 {
    %n = vector.extract %numbers[%i] : i64 from vector<3xi64>
    %start = func.call @format(%n, %out) : (i64, memref<8xi8>) -> index
    scf.for %k = %start to %c8 step %c1 {
      %b = memref.load %out[%k] : memref<8xi8>
      vector.print %b : i8
    }
  }
  return
}
