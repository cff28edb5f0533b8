// A strided view as an argument: the callee reads strides and offset from what it is given.
// run: @column(0) == 12
// run: @column(3) == 24
func.func private @sum(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i32) {
    %v = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
    %t = arith.addi %a, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @column(%j: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<4x4xi32>
  scf.for %a = %c0 to %c4 step %c1 {
    scf.for %b = %c0 to %c4 step %c1 {
      %t = arith.muli %a, %c2 : index
      %u = arith.addi %t, %b : index
      %v = arith.index_cast %u : index to i32
      memref.store %v, %m[%a, %b] : memref<4x4xi32>
    }
  }
  %s = memref.subview %m[0, %j] [4, 1] [1, 1] : memref<4x4xi32> to memref<4xi32, strided<[4], offset: ?>>
  %d = memref.cast %s : memref<4xi32, strided<[4], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %r = call @sum(%d) : (memref<?xi32, strided<[?], offset: ?>>) -> i32
  return %r : i32
}
