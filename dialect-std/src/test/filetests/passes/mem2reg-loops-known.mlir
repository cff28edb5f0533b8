// mem2reg: a loop that runs once, or never, carries a value like any other.
// beyond mlir-opt: its mem2reg does not look into regions
// RUN: wami opt %s --mem2reg | filecheck %s
// CHECK-LABEL: func.func @once(%arg0: i32) -> i32 {
// CHECK:         %0 = affine.for %arg1 = 0 to 2 step 3 iter_args(%arg2 = %c0_i32) -> (i32) {
// CHECK-NEXT:      affine.yield %arg0 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
func.func @once(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %c0, %m[] : memref<i32>
  affine.for %i = 0 to 2 step 3 {
    memref.store %x, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// CHECK-LABEL: func.func @never(%arg0: i32) -> i32 {
// CHECK:         %0 = affine.for %arg1 = 2 to 0 iter_args(%arg2 = %c0_i32) -> (i32) {
// CHECK-NEXT:      affine.yield %arg0 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
func.func @never(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %c0, %m[] : memref<i32>
  affine.for %i = 2 to 0 {
    memref.store %x, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
