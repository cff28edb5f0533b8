// Elements that are not written one by one.

memref.global "private" constant @sparse_data : memref<2x3xf32> = sparse<[[0, 1], [1, 2]], [2.5, 3.5]>
memref.global "private" constant @same_data : memref<5xi16> = sparse<[[4], [0]], -7>
memref.global "private" constant @resource_data : memref<3xi32> = dense_resource<numbers>

func.func @sparse(%i: index, %j: index) -> f32 {
  %m = memref.get_global @sparse_data : memref<2x3xf32>
  %0 = memref.load %m[%i, %j] : memref<2x3xf32>
  return %0 : f32
}
// run: @sparse(0, 1) == 2.5
// run: @sparse(1, 2) == 3.5
// run: @sparse(1, 1) == 0.0

func.func @same(%i: index) -> i16 {
  %m = memref.get_global @same_data : memref<5xi16>
  %0 = memref.load %m[%i] : memref<5xi16>
  return %0 : i16
}
// run: @same(0) == -7
// run: @same(3) == 0
// run: @same(4) == -7

func.func @resource(%i: index) -> i32 {
  %m = memref.get_global @resource_data : memref<3xi32>
  %0 = memref.load %m[%i] : memref<3xi32>
  return %0 : i32
}
// run: @resource(0) == 1
// run: @resource(2) == -2

func.func @vector(%i: index) -> i64 {
  %v = arith.constant sparse<[[1], [3]], [20, 30]> : vector<4xi64>
  %0 = vector.extract %v[%i] : i64 from vector<4xi64>
  return %0 : i64
}
// run: @vector(0) == 0
// run: @vector(3) == 30

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x040000000100000002000000FEFFFFFF"
    }
  }
#-}
