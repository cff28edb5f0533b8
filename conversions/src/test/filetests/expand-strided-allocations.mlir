// An allocation with a strided layout: room up to the farthest element, and a view of it.
// RUN: wami opt %s --expand-strided-allocations --canonicalize | filecheck %s

// The last element of the second row is at 2 + 5 + 2.
// CHECK-LABEL: func.func @padded
// CHECK-NEXT: %[[ROOM:.*]] = memref.alloc() {alignment = 16 : i64} : memref<10xi32>
// CHECK-NEXT: %[[M:.*]] = memref.reinterpret_cast %[[ROOM]] to offset: [2], sizes: [2, 3], strides: [5, 1] : memref<10xi32> to memref<2x3xi32, strided<[5, 1], offset: 2>>
// CHECK-NEXT: return %[[M]]
func.func @padded() -> memref<2x3xi32, strided<[5, 1], offset: 2>> {
  %m = memref.alloc() {alignment = 16 : i64} : memref<2x3xi32, strided<[5, 1], offset: 2>>
  return %m : memref<2x3xi32, strided<[5, 1], offset: 2>>
}

// Neither without elements nor backwards is there room before the offset.
// CHECK-LABEL: func.func @symbols(
// CHECK-SAME: %[[N:.*]]: index, %[[OFFSET:.*]]: index, %[[STRIDE:.*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[FIRST:.*]] = arith.addi %[[OFFSET]], %[[C1]] : index
// CHECK: %[[LAST:.*]] = arith.subi %[[N]], %[[C1]] : index
// CHECK: %[[STEPS:.*]] = arith.maxsi %[[LAST]], %[[C0]] : index
// CHECK: %[[STEP:.*]] = arith.maxsi %[[STRIDE]], %[[C0]] : index
// CHECK: %[[REST:.*]] = arith.muli %[[STEPS]], %[[STEP]] : index
// CHECK: %[[COUNT:.*]] = arith.addi %[[FIRST]], %[[REST]] : index
// CHECK: %[[ROOM:.*]] = memref.alloca(%[[COUNT]]) : memref<?xf32>
// CHECK: memref.reinterpret_cast %[[ROOM]] to offset: [%[[OFFSET]]], sizes: [%[[N]]], strides: [%[[STRIDE]]]
func.func @symbols(%n: index, %offset: index, %stride: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %m = memref.alloca(%n)[%offset, %stride] : memref<?xf32, strided<[?], offset: ?>>
  return %m : memref<?xf32, strided<[?], offset: ?>>
}

// An affine map that is a strided form keeps its type.
// CHECK-LABEL: func.func @columns
// CHECK-NEXT: %[[ROOM:.*]] = memref.alloc() : memref<6xi32>
// CHECK-NEXT: %[[VIEW:.*]] = memref.reinterpret_cast %[[ROOM]] to offset: [0], sizes: [2, 3], strides: [1, 2]
// CHECK-NEXT: memref.cast %[[VIEW]] : memref<2x3xi32, strided<[1, 2]>> to memref<2x3xi32, #{{.*}}>
func.func @columns() -> memref<2x3xi32, affine_map<(d0, d1) -> (d1 * 2 + d0)>> {
  %m = memref.alloc() : memref<2x3xi32, affine_map<(d0, d1) -> (d1 * 2 + d0)>>
  return %m : memref<2x3xi32, affine_map<(d0, d1) -> (d1 * 2 + d0)>>
}

// Row by row there is nothing to do.
// CHECK-LABEL: func.func @plain
// CHECK-NEXT: %[[M:.*]] = memref.alloc() : memref<2x3xi32>
// CHECK-NEXT: return %[[M]]
func.func @plain() -> memref<2x3xi32> {
  %m = memref.alloc() : memref<2x3xi32>
  return %m : memref<2x3xi32>
}
