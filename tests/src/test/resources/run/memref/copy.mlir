// run: @whole(3, 4) == 34
// run: @part(1, 1) == 45, 22
func.func @whole(%i: index, %j: index) -> i32 {
  %a = memref.alloca() : memref<6x8xi32>
  %b = memref.alloc() : memref<6x8xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  memref.copy %a, %b : memref<6x8xi32> to memref<6x8xi32>
  %v = memref.load %b[%i, %j] : memref<6x8xi32>
  memref.dealloc %b : memref<6x8xi32>
  return %v : i32
}
func.func @part(%i: index, %j: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<6x8xi32>
  %b = memref.alloca() : memref<2x2xi32>
  call @fill(%a) : (memref<6x8xi32>) -> ()
  %s = memref.subview %a[2, 2] [2, 2] [2, 3] : memref<6x8xi32> to memref<2x2xi32, strided<[16, 3], offset: 18>>
  memref.copy %s, %b : memref<2x2xi32, strided<[16, 3], offset: 18>> to memref<2x2xi32>
  %v = memref.load %b[%i, %j] : memref<2x2xi32>
  %w = memref.load %b[%c0, %c0] : memref<2x2xi32>
  return %v, %w : i32, i32
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
