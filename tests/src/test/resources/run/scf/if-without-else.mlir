// run: @clamp(3) == 3
// run: @clamp(300) == 255
func.func @clamp(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %c255 = arith.constant 255 : i32
  %big = arith.cmpi sgt, %x, %c255 : i32
  scf.if %big {
    memref.store %c255, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
