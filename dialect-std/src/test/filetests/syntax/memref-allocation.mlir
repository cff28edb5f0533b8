// alloc, alloca, dealloc, realloc: sizes, symbols, alignment, layouts and memory spaces.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
// CHECK-LABEL: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<4x5xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc(%arg0, %arg1) : memref<?x?xi8>
// CHECK-NEXT:    %alloc_1 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<3x?xi32>
// CHECK-NEXT:    %alloc_2 = memref.alloc()[%arg0] : memref<4x5xf32, #map>
// CHECK-NEXT:    %alloc_3 = memref.alloc(%arg1)[%arg0] : memref<?x5xf32, #map>
// CHECK-NEXT:    %alloca = memref.alloca() : memref<i1>
// CHECK-NEXT:    %alloca_4 = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT:    %alloc_5 = memref.alloc() : memref<2xf64, 3>
// CHECK-NEXT:    %alloc_6 = memref.alloc() : memref<2xf64, strided<[2]>>
// CHECK-NEXT:    %alloc_7 = memref.alloc() : memref<2xvector<4xf32>>
// CHECK-NEXT:    memref.dealloc %alloc : memref<4x5xf32>
// CHECK-NEXT:    memref.dealloc %alloc_5 : memref<2xf64, 3>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4x5xf32>
  %1 = memref.alloc(%n, %m) : memref<?x?xi8>
  %2 = memref.alloc(%n) {alignment = 64 : i64} : memref<3x?xi32>
  %3 = memref.alloc()[%n] : memref<4x5xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %4 = memref.alloc(%m)[%n] : memref<?x5xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %5 = memref.alloca() : memref<i1>
  %6 = memref.alloca(%n) : memref<?xindex>
  %7 = memref.alloc() : memref<2xf64, 3>
  %8 = memref.alloc() : memref<2xf64, strided<[2]>>
  %9 = memref.alloc() : memref<2xvector<4xf32>>
  memref.dealloc %0 : memref<4x5xf32>
  memref.dealloc %7 : memref<2xf64, 3>
  return
}
