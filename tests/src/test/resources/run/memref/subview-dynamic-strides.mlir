// Offsets, sizes and strides all known only when running: every p-th element from o on.
// run: @sum(0, 4, 1) == 6
// run: @sum(1, 3, 2) == 9
// run: @sum(0, 3, 5) == 15
// run: @sum(11, 1, 7) == 11
// run: @sum(3, 0, 1) == 0
func.func @sum(%o: index, %n: index, %p: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %z = arith.constant 0 : i32
  %m = memref.alloca() : memref<12xi32>
  scf.for %i = %c0 to %c12 step %c1 {
    %k = arith.index_cast %i : index to i32
    memref.store %k, %m[%i] : memref<12xi32>
  }
  %s = memref.subview %m[%o] [%n] [%p] : memref<12xi32> to memref<?xi32, strided<[?], offset: ?>>
  %size = memref.dim %s, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %r = scf.for %i = %c0 to %size step %c1 iter_args(%a = %z) -> (i32) {
    %v = memref.load %s[%i] : memref<?xi32, strided<[?], offset: ?>>
    %t = arith.addi %a, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
