// A subview is a view: stores through it change the memref, and stores to the memref are seen through it.
// run: @f() == 7, 9, 0
func.func @f() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %nine = arith.constant 9 : i32
  %m = memref.alloca() : memref<4x4xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      memref.store %z, %m[%i, %j] : memref<4x4xi32>
    }
  }
  %s = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x4xi32> to memref<2x2xi32, strided<[4, 1], offset: 5>>
  memref.store %seven, %s[%c1, %c0] : memref<2x2xi32, strided<[4, 1], offset: 5>>
  memref.store %nine, %m[%c1, %c2] : memref<4x4xi32>
  %a = memref.load %m[%c2, %c1] : memref<4x4xi32>
  %b = memref.load %s[%c0, %c1] : memref<2x2xi32, strided<[4, 1], offset: 5>>
  %c = memref.load %s[%c0, %c0] : memref<2x2xi32, strided<[4, 1], offset: 5>>
  return %a, %b, %c : i32, i32, i32
}
