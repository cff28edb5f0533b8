// cse: commutative operations in either order are one; others are not; reads with a write between are two.
// RUN: wami opt %s --cse | filecheck %s
// CHECK-LABEL: func.func @commutes(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:    return %0, %0 : i32, i32
// CHECK-NEXT:  }
func.func @commutes(%x: i32, %y: i32) -> (i32, i32) {
  %a = arith.addi %x, %y : i32
  %b = arith.addi %y, %x : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @does_not(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:    %1 = arith.subi %arg1, %arg0 : i32
// CHECK-NEXT:    return %0, %1 : i32, i32
// CHECK-NEXT:  }
func.func @does_not(%x: i32, %y: i32) -> (i32, i32) {
  %a = arith.subi %x, %y : i32
  %b = arith.subi %y, %x : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @reads(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) -> (i32, i32, i32) {
// CHECK-NEXT:    %0 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:    memref.store %arg2, %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:    %1 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT:    return %0, %0, %1 : i32, i32, i32
// CHECK-NEXT:  }
func.func @reads(%m: memref<4xi32>, %i: index, %x: i32) -> (i32, i32, i32) {
  %a = memref.load %m[%i] : memref<4xi32>
  %b = memref.load %m[%i] : memref<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  %c = memref.load %m[%i] : memref<4xi32>
  return %a, %b, %c : i32, i32, i32
}
// CHECK-LABEL: func.func @flags(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %1 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:    return %0, %1 : i32, i32
// CHECK-NEXT:  }
func.func @flags(%x: i32, %y: i32) -> (i32, i32) {
  %a = arith.addi %x, %y overflow<nsw> : i32
  %b = arith.addi %x, %y : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @allocations() -> (memref<4xi32>, memref<4xi32>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<4xi32>
// CHECK-NEXT:    return %alloc, %alloc_0 : memref<4xi32>, memref<4xi32>
// CHECK-NEXT:  }
func.func @allocations() -> (memref<4xi32>, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  return %a, %b : memref<4xi32>, memref<4xi32>
}
