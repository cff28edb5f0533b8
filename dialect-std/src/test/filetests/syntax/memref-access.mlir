// load and store in any rank, with their attributes; copy, dim, rank.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: memref<i32>, %arg1: memref<4xf64>, %arg2: memref<?x?x?xi8>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32) {
// CHECK-NEXT:    %0 = memref.load %arg0[] : memref<i32>
// CHECK-NEXT:    %1 = memref.load %arg1[%arg4] : memref<4xf64>
// CHECK-NEXT:    %2 = memref.load %arg2[%arg4, %arg4, %arg4] : memref<?x?x?xi8>
// CHECK-NEXT:    %3 = memref.load %arg1[%arg4] {nontemporal = true} : memref<4xf64>
// CHECK-NEXT:    %4 = memref.load %arg1[%arg4] {alignment = 8 : i64} : memref<4xf64>
// CHECK-NEXT:    memref.store %arg5, %arg0[] : memref<i32>
// CHECK-NEXT:    memref.store %1, %arg1[%arg4] {nontemporal = true} : memref<4xf64>
// CHECK-NEXT:    memref.copy %arg1, %arg1 : memref<4xf64> to memref<4xf64>
// CHECK-NEXT:    %dim = memref.dim %arg2, %arg4 : memref<?x?x?xi8>
// CHECK-NEXT:    %dim_0 = memref.dim %arg3, %arg4 : memref<*xf32>
// CHECK-NEXT:    %5 = memref.rank %arg3 : memref<*xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%a: memref<i32>, %b: memref<4xf64>, %c: memref<?x?x?xi8>, %u: memref<*xf32>, %i: index, %x: i32) {
  %0 = memref.load %a[] : memref<i32>
  %1 = memref.load %b[%i] : memref<4xf64>
  %2 = memref.load %c[%i, %i, %i] : memref<?x?x?xi8>
  %3 = memref.load %b[%i] {nontemporal = true} : memref<4xf64>
  %4 = memref.load %b[%i] {alignment = 8 : i64} : memref<4xf64>
  memref.store %x, %a[] : memref<i32>
  memref.store %1, %b[%i] {nontemporal = true} : memref<4xf64>
  memref.copy %b, %b : memref<4xf64> to memref<4xf64>
  %5 = memref.dim %c, %i : memref<?x?x?xi8>
  %6 = memref.dim %u, %i : memref<*xf32>
  %7 = memref.rank %u : memref<*xf32>
  return
}
