// Memory keeps the bits of a float: denormals, infinities and the sign of zero survive.
// run: @f32(0x00000001) == 0x00000001
// run: @f32(-0.0) == -0.0
// run: @f32(inf) == inf
// run: @f32(nan) == nan
// run: @f64(0x0000000000000001) == 0x0000000000000001
// run: @f64(-0.0) == -0.0
// run: @f64(-inf) == -inf
// run: @f64(nan) == nan
func.func @f32(%x: f32) -> f32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<5xf32>
  memref.store %x, %m[%c2] : memref<5xf32>
  %y = memref.load %m[%c2] : memref<5xf32>
  return %y : f32
}
func.func @f64(%x: f64) -> f64 {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<5xf64>
  memref.store %x, %m[%c2] : memref<5xf64>
  %y = memref.load %m[%c2] : memref<5xf64>
  return %y : f64
}
