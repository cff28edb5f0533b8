// An extraction reads what was inserted.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @exact(%arg0: !llvm.struct<(i32, array<2 x i8>)>, %arg1: i8) -> i8 {
// CHECK-NEXT:    return %arg1 : i8
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @elsewhere(%arg0: !llvm.struct<(i32, array<2 x i8>)>, %arg1: i8) -> i32 {
// CHECK-NEXT:    %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @inside(%arg0: !llvm.struct<(i32, array<2 x i8>)>, %arg1: !llvm.array<2 x i8>) -> i8 {
// CHECK-NEXT:    %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:    %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:    return %1 : i8
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @around(%arg0: !llvm.struct<(i32, array<2 x i8>)>, %arg1: i8) -> !llvm.array<2 x i8> {
// CHECK-NEXT:    %0 = llvm.insertvalue %arg1, %arg0[1, 1] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:    return %1 : !llvm.array<2 x i8>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @twice(%arg0: !llvm.struct<(i32, array<2 x i8>)>) -> i8 {
// CHECK-NEXT:    %0 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, array<2 x i8>)> 
// CHECK-NEXT:    return %0 : i8
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @constant() -> i32 {
// CHECK-NEXT:    %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @exact(%s: !llvm.struct<(i32, array<2 x i8>)>, %v: i8) -> i8 {
  %0 = llvm.insertvalue %v, %s[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  return %1 : i8
}
func.func @elsewhere(%s: !llvm.struct<(i32, array<2 x i8>)>, %v: i8) -> i32 {
  %0 = llvm.insertvalue %v, %s[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, array<2 x i8>)>
  return %1 : i32
}
func.func @inside(%s: !llvm.struct<(i32, array<2 x i8>)>, %a: !llvm.array<2 x i8>) -> i8 {
  %0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, array<2 x i8>)>
  return %1 : i8
}
func.func @around(%s: !llvm.struct<(i32, array<2 x i8>)>, %v: i8) -> !llvm.array<2 x i8> {
  %0 = llvm.insertvalue %v, %s[1, 1] : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i8>)>
  return %1 : !llvm.array<2 x i8>
}
func.func @twice(%s: !llvm.struct<(i32, array<2 x i8>)>) -> i8 {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, array<2 x i8>)>
  %1 = llvm.extractvalue %0[1] : !llvm.array<2 x i8>
  return %1 : i8
}
func.func @constant() -> i32 {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i32)>
  return %1 : i32
}
