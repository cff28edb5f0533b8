// Memory that is allocated, resized and freed: dynamic sizes, symbols of layouts, alignment.
func.func @alloc_0(%n: index, %k: index) {
  %0 = memref.alloc() : memref<f32>
  return
}

// -----

func.func @alloc_1(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<f32>
  return
}

// -----

func.func @alloc_2(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 8 : i64, hint = "hot"} : memref<f32>
  return
}

// -----

func.func @alloc_3(%n: index, %k: index) {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// -----

func.func @alloc_4(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  return
}

// -----

func.func @alloc_5(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 8 : i64, hint = "hot"} : memref<4xf32>
  return
}

// -----

func.func @alloc_6(%n: index, %k: index) {
  %0 = memref.alloc(%n) : memref<?x8xi16>
  return
}

// -----

func.func @alloc_7(%n: index, %k: index) {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x8xi16>
  return
}

// -----

func.func @alloc_8(%n: index, %k: index) {
  %0 = memref.alloc(%n) {alignment = 8 : i64, hint = "hot"} : memref<?x8xi16>
  return
}

// -----

func.func @alloc_9(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k) : memref<?x?x2xf64>
  return
}

// -----

func.func @alloc_10(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k) {alignment = 64 : i64} : memref<?x?x2xf64>
  return
}

// -----

func.func @alloc_11(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k) {alignment = 8 : i64, hint = "hot"} : memref<?x?x2xf64>
  return
}

// -----

func.func @alloc_12(%n: index, %k: index) {
  %0 = memref.alloc() : memref<4xf32, 1>
  return
}

// -----

func.func @alloc_13(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32, 1>
  return
}

// -----

func.func @alloc_14(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 8 : i64, hint = "hot"} : memref<4xf32, 1>
  return
}

// -----

func.func @alloc_15(%n: index, %k: index) {
  %0 = memref.alloc(%n) : memref<?xf32, "gpu">
  return
}

// -----

func.func @alloc_16(%n: index, %k: index) {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32, "gpu">
  return
}

// -----

func.func @alloc_17(%n: index, %k: index) {
  %0 = memref.alloc(%n) {alignment = 8 : i64, hint = "hot"} : memref<?xf32, "gpu">
  return
}

// -----

func.func @alloc_18(%n: index, %k: index) {
  %0 = memref.alloc() : memref<4x4xi8, strided<[4, 1]>>
  return
}

// -----

func.func @alloc_19(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x4xi8, strided<[4, 1]>>
  return
}

// -----

func.func @alloc_20(%n: index, %k: index) {
  %0 = memref.alloc() {alignment = 8 : i64, hint = "hot"} : memref<4x4xi8, strided<[4, 1]>>
  return
}

// -----

func.func @alloc_21(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k)[%k] : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  return
}

// -----

func.func @alloc_22(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k)[%k] {alignment = 64 : i64} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  return
}

// -----

func.func @alloc_23(%n: index, %k: index) {
  %0 = memref.alloc(%n, %k)[%k] {alignment = 8 : i64, hint = "hot"} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  return
}

// -----

func.func @alloc_24(%n: index, %k: index) {
  %0 = memref.alloc()[%n, %k] : memref<3xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, 2>
  return
}

// -----

func.func @alloc_25(%n: index, %k: index) {
  %0 = memref.alloc()[%n, %k] {alignment = 64 : i64} : memref<3xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, 2>
  return
}

// -----

func.func @alloc_26(%n: index, %k: index) {
  %0 = memref.alloc()[%n, %k] {alignment = 8 : i64, hint = "hot"} : memref<3xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, 2>
  return
}

// -----

func.func @alloca_27(%n: index, %k: index) {
  %0 = memref.alloca() : memref<f32>
  return
}

// -----

func.func @alloca_28(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<f32>
  return
}

// -----

func.func @alloca_29(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 8 : i64, hint = "hot"} : memref<f32>
  return
}

// -----

func.func @alloca_30(%n: index, %k: index) {
  %0 = memref.alloca() : memref<4xf32>
  return
}

// -----

func.func @alloca_31(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4xf32>
  return
}

// -----

func.func @alloca_32(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 8 : i64, hint = "hot"} : memref<4xf32>
  return
}

// -----

func.func @alloca_33(%n: index, %k: index) {
  %0 = memref.alloca(%n) : memref<?x8xi16>
  return
}

// -----

func.func @alloca_34(%n: index, %k: index) {
  %0 = memref.alloca(%n) {alignment = 64 : i64} : memref<?x8xi16>
  return
}

// -----

func.func @alloca_35(%n: index, %k: index) {
  %0 = memref.alloca(%n) {alignment = 8 : i64, hint = "hot"} : memref<?x8xi16>
  return
}

// -----

func.func @alloca_36(%n: index, %k: index) {
  %0 = memref.alloca(%n, %k) : memref<?x?x2xf64>
  return
}

// -----

func.func @alloca_37(%n: index, %k: index) {
  %0 = memref.alloca(%n, %k) {alignment = 64 : i64} : memref<?x?x2xf64>
  return
}

// -----

func.func @alloca_38(%n: index, %k: index) {
  %0 = memref.alloca(%n, %k) {alignment = 8 : i64, hint = "hot"} : memref<?x?x2xf64>
  return
}

// -----

func.func @alloca_39(%n: index, %k: index) {
  %0 = memref.alloca() : memref<4xf32, 1>
  return
}

// -----

func.func @alloca_40(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4xf32, 1>
  return
}

// -----

func.func @alloca_41(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 8 : i64, hint = "hot"} : memref<4xf32, 1>
  return
}

// -----

func.func @alloca_42(%n: index, %k: index) {
  %0 = memref.alloca(%n) : memref<?xf32, "gpu">
  return
}

// -----

func.func @alloca_43(%n: index, %k: index) {
  %0 = memref.alloca(%n) {alignment = 64 : i64} : memref<?xf32, "gpu">
  return
}

// -----

func.func @alloca_44(%n: index, %k: index) {
  %0 = memref.alloca(%n) {alignment = 8 : i64, hint = "hot"} : memref<?xf32, "gpu">
  return
}

// -----

func.func @alloca_45(%n: index, %k: index) {
  %0 = memref.alloca() : memref<4x4xi8, strided<[4, 1]>>
  return
}

// -----

func.func @alloca_46(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4x4xi8, strided<[4, 1]>>
  return
}

// -----

func.func @alloca_47(%n: index, %k: index) {
  %0 = memref.alloca() {alignment = 8 : i64, hint = "hot"} : memref<4x4xi8, strided<[4, 1]>>
  return
}

// -----

func.func @alloca_48(%n: index, %k: index) {
  %0 = memref.alloca(%n, %k)[%k] : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  return
}

// -----

func.func @alloca_49(%n: index, %k: index) {
  %0 = memref.alloca(%n, %k)[%k] {alignment = 64 : i64} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  return
}

// -----

func.func @alloca_50(%n: index, %k: index) {
  %0 = memref.alloca(%n, %k)[%k] {alignment = 8 : i64, hint = "hot"} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  return
}

// -----

func.func @alloca_51(%n: index, %k: index) {
  %0 = memref.alloca()[%n, %k] : memref<3xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, 2>
  return
}

// -----

func.func @alloca_52(%n: index, %k: index) {
  %0 = memref.alloca()[%n, %k] {alignment = 64 : i64} : memref<3xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, 2>
  return
}

// -----

func.func @alloca_53(%n: index, %k: index) {
  %0 = memref.alloca()[%n, %k] {alignment = 8 : i64, hint = "hot"} : memref<3xf32, affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, 2>
  return
}

// -----

func.func @realloc_54(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<9xf32>
  return
}

// -----

func.func @realloc_55(%m: memref<4xf32>) {
  %0 = memref.realloc %m {alignment = 32 : i64} : memref<4xf32> to memref<9xf32>
  return
}

// -----

func.func @realloc_56(%m: memref<?xi8>) {
  %0 = memref.realloc %m : memref<?xi8> to memref<2xi8>
  return
}

// -----

func.func @realloc_57(%m: memref<?xi8>) {
  %0 = memref.realloc %m {alignment = 32 : i64} : memref<?xi8> to memref<2xi8>
  return
}

// -----

func.func @realloc_58(%m: memref<4xindex>) {
  %0 = memref.realloc %m : memref<4xindex> to memref<1xindex>
  return
}

// -----

func.func @realloc_59(%m: memref<4xindex>) {
  %0 = memref.realloc %m {alignment = 32 : i64} : memref<4xindex> to memref<1xindex>
  return
}

// -----

func.func @realloc_60(%m: memref<?xf64>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf64> to memref<?xf64>
  return
}

// -----

func.func @realloc_61(%m: memref<?xf64>, %n: index) {
  %0 = memref.realloc %m(%n) {alignment = 16 : i64} : memref<?xf64> to memref<?xf64>
  return
}

// -----

func.func @dealloc_62(%m: memref<f32>) {
  memref.dealloc %m : memref<f32>
  return
}

// -----

func.func @dealloc_63(%m: memref<f32>) {
  memref.dealloc %m {at_end} : memref<f32>
  return
}

// -----

func.func @rank_64(%m: memref<f32>) {
  %0 = memref.rank %m : memref<f32>
  return
}

// -----

func.func @dealloc_65(%m: memref<*xi8>) {
  memref.dealloc %m : memref<*xi8>
  return
}

// -----

func.func @dealloc_66(%m: memref<*xi8>) {
  memref.dealloc %m {at_end} : memref<*xi8>
  return
}

// -----

func.func @rank_67(%m: memref<*xi8>) {
  %0 = memref.rank %m : memref<*xi8>
  return
}

// -----

func.func @dealloc_68(%m: memref<?x3xf32, strided<[?, 1], offset: ?>>) {
  memref.dealloc %m : memref<?x3xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @dealloc_69(%m: memref<?x3xf32, strided<[?, 1], offset: ?>>) {
  memref.dealloc %m {at_end} : memref<?x3xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @rank_70(%m: memref<?x3xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.rank %m : memref<?x3xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @dealloc_71(%m: memref<2xf32, 5>) {
  memref.dealloc %m : memref<2xf32, 5>
  return
}

// -----

func.func @dealloc_72(%m: memref<2xf32, 5>) {
  memref.dealloc %m {at_end} : memref<2xf32, 5>
  return
}

// -----

func.func @rank_73(%m: memref<2xf32, 5>) {
  %0 = memref.rank %m : memref<2xf32, 5>
  return
}

// -----

func.func @alloca_scope_74(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi32>
  }
  return
}

// -----

func.func @alloca_scope_75(%n: index) {
  %r = memref.alloca_scope -> (index) {
    memref.alloca_scope.return %n : index
  }
  return
}

// -----

func.func @alloca_scope_76(%n: index) {
  %r:2 = memref.alloca_scope -> (index, i1) {
    %t = arith.constant true
    memref.alloca_scope.return %n, %t : index, i1
  }
  return
}

// -----

// sizes that are not given are none; both spellings of the property
func.func @segments(%n: index) {
  %0 = "memref.alloc"() : () -> memref<4xi32>
  %1 = "memref.alloca"() {alignment = 8 : i64} : () -> memref<4xi32>
  %2 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xi32>
  return
}

// -----

func.func @three_segments(%n: index) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> memref<?xi32>
  return
}

// -----

func.func @no_segments(%n: index) {
  %0 = "memref.alloc"(%n) : (index) -> memref<?xi32>
  return
}

// -----

func.func @segments_of_i64(%n: index) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i64: 1, 0>}> : (index) -> memref<?xi32>
  return
}
