// Memory and globals of the llvm dialect.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: llvm.func @mem(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: !llvm.ptr<3>, %arg4: vector<2x!llvm.ptr>) {
// CHECK-NEXT:    %0 = llvm.alloca %arg2 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:    %1 = llvm.alloca inalloca %arg1 x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<5>
// CHECK-NEXT:    %2 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT:    %3 = llvm.load volatile %arg0 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
// CHECK-NEXT:    %4 = llvm.load %arg0 invariant dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %5 = llvm.load %arg3 atomic syncscope("singlethread") acquire {alignment = 8 : i64} : !llvm.ptr<3> -> i64
// CHECK-NEXT:    llvm.store %2, %arg0 : f32, !llvm.ptr
// CHECK-NEXT:    llvm.store volatile %3, %arg0 {alignment = 2 : i64, nontemporal} : i32, !llvm.ptr
// CHECK-NEXT:    llvm.store %5, %arg3 atomic release {alignment = 8 : i64} : i64, !llvm.ptr<3>
// CHECK-NEXT:    llvm.store %5, %arg0 invariant_group : i64, !llvm.ptr
// CHECK-NEXT:    %6 = llvm.load %arg0 invariant_group : !llvm.ptr -> i64
// CHECK-NEXT:    %7 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %8 = llvm.getelementptr inbounds %arg0[0, 1, %arg1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
// CHECK-NEXT:    %9 = llvm.getelementptr inbounds|nuw %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:    %10 = llvm.getelementptr nusw %arg0[-3] {q = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:    %11 = llvm.getelementptr nuw %arg0[%arg2, %arg1] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:    %12 = llvm.getelementptr %arg4[1] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i8
// CHECK-NEXT:    %13 = llvm.getelementptr nusw|nuw %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:    %14 = llvm.atomicrmw add %arg0, %arg2 monotonic : !llvm.ptr, i32
// CHECK-NEXT:    %15 = llvm.atomicrmw volatile xchg %arg0, %arg1 syncscope("agent") seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
// CHECK-NEXT:    %16 = llvm.cmpxchg %arg0, %arg2, %arg2 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:    %17 = llvm.cmpxchg weak volatile %arg0, %arg2, %arg2 syncscope("agent") seq_cst acquire {alignment = 4 : i64} : !llvm.ptr, i32
// CHECK-NEXT:    llvm.fence seq_cst
// CHECK-NEXT:    llvm.fence syncscope("agent") acquire
// CHECK-NEXT:    %18 = llvm.atomicrmw _or %arg0, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %19 = llvm.atomicrmw fadd %arg0, %2 release : !llvm.ptr, f32
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.mlir.global external @g0() {addr_space = 0 : i32} : i32
// CHECK-NEXT:  llvm.mlir.global internal @g1(42 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:  llvm.mlir.global private constant @g2("abc\00") {addr_space = 0 : i32}
// CHECK-NEXT:  llvm.mlir.global external constant @g3("hi") {addr_space = 0 : i32}
// CHECK-NEXT:  llvm.mlir.global private unnamed_addr constant @g4(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32, alignment = 16 : i64} : !llvm.array<2 x i32>
// CHECK-NEXT:  llvm.mlir.global internal thread_local @g5(1.500000e+00 : f64) {addr_space = 3 : i32, dso_local, section = "sec"} : f64
// CHECK-NEXT:  llvm.mlir.global weak local_unnamed_addr @g6() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
// CHECK-NEXT:    llvm.return %0 : !llvm.ptr
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.mlir.global linkonce_odr hidden constant @g7(0 : i64) {addr_space = 0 : i32} : i64
// CHECK-NEXT:  llvm.mlir.global external @g8() {addr_space = 0 : i32, externally_initialized} : i8
// CHECK-NEXT:  llvm.mlir.global extern_weak @g9() {addr_space = 0 : i32} : i8
// CHECK-NEXT:  llvm.mlir.global common @g10(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:  llvm.mlir.global external protected @g11(0 : i64) {addr_space = 0 : i32} : i32
llvm.func @mem(%p: !llvm.ptr, %i: i64, %n: i32, %s: !llvm.ptr<3>, %vp: vector<2x!llvm.ptr>) {
  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %i x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.load %p : !llvm.ptr -> f32
  %3 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %4 = llvm.load %p invariant dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %5 = llvm.load %s atomic syncscope("singlethread") acquire {alignment = 8 : i64} : !llvm.ptr<3> -> i64
  llvm.store %2, %p : f32, !llvm.ptr
  llvm.store volatile %3, %p {alignment = 2 : i64, nontemporal} : i32, !llvm.ptr
  llvm.store %5, %s atomic release {alignment = 8 : i64} : i64, !llvm.ptr<3>
  llvm.store %5, %p invariant_group : i64, !llvm.ptr
  %6 = llvm.load %p invariant_group : !llvm.ptr -> i64
  %7 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %8 = llvm.getelementptr inbounds %p[0, 1, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %9 = llvm.getelementptr inbounds|nuw %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.getelementptr nusw %p[-3] {q = 1} : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.getelementptr nuw %p[%n, %i] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<3 x i8>
  %12 = llvm.getelementptr %vp[1] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i8
  %13 = llvm.getelementptr nusw|nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %14 = llvm.atomicrmw add %p, %n monotonic : !llvm.ptr, i32
  %15 = llvm.atomicrmw volatile xchg %p, %i syncscope("agent") seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
  %16 = llvm.cmpxchg %p, %n, %n acq_rel monotonic : !llvm.ptr, i32
  %17 = llvm.cmpxchg weak volatile %p, %n, %n syncscope("agent") seq_cst acquire {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.fence seq_cst
  llvm.fence syncscope("agent") acquire
  %18 = llvm.atomicrmw _or %p, %n acq_rel : !llvm.ptr, i32
  %19 = llvm.atomicrmw fadd %p, %2 release : !llvm.ptr, f32
  llvm.return
}
llvm.mlir.global @g0() : i32
llvm.mlir.global internal @g1(42 : i32) : i32
llvm.mlir.global private constant @g2("abc\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.mlir.global external constant @g3("hi")
llvm.mlir.global private unnamed_addr constant @g4(dense<[1, 2]> : tensor<2xi32>) {alignment = 16 : i64} : !llvm.array<2 x i32>
llvm.mlir.global internal thread_local @g5(1.5 : f64) {addr_space = 3 : i32, dso_local, section = "sec"} : f64
llvm.mlir.global weak local_unnamed_addr @g6() : !llvm.ptr {
  %0 = llvm.mlir.addressof @g1 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global linkonce_odr hidden constant @g7(0 : i64) : i64
llvm.mlir.global external @g8() {externally_initialized} : i8
llvm.mlir.global extern_weak @g9() : i8
llvm.mlir.global common @g10(0 : i32) : i32
llvm.mlir.global external protected @g11(0) : i32
