// prints: 504835

// A thousand allocations of many sizes, some freed late; a checksum.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = arith.constant 1000 : index
  %c97 = arith.constant 97 : index
  %zero = arith.constant 0 : i64
  %first = memref.alloc(%c1) : memref<?xi64>
  memref.store %zero, %first[%c0] : memref<?xi64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%old = %first, %sum = %zero) -> (memref<?xi64>, i64) {
    %k = arith.remui %i, %c97 : index
    %size = arith.addi %k, %c1 : index
    %m = memref.alloc(%size) : memref<?xi64>
    %last = arith.subi %size, %c1 : index
    %x = arith.index_cast %i : index to i64
    memref.store %zero, %m[%c0] : memref<?xi64>
    memref.store %x, %m[%last] : memref<?xi64>
    %y = memref.load %old[%c0] : memref<?xi64>
    %s = arith.addi %sum, %y : i64
    %z = memref.load %m[%last] : memref<?xi64>
    %t = arith.addi %s, %z : i64
    memref.dealloc %old : memref<?xi64>
    scf.yield %m, %t : memref<?xi64>, i64
  }
  memref.dealloc %r#0 : memref<?xi64>
  vector.print %r#1 : i64
  return
}
