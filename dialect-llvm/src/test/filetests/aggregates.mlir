// Constants, and taking aggregates apart.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: !llvm.struct<(i32, array<2 x ptr>)>, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = llvm.mlir.undef : !llvm.struct<(i32, struct<(i64, f32)>)>
// CHECK-NEXT:    %1 = llvm.mlir.poison : i32
// CHECK-NEXT:    %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %3 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:    %4 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:    %5 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %6 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
// CHECK-NEXT:    %7 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
// CHECK-NEXT:    %8 = llvm.mlir.constant([1 : i32, 2.000000e+00]) : !llvm.struct<(i32, f64)>
// CHECK-NEXT:    %9 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    %10 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:    %11 = llvm.insertvalue %4, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
// CHECK-NEXT:    %12 = llvm.insertvalue %5, %11[1, 0] {a = 1 : i64} : !llvm.struct<(i32, struct<(i64, f32)>)> 
// CHECK-NEXT:    %13 = llvm.extractvalue %12[0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
// CHECK-NEXT:    %14 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, array<2 x ptr>)> 
// CHECK-NEXT:    return %13 : i32
// CHECK-NEXT:  }
func.func @f(%s: !llvm.struct<(i32, array<2 x ptr>)>, %v: i32) -> i32 {
  %u = llvm.mlir.undef : !llvm.struct<(i32, struct<(i64, f32)>)>
  %p = llvm.mlir.poison : i32
  %z = llvm.mlir.zero : !llvm.ptr
  %n = llvm.mlir.none : !llvm.token
  %c = llvm.mlir.constant(3 : i32) : i32
  %c1 = llvm.mlir.constant(3 : index) : i64
  %c2 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %c3 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %c4 = llvm.mlir.constant([1 : i32, 2.0 : f64]) : !llvm.struct<(i32, f64)>
  %c5 = llvm.mlir.constant(true) : i1
  %c6 = llvm.mlir.constant(1.0 : f32) : f32
  %1 = llvm.insertvalue %c, %u[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.insertvalue %c1, %1[1, 0] {a = 1} : !llvm.struct<(i32, struct<(i64, f32)>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %4 = llvm.extractvalue %s[1, 1] : !llvm.struct<(i32, array<2 x ptr>)>
  return %3 : i32
}
