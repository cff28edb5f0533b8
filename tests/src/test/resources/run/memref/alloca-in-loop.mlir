// An alloca in a loop's body: each turn stores to its own and reads it back.
// run: @sum(0) == 0
// run: @sum(10) == 45
// run: @sum(100) == 4950
func.func @sum(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %z = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i64) {
    %m = memref.alloca() : memref<64xi64>
    %k = arith.index_cast %i : index to i64
    memref.store %k, %m[%c7] : memref<64xi64>
    %v = memref.load %m[%c7] : memref<64xi64>
    %u = arith.addi %s, %v : i64
    scf.yield %u : i64
  }
  return %r : i64
}
