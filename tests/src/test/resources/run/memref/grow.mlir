// A growing array as loops carry it: double the capacity, copy, free the old one.
// run: @last(1) == 0, 1
// run: @last(2) == 3, 2
// run: @last(9) == 24, 16
// run: @last(100) == 297, 128
func.func @last(%n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %three = arith.constant 3 : i32
  %m0 = memref.alloc(%c1) : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %m0) -> (memref<?xi32>) {
    %size = memref.dim %m, %c0 : memref<?xi32>
    %full = arith.cmpi eq, %i, %size : index
    %p = scf.if %full -> memref<?xi32> {
      %double = arith.muli %size, %c2 : index
      %new = memref.alloc(%double) : memref<?xi32>
      scf.for %j = %c0 to %size step %c1 {
        %v = memref.load %m[%j] : memref<?xi32>
        memref.store %v, %new[%j] : memref<?xi32>
      }
      memref.dealloc %m : memref<?xi32>
      scf.yield %new : memref<?xi32>
    } else {
      scf.yield %m : memref<?xi32>
    }
    %k = arith.index_cast %i : index to i32
    %x = arith.muli %k, %three : i32
    memref.store %x, %p[%i] : memref<?xi32>
    scf.yield %p : memref<?xi32>
  }
  %end = arith.subi %n, %c1 : index
  %v = memref.load %r[%end] : memref<?xi32>
  %size = memref.dim %r, %c0 : memref<?xi32>
  memref.dealloc %r : memref<?xi32>
  return %v, %size : i32, index
}
