// Other views of memory: casts, slices, reshapes, metadata.
func.func @cast_0(%m: memref<4x?xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x4xf32>
  return
}

// -----

func.func @cast_1(%m: memref<4x?xf32>) {
  %0 = memref.cast %m {why = "width"} : memref<4x?xf32> to memref<?x4xf32>
  return
}

// -----

func.func @cast_2(%m: memref<8xi8>) {
  %0 = memref.cast %m : memref<8xi8> to memref<*xi8>
  return
}

// -----

func.func @cast_3(%m: memref<8xi8>) {
  %0 = memref.cast %m {why = "width"} : memref<8xi8> to memref<*xi8>
  return
}

// -----

func.func @cast_4(%m: memref<*xi8>) {
  %0 = memref.cast %m : memref<*xi8> to memref<?x?xi8>
  return
}

// -----

func.func @cast_5(%m: memref<*xi8>) {
  %0 = memref.cast %m {why = "width"} : memref<*xi8> to memref<?x?xi8>
  return
}

// -----

func.func @cast_6(%m: memref<4xf32, strided<[1]>>) {
  %0 = memref.cast %m : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @cast_7(%m: memref<4xf32, strided<[1]>>) {
  %0 = memref.cast %m {why = "width"} : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @cast_8(%m: memref<?xf32, strided<[?]>, 2>) {
  %0 = memref.cast %m : memref<?xf32, strided<[?]>, 2> to memref<6xf32, strided<[2]>, 2>
  return
}

// -----

func.func @cast_9(%m: memref<?xf32, strided<[?]>, 2>) {
  %0 = memref.cast %m {why = "width"} : memref<?xf32, strided<[?]>, 2> to memref<6xf32, strided<[2]>, 2>
  return
}

// -----

func.func @memory_space_cast_10(%m: memref<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @memory_space_cast_11(%m: memref<*xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32>
  return
}

// -----

func.func @memory_space_cast_12(%m: memref<?x?xi8, strided<[?, 1]>, 3>) {
  %0 = memref.memory_space_cast %m : memref<?x?xi8, strided<[?, 1]>, 3> to memref<?x?xi8, strided<[?, 1]>>
  return
}

// -----

func.func @copy_13(%a: memref<4xf32>, %b: memref<4xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @copy_14(%a: memref<4xf32>, %b: memref<4xf32>) {
  memref.copy %a, %b {once} : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @copy_15(%a: memref<?x?xi8>, %b: memref<?x?xi8, strided<[?, ?], offset: ?>>) {
  memref.copy %a, %b : memref<?x?xi8> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @copy_16(%a: memref<?x?xi8>, %b: memref<?x?xi8, strided<[?, ?], offset: ?>>) {
  memref.copy %a, %b {once} : memref<?x?xi8> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @copy_17(%a: memref<*xf32>, %b: memref<*xf32, 1>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @copy_18(%a: memref<*xf32>, %b: memref<*xf32, 1>) {
  memref.copy %a, %b {once} : memref<*xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @copy_19(%a: memref<f64>, %b: memref<f64, 4>) {
  memref.copy %a, %b : memref<f64> to memref<f64, 4>
  return
}

// -----

func.func @copy_20(%a: memref<f64>, %b: memref<f64, 4>) {
  memref.copy %a, %b {once} : memref<f64> to memref<f64, 4>
  return
}

// -----

func.func @subview_21(%m: memref<8x16xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @subview_22(%m: memref<8x16xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] {part} : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @subview_25(%m: memref<8x16xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @subview_26(%m: memref<8x16xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[%i, 0] [1, 16] [1, 1] {part} : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @subview_27(%m: memref<8x16xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[%i, %j] [%n, %n] [%k, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @subview_28(%m: memref<8x16xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[%i, %j] [%n, %n] [%k, 1] {part} : memref<8x16xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @subview_29(%m: memref<?x?xi8>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, %j] [%n, 2] [1, 3] : memref<?x?xi8> to memref<?x2xi8, strided<[?, 3], offset: ?>>
  return
}

// -----

func.func @subview_30(%m: memref<?x?xi8>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, %j] [%n, 2] [1, 3] {part} : memref<?x?xi8> to memref<?x2xi8, strided<[?, 3], offset: ?>>
  return
}

// -----

func.func @subview_31(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[%i, %j] [%n, %k] [1, 1] : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @subview_32(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[%i, %j] [%n, %k] [1, 1] {part} : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @subview_33(%m: memref<5xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[1] [3] [1] : memref<5xf32> to memref<3xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @subview_34(%m: memref<5xf32>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[1] [3] [1] {part} : memref<5xf32> to memref<3xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @subview_35(%m: memref<5xf32, 2>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[4] [1] [1] : memref<5xf32, 2> to memref<f32, strided<[], offset: 4>, 2>
  return
}

// -----

func.func @subview_36(%m: memref<5xf32, 2>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[4] [1] [1] {part} : memref<5xf32, 2> to memref<f32, strided<[], offset: 4>, 2>
  return
}

// -----

func.func @subview_37(%m: memref<2x3x4xi16>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, 1, 0] [2, 1, 4] [1, 1, 1] : memref<2x3x4xi16> to memref<2x4xi16, strided<[12, 1], offset: 4>>
  return
}

// -----

func.func @subview_38(%m: memref<2x3x4xi16>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, 1, 0] [2, 1, 4] [1, 1, 1] {part} : memref<2x3x4xi16> to memref<2x4xi16, strided<[12, 1], offset: 4>>
  return
}

// -----

func.func @subview_39(%m: memref<2x3x4xi16>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[1, 0, 0] [1, 3, 4] [1, 1, 1] : memref<2x3x4xi16> to memref<3x4xi16, strided<[4, 1], offset: 12>>
  return
}

// -----

func.func @subview_40(%m: memref<2x3x4xi16>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[1, 0, 0] [1, 3, 4] [1, 1, 1] {part} : memref<2x3x4xi16> to memref<3x4xi16, strided<[4, 1], offset: 12>>
  return
}

// -----

func.func @subview_41(%m: memref<4x4xf32, strided<[1, 4]>>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32, strided<[1, 4]>> to memref<2x2xf32, strided<[1, 4]>>
  return
}

// -----

func.func @subview_42(%m: memref<4x4xf32, strided<[1, 4]>>, %i: index, %j: index, %n: index, %k: index) {
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] {part} : memref<4x4xf32, strided<[1, 4]>> to memref<2x2xf32, strided<[1, 4]>>
  return
}

// -----

func.func @reinterpret_cast_43(%m: memref<12xf32>, %i: index, %n: index, %k: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<12xf32> to memref<3x4xf32, strided<[4, 1]>>
  return
}

// -----

func.func @reinterpret_cast_44(%m: memref<*xi8>, %i: index, %n: index, %k: index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%n, 4], strides: [%k, 1] : memref<*xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @reinterpret_cast_45(%m: memref<?xf64>, %i: index, %n: index, %k: index) {
  %0 = memref.reinterpret_cast %m to offset: [5], sizes: [2], strides: [3] : memref<?xf64> to memref<2xf64, strided<[3], offset: 5>>
  return
}

// -----

func.func @reinterpret_cast_46(%m: memref<4x4xf32, 1>, %i: index, %n: index, %k: index) {
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [], strides: [] : memref<4x4xf32, 1> to memref<f32, strided<[], offset: 2>, 1>
  return
}

// -----

func.func @expand_shape_47(%m: memref<12xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  return
}

// -----

func.func @expand_shape_48(%m: memref<?x4xi8>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xi8> into memref<?x2x4xi8>
  return
}

// -----

func.func @expand_shape_49(%m: memref<6x4xf32, strided<[8, 1]>>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 1]>> into memref<2x3x4xf32, strided<[24, 8, 1]>>
  return
}

// -----

func.func @expand_shape_50(%m: memref<f32>, %n: index) {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// -----

func.func @expand_shape_51(%m: memref<4x?xi1>, %n: index) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 5, %n] : memref<4x?xi1> into memref<4x5x?xi1>
  return
}

// -----

func.func @collapse_shape_52(%m: memref<3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  return
}

// -----

func.func @collapse_shape_53(%m: memref<?x2x4xi8>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x2x4xi8> into memref<?x4xi8>
  return
}

// -----

func.func @collapse_shape_54(%m: memref<1x1xf32>) {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  return
}

// -----

func.func @collapse_shape_55(%m: memref<2x3x4xf32, strided<[24, 8, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 1]>> into memref<6x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @collapse_shape_56(%m: memref<2x3x4x5xi16>) {
  %0 = memref.collapse_shape %m [[0], [1, 2, 3]] : memref<2x3x4x5xi16> into memref<2x60xi16>
  return
}

// -----

func.func @transpose_57(%m: memref<4x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  return
}

// -----

func.func @transpose_58(%m: memref<?x?x?xi8>) {
  %0 = memref.transpose %m (a, b, c) -> (c, a, b) : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[1, ?, ?]>>
  return
}

// -----

func.func @transpose_59(%m: memref<3xf32>) {
  %0 = memref.transpose %m (d0) -> (d0) : memref<3xf32> to memref<3xf32, strided<[1]>>
  return
}

// -----

func.func @view_60(%m: memref<2048xi8>, %o: index, %n: index, %k: index) {
  %0 = memref.view %m[%o][] : memref<2048xi8> to memref<4x4xf32>
  return
}

// -----

func.func @view_61(%m: memref<2048xi8>, %o: index, %n: index, %k: index) {
  %0 = memref.view %m[%o][%n] : memref<2048xi8> to memref<?x4xi16>
  return
}

// -----

func.func @view_62(%m: memref<2048xi8>, %o: index, %n: index, %k: index) {
  %0 = memref.view %m[%o][%n, %k] : memref<2048xi8> to memref<?x?xf64>
  return
}

// -----

func.func @reshape_63(%m: memref<4x4xf32>, %s: memref<1xindex>) {
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xindex>) -> memref<?xf32>
  return
}

// -----

func.func @reshape_64(%m: memref<?xi8>, %s: memref<?xi32>) {
  %0 = memref.reshape %m(%s) : (memref<?xi8>, memref<?xi32>) -> memref<*xi8>
  return
}

// -----

func.func @reshape_65(%m: memref<*xf64>, %s: memref<3xi64>) {
  %0 = memref.reshape %m(%s) : (memref<*xf64>, memref<3xi64>) -> memref<?x?x?xf64>
  return
}

// -----

func.func @extract_strided_metadata_66(%m: memref<4x?xf32>) {
  %b, %o, %s0, %s1, %t0, %t1 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}

// -----

func.func @extract_strided_metadata_67(%m: memref<f32>) {
  %b, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
  return
}

// -----

func.func @extract_strided_metadata_68(%m: memref<?xi8, strided<[?], offset: ?>>) {
  %b, %o, %s0, %t0 = memref.extract_strided_metadata %m : memref<?xi8, strided<[?], offset: ?>> -> memref<i8>, index, index, index
  return
}

// -----

func.func @extract_aligned_pointer_as_index_69(%m: memref<4xf32>, %i: index) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  return
}

// -----

func.func @dim_70(%m: memref<4xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<4xf32>
  return
}

// -----

func.func @extract_aligned_pointer_as_index_71(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?x?xi8, strided<[?, ?], offset: ?>> -> index
  return
}

// -----

func.func @dim_72(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index) {
  %0 = memref.dim %m, %i : memref<?x?xi8, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @extract_aligned_pointer_as_index_73(%m: memref<*xf32>, %i: index) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<*xf32> -> index
  return
}

// -----

func.func @dim_74(%m: memref<*xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<*xf32>
  return
}

// -----

func.func @assume_alignment_75(%m: memref<4xf32>, %n: memref<4xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  return
}

// -----

func.func @distinct_objects_76(%m: memref<4xf32>, %n: memref<4xf32>) {
  %0:2 = memref.distinct_objects %m, %n : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @assume_alignment_77(%m: memref<?x2xi8, 1>, %n: memref<?x2xi8, 1>) {
  %0 = memref.assume_alignment %m, 16 : memref<?x2xi8, 1>
  return
}

// -----

func.func @distinct_objects_78(%m: memref<?x2xi8, 1>, %n: memref<?x2xi8, 1>) {
  %0:2 = memref.distinct_objects %m, %n : memref<?x2xi8, 1>, memref<?x2xi8, 1>
  return
}

// -----

// The types are equal, the places are not.
func.func @subview_elsewhere(%m: memref<8x2xf32, strided<[2, 1], offset: ?>>, %i: index) -> memref<8x2xf32, strided<[2, 1], offset: ?>> {
  %0 = memref.subview %m[%i, 0] [8, 2] [1, 1] : memref<8x2xf32, strided<[2, 1], offset: ?>> to memref<8x2xf32, strided<[2, 1], offset: ?>>
  return %0 : memref<8x2xf32, strided<[2, 1], offset: ?>>
}

// -----

// what it gives may be written with strides or with a map
func.func @transposed(%a: memref<3x4xi8>, %b: memref<?x?xi8>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<3x4xi8> to memref<4x3xi8, affine_map<(i, j) -> (j * 4 + i)>>
  %1 = memref.transpose %b (i, j) -> (j, i) : memref<?x?xi8> to memref<?x?xi8, affine_map<(i, j)[s] -> (j * s + i)>>
  %2 = memref.transpose %a (i, j) -> (i, j) : memref<3x4xi8> to memref<3x4xi8, strided<[4, 1]>>
  return
}

// -----

func.func @transposed_with_a_symbol_too_many(%b: memref<?x?xi8>) {
  %1 = memref.transpose %b (i, j) -> (j, i) : memref<?x?xi8> to memref<?x?xi8, affine_map<(i, j)[s, t] -> (j * t + i)>>
  return
}

// -----

func.func @transposed_line(%a: memref<3xi8>) {
  %0 = memref.transpose %a (i) -> (i) : memref<3xi8> to memref<3xi8>
  return
}

// -----

func.func @brackets(%a: memref<8xf32>, %n: index) {
  %v = memref.subview %a[%n[]] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}
