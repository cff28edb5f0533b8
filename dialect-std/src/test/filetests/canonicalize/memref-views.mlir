// RUN: wami opt %s --canonicalize | filecheck %s

// CHECK-LABEL: func.func @split_what_was_forgotten
// CHECK-NEXT: %[[R:.*]] = memref.expand_shape %{{.*}} {{\[\[}}0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @split_what_was_forgotten(%m: memref<8x4xf32>) -> memref<2x4x4xf32> {
  %c2 = arith.constant 2 : index
  %any = memref.cast %m : memref<8x4xf32> to memref<?x4xf32>
  %e = memref.expand_shape %any [[0, 1], [2]] output_shape [%c2, 4, 4] : memref<?x4xf32> into memref<?x4x4xf32>
  %r = memref.cast %e : memref<?x4x4xf32> to memref<2x4x4xf32>
  return %r : memref<2x4x4xf32>
}

// CHECK-LABEL: func.func @split_and_joined(
// CHECK-SAME: %[[M:.*]]: memref<?xf16>, %[[A:.*]]: index, %[[B:.*]]: index)
// CHECK-NEXT: %[[C32:.*]] = arith.constant 32 : index
// CHECK-NEXT: %[[N:.*]] = arith.muli %[[B]], %[[C32]] : index
// CHECK-NEXT: %[[R:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1, 2]] output_shape [8, %[[A]], %[[N]]]
// CHECK-NEXT: return %[[R]]
func.func @split_and_joined(%m: memref<?xf16>, %a: index, %b: index) -> memref<8x?x?xf16> {
  %e = memref.expand_shape %m [[0, 1, 2, 3, 4]] output_shape [4, 2, %a, %b, 32] : memref<?xf16> into memref<4x2x?x?x32xf16>
  %r = memref.collapse_shape %e [[0, 1], [2], [3, 4]] : memref<4x2x?x?x32xf16> into memref<8x?x?xf16>
  return %r : memref<8x?x?xf16>
}

// CHECK-LABEL: func.func @viewed_whole(
// CHECK-SAME: %[[M:.*]]: memref<128xi8>)
// CHECK-NEXT: return %[[M]]
func.func @viewed_whole(%m: memref<128xi8>) -> memref<128xi8> {
  %c0 = arith.constant 0 : index
  %r = memref.view %m[%c0][] : memref<128xi8> to memref<128xi8>
  return %r : memref<128xi8>
}

// Neither a constant stride of 0 nor a slice that ends beyond its source.
// CHECK-LABEL: func.func @stays_dynamic
// CHECK: memref.subview %{{.*}}[1] [1] [%{{.*}}]
// CHECK: memref.subview %{{.*}}[2] [%{{.*}}] [1]
func.func @stays_dynamic(%m: memref<10xf32>) -> (memref<1xf32, strided<[?], offset: 1>>, memref<?xf32, strided<[1], offset: 2>>) {
  %c0 = arith.constant 0 : index
  %c11 = arith.constant 11 : index
  %a = memref.subview %m[1] [1] [%c0] : memref<10xf32> to memref<1xf32, strided<[?], offset: 1>>
  %b = memref.subview %m[2] [%c11] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: 2>>
  return %a, %b : memref<1xf32, strided<[?], offset: 1>>, memref<?xf32, strided<[1], offset: 2>>
}
