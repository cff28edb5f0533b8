// Allocation and deallocation at each turn: sizes that grow, so that freed memory must be used again.
// run: @sum(1) == 0
// run: @sum(10) == 45
// run: @sum(2000) == 1999000
func.func @sum(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i64) {
    %size = arith.addi %i, %c1 : index
    %m = memref.alloc(%size) : memref<?xi64>
    %k = arith.index_cast %i : index to i64
    memref.store %k, %m[%i] : memref<?xi64>
    memref.store %k, %m[%c0] : memref<?xi64>
    %v = memref.load %m[%i] : memref<?xi64>
    %t = arith.addi %s, %v : i64
    memref.dealloc %m : memref<?xi64>
    scf.yield %t : i64
  }
  return %r : i64
}
