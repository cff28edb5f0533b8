// A private global without a value that no other file gives one is the module's own; so it is in LLVM IR.
// run: @through(7) == 7
// run: @vectors() == 21
memref.global "private" @number : memref<4xi32>
memref.global "private" @rows : memref<2xvector<3xi32>>

func.func @through(%v: i32) -> i32 {
  %m = memref.get_global @number : memref<4xi32>
  %c2 = arith.constant 2 : index
  memref.store %v, %m[%c2] : memref<4xi32>
  %r = memref.load %m[%c2] : memref<4xi32>
  return %r : i32
}

func.func @vectors() -> i32 {
  %m = memref.get_global @rows : memref<2xvector<3xi32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, 6]> : vector<3xi32>
  memref.store %a, %m[%c0] : memref<2xvector<3xi32>>
  memref.store %b, %m[%c1] : memref<2xvector<3xi32>>
  %0 = memref.load %m[%c0] : memref<2xvector<3xi32>>
  %1 = memref.load %m[%c1] : memref<2xvector<3xi32>>
  %2 = arith.addi %0, %1 : vector<3xi32>
  %r = vector.reduction <add>, %2 : vector<3xi32> into i32
  return %r : i32
}
