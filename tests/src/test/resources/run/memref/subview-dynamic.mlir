// run: @at(1, 3, 2, 1) == 34
// run: @at(0, 0, 5, 7) == 57
func.func @at(%o: index, %p: index, %i: index, %j: index) -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %n = arith.addi %i, %c2 : index
  %s = memref.subview %m[%o, %p] [%n, 8] [1, 1] : memref<6x8xi32> to memref<?x8xi32, strided<[8, 1], offset: ?>>
  %v = memref.load %s[%i, %j] : memref<?x8xi32, strided<[8, 1], offset: ?>>
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
