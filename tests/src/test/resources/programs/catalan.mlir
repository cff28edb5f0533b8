// prints: ( 1, 1, 2, 5, 14, 42, 132, 429, 1430, 4862, 16796, 58786 )

// Catalan's numbers by their recurrence, until they leave 64 bits.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %c = memref.alloca() : memref<12xi64>
  memref.store %one, %c[%c0] : memref<12xi64>
  scf.for %n = %c1 to %c12 step %c1 {
    %s = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {
      %m = arith.subi %n, %k : index
      %l = arith.subi %m, %c1 : index
      %a = memref.load %c[%k] : memref<12xi64>
      %b = memref.load %c[%l] : memref<12xi64>
      %p = arith.muli %a, %b : i64
      %t = arith.addi %sum, %p : i64
      scf.yield %t : i64
    }
    memref.store %s, %c[%n] : memref<12xi64>
  }
  %v = vector.load %c[%c0] : memref<12xi64>, vector<12xi64>
  vector.print %v : vector<12xi64>
  return
}
