// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-array-contraction{max-window=4}))" | filecheck %s
// beyond mlir-opt: a pass of ours

// run: @sums() == 105

// An element is used for three iterations: of a ring of three.
// CHECK-LABEL: func.func @sums() -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %alloc = memref.alloc() : memref<3xi32>
// CHECK-NEXT:    %0 = affine.for %arg0 = 0 to 16 iter_args(%arg1 = %c0_i32) -> (i32) {
// CHECK-NEXT:      %2 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:      affine.store %2, %alloc[%arg0 mod 3] : memref<3xi32>
// CHECK-NEXT:      %3 = affine.if #set(%arg0) -> i32 {
// CHECK-NEXT:        %6 = affine.load %alloc[%arg0 mod 3] : memref<3xi32>
// CHECK-NEXT:        %7 = affine.load %alloc[(%arg0 - 2) mod 3] : memref<3xi32>
// CHECK-NEXT:        %8 = arith.addi %6, %7 : i32
// CHECK-NEXT:        affine.yield %8 : i32
// CHECK-NEXT:      } else {
// CHECK-NEXT:        affine.yield %c0_i32 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      %4 = arith.subi %3, %2 : i32
// CHECK-NEXT:      %5 = arith.addi %arg1, %4 : i32
// CHECK-NEXT:      affine.yield %5 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = affine.for %arg0 = 0 to 6 iter_args(%arg1 = %0) -> (i32) {
// CHECK-NEXT:      %2 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:      %3 = arith.addi %arg1, %2 : i32
// CHECK-NEXT:      affine.yield %3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.dealloc %alloc : memref<3xi32>
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @sums() -> i32 {
  %zero = arith.constant 0 : i32
  %t = memref.alloc() : memref<16xi32>
  %r = affine.for %i = 0 to 16 iter_args(%x = %zero) -> (i32) {
    %0 = arith.index_cast %i : index to i32
    affine.store %0, %t[%i] : memref<16xi32>
    %1 = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) -> i32 {
      %2 = affine.load %t[%i] : memref<16xi32>
      %3 = affine.load %t[%i - 2] : memref<16xi32>
      %4 = arith.addi %2, %3 : i32
      affine.yield %4 : i32
    } else {
      affine.yield %zero : i32
    }
    %5 = arith.subi %1, %0 : i32
    %6 = arith.addi %x, %5 : i32
    affine.yield %6 : i32
  }
  %s = affine.for %i = 0 to 6 iter_args(%x = %r) -> (i32) {
    %0 = arith.index_cast %i : index to i32
    %1 = arith.addi %x, %0 : i32
    affine.yield %1 : i32
  }
  memref.dealloc %t : memref<16xi32>
  return %s : i32
}
