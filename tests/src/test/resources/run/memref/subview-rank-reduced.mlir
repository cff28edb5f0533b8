// A row and a column, and a subview of a subview.
// run: @row(2, 3) == 23
// run: @column(2, 3) == 23
// run: @nested(1, 1) == 33
func.func @row(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %s = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<6x8xi32> to memref<8xi32, strided<[1], offset: ?>>
  %v = memref.load %s[%j] : memref<8xi32, strided<[1], offset: ?>>
  return %v : i32
}
func.func @column(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %s = memref.subview %m[0, %j] [6, 1] [1, 1] : memref<6x8xi32> to memref<6xi32, strided<[8], offset: ?>>
  %v = memref.load %s[%i] : memref<6xi32, strided<[8], offset: ?>>
  return %v : i32
}
func.func @nested(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %s = memref.subview %m[1, 1] [4, 4] [1, 1] : memref<6x8xi32> to memref<4x4xi32, strided<[8, 1], offset: 9>>
  %t = memref.subview %s[1, 0] [2, 2] [1, 2] : memref<4x4xi32, strided<[8, 1], offset: 9>> to memref<2x2xi32, strided<[8, 2], offset: 17>>
  %v = memref.load %t[%i, %j] : memref<2x2xi32, strided<[8, 2], offset: 17>>
  return %v : i32
}

func.func @fill(%m: memref<6x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %c10 = arith.constant 10 : index
      %t = arith.muli %i, %c10 : index
      %u = arith.addi %t, %j : index
      %v = arith.index_cast %u : index to i32
      memref.store %v, %m[%i, %j] : memref<6x8xi32>
    }
  }
  return
}
