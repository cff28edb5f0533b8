// A rule of memref's views, casts and questions about shapes in each chunk, and an operation that breaks it.

%m = "any.value"() : () -> memref<4xf32>
%r = memref.cast %m : memref<4xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.cast %m : memref<4xf32> to memref<4xf64>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.cast %m : memref<4xf32> to memref<4xf32, 1>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.cast %m : memref<4xf32> to memref<4x1xf32>

// -----

%m = "any.value"() : () -> memref<4xf32, strided<[2]>>
%r = memref.cast %m : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[3]>>

// -----

%m = "any.value"() : () -> memref<4xf32, strided<[1], offset: 2>>
%r = memref.cast %m : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: 3>>

// -----

%m = "any.value"() : () -> memref<*xf32>
%r = memref.cast %m : memref<*xf32> to memref<*xf32>

// -----

%m = "any.value"() : () -> memref<*xf32>
%r = memref.cast %m : memref<*xf32> to memref<4xf64>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.cast %m : memref<4xf32> to memref<*xf32, 1>

// -----

%m = "any.value"() : () -> tensor<4xf32>
%r = memref.cast %m : tensor<4xf32> to memref<4xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.memory_space_cast %m : memref<4xf32> to memref<8xf32, 1>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.memory_space_cast %m : memref<4xf32> to memref<4xf64, 1>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.memory_space_cast %m : memref<4xf32> to memref<*xf32, 1>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, strided<[2]>, 1>

// -----

%m, %n = "any.values"() : () -> (memref<64xi8>, index)
%r = memref.view %m[%n][%n] : memref<64xi8> to memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<64xi8>, index)
%r = memref.view %m[%n][] : memref<64xi8> to memref<?xf32>

// -----

%m, %n = "any.values"() : () -> (memref<64xi8>, index)
%r = memref.view %m[%n][] : memref<64xi8> to memref<4xf32, 1>

// -----

%m, %n = "any.values"() : () -> (memref<64xi8>, index)
%r = memref.view %m[%n][] : memref<64xi8> to memref<4xf32, strided<[2]>>

// -----

%m, %n = "any.values"() : () -> (memref<64xi8, strided<[2]>>, index)
%r = memref.view %m[%n][] : memref<64xi8, strided<[2]>> to memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<64xi16>, index)
%r = memref.view %m[%n][] : memref<64xi16> to memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8x8xi8>, index)
%r = memref.view %m[%n][] : memref<8x8xi8> to memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<64xi8>, index)
%r = memref.view %m[][] : memref<64xi8> to memref<4xf32>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0][4][1] : memref<8x8xf32> to memref<4xf32>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[-1, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][-4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[8, 0][0, 4][1, 1] : memref<8x8xf32> to memref<0x4xf32, strided<[8, 1], offset: 64>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[5, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 40>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 3] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 3]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf64, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>, 1>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<1x4x4xf32, strided<[32, 8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x5xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4xf32, strided<[8]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[1, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 1][1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1]>>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>

// -----

%m = "any.value"() : () -> memref<8x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
%r = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<4x4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8x8xf32>, index)
%r = memref.subview %m[%n, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m, %n = "any.values"() : () -> (memref<8x8xf32>, index)
%r = memref.subview %m[0, 0][%n, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>

// -----

%m = "any.value"() : () -> memref<*xf32>
%r = memref.subview %m[0][4][1] : memref<*xf32> to memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = "memref.subview"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>, index) -> memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = "memref.subview"(%m, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>, index) -> memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = "memref.subview"(%m, %n) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>, index) -> memref<4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>}> : (memref<8xf32>) -> memref<4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, i32)
%r = "memref.subview"(%m, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>, i32) -> memref<4xf32, strided<[1], offset: ?>>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0, 0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8, 1], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1, 1] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf64>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32, 1>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [2] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [1], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = memref.reinterpret_cast %m to offset: [%n], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [%n] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [-8], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [-1], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<*xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: -9223372036854775808>}> : (memref<8xf32>) -> memref<8xf32>

// -----

%m, %s = "any.values"() : () -> (memref<8xf32>, memref<?xi32>)
%r = memref.reshape %m(%s) : (memref<8xf32>, memref<?xi32>) -> memref<8xf32>

// -----

%m, %s = "any.values"() : () -> (memref<8xf32>, memref<2xi32>)
%r = memref.reshape %m(%s) : (memref<8xf32>, memref<2xi32>) -> memref<8xf32>

// -----

%m, %s = "any.values"() : () -> (memref<8xf32>, memref<1xi32>)
%r = memref.reshape %m(%s) : (memref<8xf32>, memref<1xi32>) -> memref<8xf64>

// -----

%m, %s = "any.values"() : () -> (memref<8xf32, strided<[2]>>, memref<1xi32>)
%r = memref.reshape %m(%s) : (memref<8xf32, strided<[2]>>, memref<1xi32>) -> memref<8xf32>

// -----

%m, %s = "any.values"() : () -> (memref<8xf32>, memref<1xi32>)
%r = memref.reshape %m(%s) : (memref<8xf32>, memref<1xi32>) -> memref<8xf32, strided<[2]>>

// -----

%m, %s = "any.values"() : () -> (memref<8xf32>, memref<1xf32>)
%r = memref.reshape %m(%s) : (memref<8xf32>, memref<1xf32>) -> memref<8xf32>

// -----

%m, %s = "any.values"() : () -> (memref<8xf32>, memref<1x1xi32>)
%r = memref.reshape %m(%s) : (memref<8xf32>, memref<1x1xi32>) -> memref<8xf32>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8x8xf32> into memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>

// -----

%m = "any.value"() : () -> memref<8x8xf32>
%r = memref.expand_shape %m [[0]] output_shape [64] : memref<8x8xf32> into memref<64xf32>

// -----

%m = "any.value"() : () -> memref<f32>
%r = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2] : memref<8xf32> into memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[0, 2]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[1, 0]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 5] : memref<8xf32> into memref<2x5xf32>

// -----

%m = "any.value"() : () -> memref<?xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<?xf32> into memref<2x4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<8xf32>, index)
%r = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<8xf32> into memref<?x4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32, strided<[4, 2]>>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf64>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32, 1>

// -----

%m = "any.value"() : () -> memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>
%r = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> into memref<2x4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<?xf32>, index)
%r = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>) -> memref<?x4xf32>

// -----

%m, %n = "any.values"() : () -> (memref<?xf32>, index)
%r = "memref.expand_shape"(%m, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4, 1>}> : (memref<?xf32>, index) -> memref<?x4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = "memref.expand_shape"(%m) <{reassociation = [0, 1], static_output_shape = array<i64: 2, 4>}> : (memref<8xf32>) -> memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = "memref.expand_shape"(%m) <{static_output_shape = array<i64: 2, 4>}> : (memref<8xf32>) -> memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[0]] : memref<2x4xf32> into memref<8xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[0], [1]] : memref<2x4xf32> into memref<8xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[0, 2]] : memref<2x4xf32> into memref<8xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[1, 0]] : memref<2x4xf32> into memref<8xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<9xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<?xf32>

// -----

%m = "any.value"() : () -> memref<?x4xf32>
%r = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<8xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<8xf64>

// -----

%m = "any.value"() : () -> memref<2x4xf32, strided<[8, 1]>>
%r = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32, strided<[8, 1]>> into memref<8xf32>

// -----

%m = "any.value"() : () -> memref<2x4xf32>
%r = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<8xf32, strided<[2]>>

// -----

%m = "any.value"() : () -> memref<8xf32>
%r = memref.collapse_shape %m [[0]] : memref<8xf32> into memref<2x4xf32>

// -----

%m = "any.value"() : () -> memref<1x2xf32>
%r = memref.collapse_shape %m [] : memref<1x2xf32> into memref<f32>

// -----

%m = "any.value"() : () -> memref<4x8xf32>
%r = memref.transpose %m (i, j) -> (j, j) : memref<4x8xf32> to memref<8x8xf32>

// -----

%m = "any.value"() : () -> memref<4x8xf32>
%r = memref.transpose %m (i) -> (i) : memref<4x8xf32> to memref<4xf32>

// -----

%m = "any.value"() : () -> memref<4x8xf32>
%r = memref.transpose %m (i, j) -> (j + 1, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>

// -----

%m = "any.value"() : () -> memref<4x8xf32>
%r = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<4x8xf32, strided<[1, 8]>>

// -----

%m = "any.value"() : () -> memref<4x8xf32>
%r = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>

// -----

%m = "any.value"() : () -> memref<4x8xf32>
%r = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf64, strided<[1, 8]>>

// -----

%m = "any.value"() : () -> memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>
%r = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<8x4xf32>

// -----

%m = "any.value"() : () -> memref<*xf32>
%r = memref.transpose %m (i, j) -> (j, i) : memref<*xf32> to memref<8x4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<f32>, index)
%r = memref.dim %m, %i : memref<f32>

// -----

%m, %i = "any.values"() : () -> (tensor<4xf32>, index)
%r = memref.dim %m, %i : tensor<4xf32>

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, i32)
%r = "memref.dim"(%m, %i) : (memref<4xf32>, i32) -> index

// -----

%m, %i = "any.values"() : () -> (memref<4xf32>, index)
%r = "memref.dim"(%m, %i) : (memref<4xf32>, index) -> i32

// -----

%m = "any.value"() : () -> tensor<4xf32>
%r = memref.rank %m : tensor<4xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = "memref.rank"(%m) : (memref<4xf32>) -> i64

// -----

%m = "any.value"() : () -> memref<4xf32>
%r:3 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index

// -----

%m = "any.value"() : () -> memref<4xf32>
%r:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f64>, index, index, index

// -----

%m = "any.value"() : () -> memref<*xf32>
%r:2 = memref.extract_strided_metadata %m : memref<*xf32> -> memref<f32>, index

// -----

%m = "any.value"() : () -> memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
%r:4 = memref.extract_strided_metadata %m : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>> -> memref<f32>, index, index, index

// -----

%m = "any.value"() : () -> tensor<4xf32>
%r = memref.extract_aligned_pointer_as_index %m : tensor<4xf32> -> index

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> i64

// -----

func.func @brackets(%a: memref<8xf32>, %n: index) {
  %v = memref.subview %a[%n[3]] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %n: index) {
  %v = memref.subview
    %a[%n[3]]
    [4] [1] : memref<8xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %n: index) {
  %v = memref.subview
    %a[foo]
    [4] [1] : memref<8xf32> to memref<4xf32>
  return
}
