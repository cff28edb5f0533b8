// Narrow stores leave the elements beside them as they are, for every element type.
// run: @i8() == 1, -2, 3
// run: @i16() == 1, -2, 3
// run: @i1() == true, false, true
// run: @i64() == 1, -2, 3
// run: @f32() == 1.0, -2.0, 3.0
func.func @i8() -> (i8, i8, i8) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %a = arith.constant 1 : i8
  %b = arith.constant -2 : i8
  %c = arith.constant 3 : i8
  %m = memref.alloca() : memref<3xi8>
  memref.store %a, %m[%i0] : memref<3xi8>
  memref.store %c, %m[%i2] : memref<3xi8>
  memref.store %b, %m[%i1] : memref<3xi8>
  %x = memref.load %m[%i0] : memref<3xi8>
  %y = memref.load %m[%i1] : memref<3xi8>
  %z = memref.load %m[%i2] : memref<3xi8>
  return %x, %y, %z : i8, i8, i8
}
func.func @i16() -> (i16, i16, i16) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %a = arith.constant 1 : i16
  %b = arith.constant -2 : i16
  %c = arith.constant 3 : i16
  %m = memref.alloca() : memref<3xi16>
  memref.store %a, %m[%i0] : memref<3xi16>
  memref.store %c, %m[%i2] : memref<3xi16>
  memref.store %b, %m[%i1] : memref<3xi16>
  %x = memref.load %m[%i0] : memref<3xi16>
  %y = memref.load %m[%i1] : memref<3xi16>
  %z = memref.load %m[%i2] : memref<3xi16>
  return %x, %y, %z : i16, i16, i16
}
func.func @i1() -> (i1, i1, i1) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %yes = arith.constant true
  %no = arith.constant false
  %m = memref.alloca() : memref<3xi1>
  memref.store %yes, %m[%i0] : memref<3xi1>
  memref.store %yes, %m[%i2] : memref<3xi1>
  memref.store %no, %m[%i1] : memref<3xi1>
  %x = memref.load %m[%i0] : memref<3xi1>
  %y = memref.load %m[%i1] : memref<3xi1>
  %z = memref.load %m[%i2] : memref<3xi1>
  return %x, %y, %z : i1, i1, i1
}
func.func @i64() -> (i64, i64, i64) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %a = arith.constant 1 : i64
  %b = arith.constant -2 : i64
  %c = arith.constant 3 : i64
  %m = memref.alloca() : memref<3xi64>
  memref.store %a, %m[%i0] : memref<3xi64>
  memref.store %c, %m[%i2] : memref<3xi64>
  memref.store %b, %m[%i1] : memref<3xi64>
  %x = memref.load %m[%i0] : memref<3xi64>
  %y = memref.load %m[%i1] : memref<3xi64>
  %z = memref.load %m[%i2] : memref<3xi64>
  return %x, %y, %z : i64, i64, i64
}
func.func @f32() -> (f32, f32, f32) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %a = arith.constant 1.0 : f32
  %b = arith.constant -2.0 : f32
  %c = arith.constant 3.0 : f32
  %m = memref.alloca() : memref<3xf32>
  memref.store %a, %m[%i0] : memref<3xf32>
  memref.store %c, %m[%i2] : memref<3xf32>
  memref.store %b, %m[%i1] : memref<3xf32>
  %x = memref.load %m[%i0] : memref<3xf32>
  %y = memref.load %m[%i1] : memref<3xf32>
  %z = memref.load %m[%i2] : memref<3xf32>
  return %x, %y, %z : f32, f32, f32
}
