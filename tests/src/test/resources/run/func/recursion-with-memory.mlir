// Each frame has its own alloca: what a deeper call stores does not change it.
// run: @sum(0) == 0
// run: @sum(6) == 21
func.func @sum(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m = memref.alloca() : memref<4xi32>
  %i0 = arith.constant 0 : index
  %i3 = arith.constant 3 : index
  memref.store %n, %m[%i3] : memref<4xi32>
  memref.store %c0, %m[%i0] : memref<4xi32>
  %deeper = arith.cmpi sgt, %n, %c0 : i32
  scf.if %deeper {
    %k = arith.subi %n, %c1 : i32
    %s = func.call @sum(%k) : (i32) -> i32
    memref.store %s, %m[%i0] : memref<4xi32>
  }
  %a = memref.load %m[%i0] : memref<4xi32>
  %b = memref.load %m[%i3] : memref<4xi32>
  %r = arith.addi %a, %b : i32
  return %r : i32
}
