// run: @at(0, 0) == 12
// run: @at(1, 2) == 36
func.func @at(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %s = memref.subview %m[1, 2] [2, 3] [2, 2] : memref<6x8xi32> to memref<2x3xi32, strided<[16, 2], offset: 10>>
  %v = memref.load %s[%i, %j] : memref<2x3xi32, strided<[16, 2], offset: 10>>
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
