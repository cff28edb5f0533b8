// run: @bytes(300) == 44
// run: @shorts(-40000) == 25536
// run: @bits(1) == 1
// run: @floats(0.1) == 0.10000000149011612
func.func @bytes(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<3xi8>
  %t = arith.trunci %x : i32 to i8
  memref.store %t, %m[%c1] : memref<3xi8>
  %v = memref.load %m[%c1] : memref<3xi8>
  %r = arith.extsi %v : i8 to i32
  return %r : i32
}
func.func @shorts(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<3xi16>
  %t = arith.trunci %x : i32 to i16
  memref.store %t, %m[%c1] : memref<3xi16>
  %v = memref.load %m[%c1] : memref<3xi16>
  %r = arith.extui %v : i16 to i32
  return %r : i32
}
func.func @bits(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : i32
  %m = memref.alloca() : memref<3xi1>
  %t = arith.cmpi ne, %x, %c0 : i32
  memref.store %t, %m[%c1] : memref<3xi1>
  %v = memref.load %m[%c1] : memref<3xi1>
  %r = arith.extui %v : i1 to i32
  return %r : i32
}
func.func @floats(%x: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<3xf32>
  %t = arith.truncf %x : f64 to f32
  memref.store %t, %m[%c1] : memref<3xf32>
  %v = memref.load %m[%c1] : memref<3xf32>
  %r = arith.extf %v : f32 to f64
  return %r : f64
}
