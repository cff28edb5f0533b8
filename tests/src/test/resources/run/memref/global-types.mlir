// Globals of every element type, with their bytes in order and properly aligned beside each other.
// run: @bytes(0) == 1
// run: @bytes(2) == -128
// run: @shorts(1) == -32768
// run: @words(2) == 2147483647
// run: @longs(1) == -9223372036854775808
// run: @floats(0) == 0.1
// run: @doubles(2) == inf
// run: @doubles(1) == -0.0
// run: @bits(3) == true
// run: @bits(1) == false
memref.global "private" constant @gbytes : memref<3xi8> = dense<[1, 127, -128]>
memref.global "private" constant @glongs : memref<2xi64> = dense<[9223372036854775807, -9223372036854775808]>
memref.global "private" constant @gbits : memref<4xi1> = dense<[true, false, false, true]>
memref.global "private" constant @gshorts : memref<2xi16> = dense<[32767, -32768]>
memref.global "private" constant @gdoubles : memref<3xf64> = dense<[0.1, -0.0, 0x7FF0000000000000]>
memref.global "private" constant @gfloats : memref<1xf32> = dense<0.1>
memref.global "private" constant @gwords : memref<3xi32> = dense<[1, -2147483648, 2147483647]>
func.func @bytes(%i: index) -> i8 {
  %m = memref.get_global @gbytes : memref<3xi8>
  %v = memref.load %m[%i] : memref<3xi8>
  return %v : i8
}
func.func @shorts(%i: index) -> i16 {
  %m = memref.get_global @gshorts : memref<2xi16>
  %v = memref.load %m[%i] : memref<2xi16>
  return %v : i16
}
func.func @words(%i: index) -> i32 {
  %m = memref.get_global @gwords : memref<3xi32>
  %v = memref.load %m[%i] : memref<3xi32>
  return %v : i32
}
func.func @longs(%i: index) -> i64 {
  %m = memref.get_global @glongs : memref<2xi64>
  %v = memref.load %m[%i] : memref<2xi64>
  return %v : i64
}
func.func @floats(%i: index) -> f32 {
  %m = memref.get_global @gfloats : memref<1xf32>
  %v = memref.load %m[%i] : memref<1xf32>
  return %v : f32
}
func.func @doubles(%i: index) -> f64 {
  %m = memref.get_global @gdoubles : memref<3xf64>
  %v = memref.load %m[%i] : memref<3xf64>
  return %v : f64
}
func.func @bits(%i: index) -> i1 {
  %m = memref.get_global @gbits : memref<4xi1>
  %v = memref.load %m[%i] : memref<4xi1>
  return %v : i1
}
