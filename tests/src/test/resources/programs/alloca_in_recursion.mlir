// prints: 0
// prints: 1
// prints: 4
// prints: 0
// prints: 81

// Each activation has its own buffer; sums of squares of digits.
func.func @digits(%n: i64, %depth: index, %out: memref<8xi64>) -> index {
  %c10 = arith.constant 10 : i64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : index
  %mine = memref.alloca() : memref<2xi64>
  %q = arith.divui %n, %c10 : i64
  %r = arith.remui %n, %c10 : i64
  %square = arith.muli %r, %r : i64
  %z = arith.constant 0 : index
  memref.store %square, %mine[%z] : memref<2xi64>
  %more = arith.cmpi ne, %q, %c0 : i64
  %next = arith.addi %depth, %c1 : index
  %count = scf.if %more -> index {
    %k = func.call @digits(%q, %next, %out) : (i64, index, memref<8xi64>) -> index
    scf.yield %k : index
  } else {
    scf.yield %next : index
  }
  %kept = memref.load %mine[%z] : memref<2xi64>
  memref.store %kept, %out[%depth] : memref<8xi64>
  return %count : index
}

func.func @main() {
  %n = arith.constant 90210 : i64
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %out = memref.alloc() : memref<8xi64>
  %k = call @digits(%n, %zero, %out) : (i64, index, memref<8xi64>) -> index
  scf.for %i = %zero to %k step %one {
    %d = memref.load %out[%i] : memref<8xi64>
    vector.print %d : i64
  }
  memref.dealloc %out : memref<8xi64>
  return
}
