// Memory of LLVM: loads, stores, stack, addresses, atomics.
func.func @load_0(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  return
}

// -----

func.func @load_1(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @store_2(%p: !llvm.ptr, %v: i32, %n: i64) {
  llvm.store %v, %p : i32, !llvm.ptr
  return
}

// -----

func.func @store_3(%p: !llvm.ptr, %v: i32, %n: i64) {
  llvm.store volatile %v, %p {nontemporal} : i32, !llvm.ptr
  return
}

// -----

func.func @alloca_4(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  return
}

// -----

func.func @alloca_5(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.alloca %n x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @getelementptr_6(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return
}

// -----

func.func @getelementptr_7(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @mlir_undef_8(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.mlir.undef : i32
  return
}

// -----

func.func @mlir_poison_9(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.mlir.poison : i32
  return
}

// -----

func.func @mlir_zero_10(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.mlir.zero : i32
  return
}

// -----

func.func @freeze_11(%p: !llvm.ptr, %v: i32, %n: i64) {
  %0 = llvm.freeze %v : i32
  return
}

// -----

func.func @load_12(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.load %p : !llvm.ptr -> f64
  return
}

// -----

func.func @load_13(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f64
  return
}

// -----

func.func @store_14(%p: !llvm.ptr, %v: f64, %n: i64) {
  llvm.store %v, %p : f64, !llvm.ptr
  return
}

// -----

func.func @store_15(%p: !llvm.ptr, %v: f64, %n: i64) {
  llvm.store volatile %v, %p {nontemporal} : f64, !llvm.ptr
  return
}

// -----

func.func @alloca_16(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.alloca %n x f64 : (i64) -> !llvm.ptr
  return
}

// -----

func.func @alloca_17(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.alloca %n x f64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @getelementptr_18(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  return
}

// -----

func.func @getelementptr_19(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, f64
  return
}

// -----

func.func @mlir_undef_20(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.mlir.undef : f64
  return
}

// -----

func.func @mlir_poison_21(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.mlir.poison : f64
  return
}

// -----

func.func @mlir_zero_22(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.mlir.zero : f64
  return
}

// -----

func.func @freeze_23(%p: !llvm.ptr, %v: f64, %n: i64) {
  %0 = llvm.freeze %v : f64
  return
}

// -----

func.func @load_24(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.ptr
  return
}

// -----

func.func @load_25(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> !llvm.ptr
  return
}

// -----

func.func @store_26(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  llvm.store %v, %p : !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @store_27(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  llvm.store volatile %v, %p {nontemporal} : !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @alloca_28(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr
  return
}

// -----

func.func @alloca_29(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.alloca %n x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @getelementptr_30(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @getelementptr_31(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @mlir_undef_32(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.undef : !llvm.ptr
  return
}

// -----

func.func @mlir_poison_33(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.poison : !llvm.ptr
  return
}

// -----

func.func @mlir_zero_34(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.zero : !llvm.ptr
  return
}

// -----

func.func @freeze_35(%p: !llvm.ptr, %v: !llvm.ptr, %n: i64) {
  %0 = llvm.freeze %v : !llvm.ptr
  return
}

// -----

func.func @load_36(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.load %p : !llvm.ptr -> vector<4xf32>
  return
}

// -----

func.func @load_37(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  return
}

// -----

func.func @store_38(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  llvm.store %v, %p : vector<4xf32>, !llvm.ptr
  return
}

// -----

func.func @store_39(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  llvm.store volatile %v, %p {nontemporal} : vector<4xf32>, !llvm.ptr
  return
}

// -----

func.func @alloca_40(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.alloca %n x vector<4xf32> : (i64) -> !llvm.ptr
  return
}

// -----

func.func @alloca_41(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.alloca %n x vector<4xf32> {alignment = 16 : i64} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @getelementptr_42(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
  return
}

// -----

func.func @getelementptr_43(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
  return
}

// -----

func.func @mlir_undef_44(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.mlir.undef : vector<4xf32>
  return
}

// -----

func.func @mlir_poison_45(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.mlir.poison : vector<4xf32>
  return
}

// -----

func.func @mlir_zero_46(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.mlir.zero : vector<4xf32>
  return
}

// -----

func.func @freeze_47(%p: !llvm.ptr, %v: vector<4xf32>, %n: i64) {
  %0 = llvm.freeze %v : vector<4xf32>
  return
}

// -----

func.func @load_48(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @load_49(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @store_50(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  llvm.store %v, %p : !llvm.struct<(i32, f32)>, !llvm.ptr
  return
}

// -----

func.func @store_51(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  llvm.store volatile %v, %p {nontemporal} : !llvm.struct<(i32, f32)>, !llvm.ptr
  return
}

// -----

func.func @alloca_52(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.alloca %n x !llvm.struct<(i32, f32)> : (i64) -> !llvm.ptr
  return
}

// -----

func.func @alloca_53(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.alloca %n x !llvm.struct<(i32, f32)> {alignment = 16 : i64} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @getelementptr_54(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @getelementptr_55(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @mlir_undef_56(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @mlir_poison_57(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @mlir_zero_58(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @freeze_59(%p: !llvm.ptr, %v: !llvm.struct<(i32, f32)>, %n: i64) {
  %0 = llvm.freeze %v : !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @load_60(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.array<4 x i8>
  return
}

// -----

func.func @load_61(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> !llvm.array<4 x i8>
  return
}

// -----

func.func @store_62(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  llvm.store %v, %p : !llvm.array<4 x i8>, !llvm.ptr
  return
}

// -----

func.func @store_63(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  llvm.store volatile %v, %p {nontemporal} : !llvm.array<4 x i8>, !llvm.ptr
  return
}

// -----

func.func @alloca_64(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.alloca %n x !llvm.array<4 x i8> : (i64) -> !llvm.ptr
  return
}

// -----

func.func @alloca_65(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.alloca %n x !llvm.array<4 x i8> {alignment = 16 : i64} : (i64) -> !llvm.ptr
  return
}

// -----

func.func @getelementptr_66(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  return
}

// -----

func.func @getelementptr_67(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  return
}

// -----

func.func @mlir_undef_68(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.mlir.undef : !llvm.array<4 x i8>
  return
}

// -----

func.func @mlir_poison_69(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.mlir.poison : !llvm.array<4 x i8>
  return
}

// -----

func.func @mlir_zero_70(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.mlir.zero : !llvm.array<4 x i8>
  return
}

// -----

func.func @freeze_71(%p: !llvm.ptr, %v: !llvm.array<4 x i8>, %n: i64) {
  %0 = llvm.freeze %v : !llvm.array<4 x i8>
  return
}

// -----

func.func @atomicrmw_72(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_73(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw xchg %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_74(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_75(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_76(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_77(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw add %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_78(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw sub %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_79(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw sub %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_80(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw sub %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_81(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _and %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_82(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _and %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_83(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _and %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_84(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw nand %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_85(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw nand %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_86(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw nand %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_87(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _or %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_88(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _or %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_89(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _or %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_90(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _xor %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_91(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _xor %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_92(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw _xor %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_93(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw max %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_94(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw max %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_95(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw max %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_96(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw min %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_97(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw min %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_98(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw min %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_99(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw umax %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_100(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw umax %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_101(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw umax %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_102(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw umin %p, %v monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_103(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw umin %p, %v acquire : !llvm.ptr, i32
  return
}

// -----

func.func @atomicrmw_104(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw umin %p, %v seq_cst : !llvm.ptr, i32
  return
}

// -----

// of what is in an aggregate or a vector, loads and stores ask nothing
func.func @odd_parts(%a: !llvm.array<4 x ui16>, %p: !llvm.ptr, %s: !llvm.struct<(ptr, ui16)>) {
  llvm.store %a, %p : !llvm.array<4 x ui16>, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> vector<4xui8>
  %1 = llvm.freeze %s : !llvm.struct<(ptr, ui16)>
  %2 = llvm.mlir.zero : vector<4xindex>
  return
}

// -----

func.func @part_of_odd_array(%a: !llvm.array<4 x ui16>) {
  %0 = llvm.extractvalue %a[0]
    : !llvm.array<4 x ui16>
  return
}

// -----

func.func @odd_parameter(%a: !llvm.ptr) {
  %0 = "llvm.load"(%a) : (!llvm.ptr) -> !llvm.void
  return
}
