// Both dimensions dynamic: the transposed matrix, through a second memref of the other shape.
// run: @at(2, 3, 2, 1) == 12
// run: @at(5, 1, 0, 4) == 40
func.func @at(%n: index, %m: index, %i: index, %j: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %a = memref.alloc(%n, %m) : memref<?x?xi32>
  %b = memref.alloc(%m, %n) : memref<?x?xi32>
  scf.for %p = %c0 to %n step %c1 {
    scf.for %q = %c0 to %m step %c1 {
      %t = arith.muli %p, %c10 : index
      %u = arith.addi %t, %q : index
      %v = arith.index_cast %u : index to i32
      memref.store %v, %a[%p, %q] : memref<?x?xi32>
    }
  }
  scf.for %p = %c0 to %n step %c1 {
    scf.for %q = %c0 to %m step %c1 {
      %v = memref.load %a[%p, %q] : memref<?x?xi32>
      memref.store %v, %b[%q, %p] : memref<?x?xi32>
    }
  }
  %r = memref.load %b[%i, %j] : memref<?x?xi32>
  memref.dealloc %a : memref<?x?xi32>
  memref.dealloc %b : memref<?x?xi32>
  return %r : i32
}
