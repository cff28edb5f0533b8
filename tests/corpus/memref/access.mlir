// Loads, stores, atomics and prefetches: layouts, memory spaces, kinds of elements, attributes.
func.func @load_0(%m: memref<f32>, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[] : memref<f32>
  return
}

// -----

func.func @store_1(%m: memref<f32>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  return
}

// -----

func.func @load_2(%m: memref<f32>, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[] {nontemporal = true} : memref<f32>
  return
}

// -----

func.func @store_3(%m: memref<f32>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[] {alignment = 16 : i64} : memref<f32>
  return
}

// -----

func.func @load_4(%m: memref<f32>, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[] {alignment = 8 : i64, note = "once"} : memref<f32>
  return
}

// -----

func.func @load_5(%m: memref<8xi32>, %i: index, %j: index, %v: i32) {
  %0 = memref.load %m[%i] : memref<8xi32>
  return
}

// -----

func.func @store_6(%m: memref<8xi32>, %i: index, %j: index, %v: i32) {
  memref.store %v, %m[%i] : memref<8xi32>
  return
}

// -----

func.func @load_7(%m: memref<8xi32>, %i: index, %j: index, %v: i32) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<8xi32>
  return
}

// -----

func.func @store_8(%m: memref<8xi32>, %i: index, %j: index, %v: i32) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<8xi32>
  return
}

// -----

func.func @load_9(%m: memref<8xi32>, %i: index, %j: index, %v: i32) {
  %0 = memref.load %m[%i] {alignment = 8 : i64, note = "once"} : memref<8xi32>
  return
}

// -----

func.func @load_10(%m: memref<?x4xf64>, %i: index, %j: index, %v: f64) {
  %0 = memref.load %m[%i, %j] : memref<?x4xf64>
  return
}

// -----

func.func @store_11(%m: memref<?x4xf64>, %i: index, %j: index, %v: f64) {
  memref.store %v, %m[%i, %j] : memref<?x4xf64>
  return
}

// -----

func.func @load_12(%m: memref<?x4xf64>, %i: index, %j: index, %v: f64) {
  %0 = memref.load %m[%i, %j] {nontemporal = true} : memref<?x4xf64>
  return
}

// -----

func.func @store_13(%m: memref<?x4xf64>, %i: index, %j: index, %v: f64) {
  memref.store %v, %m[%i, %j] {alignment = 16 : i64} : memref<?x4xf64>
  return
}

// -----

func.func @load_14(%m: memref<?x4xf64>, %i: index, %j: index, %v: f64) {
  %0 = memref.load %m[%i, %j] {alignment = 8 : i64, note = "once"} : memref<?x4xf64>
  return
}

// -----

func.func @load_15(%m: memref<2x?x?xi1>, %i: index, %j: index, %v: i1) {
  %0 = memref.load %m[%i, %j, %i] : memref<2x?x?xi1>
  return
}

// -----

func.func @store_16(%m: memref<2x?x?xi1>, %i: index, %j: index, %v: i1) {
  memref.store %v, %m[%i, %j, %i] : memref<2x?x?xi1>
  return
}

// -----

func.func @load_17(%m: memref<2x?x?xi1>, %i: index, %j: index, %v: i1) {
  %0 = memref.load %m[%i, %j, %i] {nontemporal = true} : memref<2x?x?xi1>
  return
}

// -----

func.func @store_18(%m: memref<2x?x?xi1>, %i: index, %j: index, %v: i1) {
  memref.store %v, %m[%i, %j, %i] {alignment = 16 : i64} : memref<2x?x?xi1>
  return
}

// -----

func.func @load_19(%m: memref<2x?x?xi1>, %i: index, %j: index, %v: i1) {
  %0 = memref.load %m[%i, %j, %i] {alignment = 8 : i64, note = "once"} : memref<2x?x?xi1>
  return
}

// -----

func.func @load_20(%m: memref<4x4xf16, strided<[8, 1], offset: 3>>, %i: index, %j: index, %v: f16) {
  %0 = memref.load %m[%i, %j] : memref<4x4xf16, strided<[8, 1], offset: 3>>
  return
}

// -----

func.func @store_21(%m: memref<4x4xf16, strided<[8, 1], offset: 3>>, %i: index, %j: index, %v: f16) {
  memref.store %v, %m[%i, %j] : memref<4x4xf16, strided<[8, 1], offset: 3>>
  return
}

// -----

func.func @load_22(%m: memref<4x4xf16, strided<[8, 1], offset: 3>>, %i: index, %j: index, %v: f16) {
  %0 = memref.load %m[%i, %j] {nontemporal = true} : memref<4x4xf16, strided<[8, 1], offset: 3>>
  return
}

// -----

func.func @store_23(%m: memref<4x4xf16, strided<[8, 1], offset: 3>>, %i: index, %j: index, %v: f16) {
  memref.store %v, %m[%i, %j] {alignment = 16 : i64} : memref<4x4xf16, strided<[8, 1], offset: 3>>
  return
}

// -----

func.func @load_24(%m: memref<4x4xf16, strided<[8, 1], offset: 3>>, %i: index, %j: index, %v: f16) {
  %0 = memref.load %m[%i, %j] {alignment = 8 : i64, note = "once"} : memref<4x4xf16, strided<[8, 1], offset: 3>>
  return
}

// -----

func.func @load_25(%m: memref<?x?xindex, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: index) {
  %0 = memref.load %m[%j, %i] : memref<?x?xindex, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @store_26(%m: memref<?x?xindex, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: index) {
  memref.store %v, %m[%j, %i] : memref<?x?xindex, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @load_27(%m: memref<?x?xindex, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: index) {
  %0 = memref.load %m[%j, %i] {nontemporal = true} : memref<?x?xindex, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @store_28(%m: memref<?x?xindex, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: index) {
  memref.store %v, %m[%j, %i] {alignment = 16 : i64} : memref<?x?xindex, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @load_29(%m: memref<?x?xindex, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: index) {
  %0 = memref.load %m[%j, %i] {alignment = 8 : i64, note = "once"} : memref<?x?xindex, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @load_30(%m: memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %v: i8) {
  %0 = memref.load %m[%i, %j] : memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @store_31(%m: memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %v: i8) {
  memref.store %v, %m[%i, %j] : memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @load_32(%m: memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %v: i8) {
  %0 = memref.load %m[%i, %j] {nontemporal = true} : memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @store_33(%m: memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %v: i8) {
  memref.store %v, %m[%i, %j] {alignment = 16 : i64} : memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @load_34(%m: memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %v: i8) {
  %0 = memref.load %m[%i, %j] {alignment = 8 : i64, note = "once"} : memref<4x6xi8, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @load_35(%m: memref<8xf32, 3>, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[%i] : memref<8xf32, 3>
  return
}

// -----

func.func @store_36(%m: memref<8xf32, 3>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i] : memref<8xf32, 3>
  return
}

// -----

func.func @load_37(%m: memref<8xf32, 3>, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<8xf32, 3>
  return
}

// -----

func.func @store_38(%m: memref<8xf32, 3>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<8xf32, 3>
  return
}

// -----

func.func @load_39(%m: memref<8xf32, 3>, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[%i] {alignment = 8 : i64, note = "once"} : memref<8xf32, 3>
  return
}

// -----

func.func @load_40(%m: memref<8xf32, "near">, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[%i] : memref<8xf32, "near">
  return
}

// -----

func.func @store_41(%m: memref<8xf32, "near">, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i] : memref<8xf32, "near">
  return
}

// -----

func.func @load_42(%m: memref<8xf32, "near">, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<8xf32, "near">
  return
}

// -----

func.func @store_43(%m: memref<8xf32, "near">, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<8xf32, "near">
  return
}

// -----

func.func @load_44(%m: memref<8xf32, "near">, %i: index, %j: index, %v: f32) {
  %0 = memref.load %m[%i] {alignment = 8 : i64, note = "once"} : memref<8xf32, "near">
  return
}

// -----

func.func @load_45(%m: memref<3xvector<4xf32>>, %i: index, %j: index, %v: vector<4xf32>) {
  %0 = memref.load %m[%i] : memref<3xvector<4xf32>>
  return
}

// -----

func.func @store_46(%m: memref<3xvector<4xf32>>, %i: index, %j: index, %v: vector<4xf32>) {
  memref.store %v, %m[%i] : memref<3xvector<4xf32>>
  return
}

// -----

func.func @load_47(%m: memref<3xvector<4xf32>>, %i: index, %j: index, %v: vector<4xf32>) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<3xvector<4xf32>>
  return
}

// -----

func.func @store_48(%m: memref<3xvector<4xf32>>, %i: index, %j: index, %v: vector<4xf32>) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<3xvector<4xf32>>
  return
}

// -----

func.func @load_49(%m: memref<3xvector<4xf32>>, %i: index, %j: index, %v: vector<4xf32>) {
  %0 = memref.load %m[%i] {alignment = 8 : i64, note = "once"} : memref<3xvector<4xf32>>
  return
}

// -----

func.func @load_50(%m: memref<3xmemref<?xf32>>, %i: index, %j: index, %v: memref<?xf32>) {
  %0 = memref.load %m[%i] : memref<3xmemref<?xf32>>
  return
}

// -----

func.func @store_51(%m: memref<3xmemref<?xf32>>, %i: index, %j: index, %v: memref<?xf32>) {
  memref.store %v, %m[%i] : memref<3xmemref<?xf32>>
  return
}

// -----

func.func @load_52(%m: memref<3xmemref<?xf32>>, %i: index, %j: index, %v: memref<?xf32>) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<3xmemref<?xf32>>
  return
}

// -----

func.func @store_53(%m: memref<3xmemref<?xf32>>, %i: index, %j: index, %v: memref<?xf32>) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<3xmemref<?xf32>>
  return
}

// -----

func.func @load_54(%m: memref<3xmemref<?xf32>>, %i: index, %j: index, %v: memref<?xf32>) {
  %0 = memref.load %m[%i] {alignment = 8 : i64, note = "once"} : memref<3xmemref<?xf32>>
  return
}

// -----

func.func @load_55(%m: memref<3xcomplex<f32>>, %i: index, %j: index, %v: complex<f32>) {
  %0 = memref.load %m[%i] : memref<3xcomplex<f32>>
  return
}

// -----

func.func @store_56(%m: memref<3xcomplex<f32>>, %i: index, %j: index, %v: complex<f32>) {
  memref.store %v, %m[%i] : memref<3xcomplex<f32>>
  return
}

// -----

func.func @load_57(%m: memref<3xcomplex<f32>>, %i: index, %j: index, %v: complex<f32>) {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<3xcomplex<f32>>
  return
}

// -----

func.func @store_58(%m: memref<3xcomplex<f32>>, %i: index, %j: index, %v: complex<f32>) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<3xcomplex<f32>>
  return
}

// -----

func.func @load_59(%m: memref<3xcomplex<f32>>, %i: index, %j: index, %v: complex<f32>) {
  %0 = memref.load %m[%i] {alignment = 8 : i64, note = "once"} : memref<3xcomplex<f32>>
  return
}

// -----

func.func @load_60(%m: memref<3xi128>, %i: index, %j: index, %v: i128) {
  %0 = memref.load %m[%j] : memref<3xi128>
  return
}

// -----

func.func @store_61(%m: memref<3xi128>, %i: index, %j: index, %v: i128) {
  memref.store %v, %m[%j] : memref<3xi128>
  return
}

// -----

func.func @load_62(%m: memref<3xi128>, %i: index, %j: index, %v: i128) {
  %0 = memref.load %m[%j] {nontemporal = true} : memref<3xi128>
  return
}

// -----

func.func @store_63(%m: memref<3xi128>, %i: index, %j: index, %v: i128) {
  memref.store %v, %m[%j] {alignment = 16 : i64} : memref<3xi128>
  return
}

// -----

func.func @load_64(%m: memref<3xi128>, %i: index, %j: index, %v: i128) {
  %0 = memref.load %m[%j] {alignment = 8 : i64, note = "once"} : memref<3xi128>
  return
}

// -----

func.func @atomic_rmw_65(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_66(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_67(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_68(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw muli %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_69(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_70(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw maxs %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_71(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_72(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw maxu %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_73(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_74(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw mins %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_75(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_76(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw minu %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_77(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_78(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw ori %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_79(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_80(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw andi %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_81(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_82(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw xori %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_83(%m: memref<?xi32>, %i: index, %v: i32) {
  %0 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_84(%m: memref<?xi64>, %i: index, %v: i64) {
  %0 = memref.atomic_rmw assign %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return
}

// -----

func.func @atomic_rmw_85(%m: memref<2x?xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw addf %v, %m[%i, %i] {tag} : (f32, memref<2x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_86(%m: memref<2x?xbf16>, %i: index, %v: bf16) {
  %0 = memref.atomic_rmw addf %v, %m[%i, %i] {tag} : (bf16, memref<2x?xbf16>) -> bf16
  return
}

// -----

func.func @atomic_rmw_87(%m: memref<2x?xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw mulf %v, %m[%i, %i] {tag} : (f32, memref<2x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_88(%m: memref<2x?xbf16>, %i: index, %v: bf16) {
  %0 = memref.atomic_rmw mulf %v, %m[%i, %i] {tag} : (bf16, memref<2x?xbf16>) -> bf16
  return
}

// -----

func.func @atomic_rmw_89(%m: memref<2x?xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw maximumf %v, %m[%i, %i] {tag} : (f32, memref<2x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_90(%m: memref<2x?xbf16>, %i: index, %v: bf16) {
  %0 = memref.atomic_rmw maximumf %v, %m[%i, %i] {tag} : (bf16, memref<2x?xbf16>) -> bf16
  return
}

// -----

func.func @atomic_rmw_91(%m: memref<2x?xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw maxnumf %v, %m[%i, %i] {tag} : (f32, memref<2x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_92(%m: memref<2x?xbf16>, %i: index, %v: bf16) {
  %0 = memref.atomic_rmw maxnumf %v, %m[%i, %i] {tag} : (bf16, memref<2x?xbf16>) -> bf16
  return
}

// -----

func.func @atomic_rmw_93(%m: memref<2x?xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw minimumf %v, %m[%i, %i] {tag} : (f32, memref<2x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_94(%m: memref<2x?xbf16>, %i: index, %v: bf16) {
  %0 = memref.atomic_rmw minimumf %v, %m[%i, %i] {tag} : (bf16, memref<2x?xbf16>) -> bf16
  return
}

// -----

func.func @atomic_rmw_95(%m: memref<2x?xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw minnumf %v, %m[%i, %i] {tag} : (f32, memref<2x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_96(%m: memref<2x?xbf16>, %i: index, %v: bf16) {
  %0 = memref.atomic_rmw minnumf %v, %m[%i, %i] {tag} : (bf16, memref<2x?xbf16>) -> bf16
  return
}

// -----

func.func @atomic_rmw_97(%m: memref<2x?xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw assign %v, %m[%i, %i] {tag} : (f32, memref<2x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_98(%m: memref<2x?xbf16>, %i: index, %v: bf16) {
  %0 = memref.atomic_rmw assign %v, %m[%i, %i] {tag} : (bf16, memref<2x?xbf16>) -> bf16
  return
}

// -----

func.func @generic_atomic_rmw_99(%m: memref<9xi32>, %i: index, %v: i32) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<9xi32> {
  ^bb0(%old: i32):
    %new = arith.muli %old, %v : i32
    memref.atomic_yield %new : i32
  }
  return
}

// -----

func.func @generic_atomic_rmw_100(%m: memref<9xf64>, %i: index, %v: f64) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<9xf64> {
  ^bb0(%old: f64):
    %new = arith.maxnumf %old, %v : f64
    memref.atomic_yield %new : f64
  }
  return
}

// -----

func.func @prefetch_102(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<0>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_103(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<0>, instr : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_104(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<1>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_105(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<1>, instr : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_106(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<2>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_107(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<2>, instr : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_108(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_109(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, instr : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_110(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<0>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_111(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_112(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<1>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_113(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<1>, instr : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_114(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<2>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_115(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<2>, instr : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_116(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<5x?xf32>
  return
}

// -----

func.func @prefetch_117(%m: memref<5x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, instr : memref<5x?xf32>
  return
}
