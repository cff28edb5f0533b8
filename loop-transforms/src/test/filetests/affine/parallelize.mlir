// RUN: wami opt %s --affine-parallelize=parallel-reductions=true | filecheck %s

// Rows are independent, a row is a recurrence.
// CHECK-LABEL: func.func @rows(%arg0: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8x9xf32>
// CHECK-NEXT:    affine.parallel (%arg1) = (0) to (8) {
// CHECK-NEXT:      affine.for %arg2 = 1 to 9 {
// CHECK-NEXT:        %0 = affine.load %alloc[%arg1, %arg2 - 1] : memref<8x9xf32>
// CHECK-NEXT:        affine.store %0, %alloc[%arg1, %arg2] : memref<8x9xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%x: f32) {
  %a = memref.alloc() : memref<8x9xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 1 to 9 {
      %y = affine.load %a[%i, %j - 1] : memref<8x9xf32>
      affine.store %y, %a[%i, %j] : memref<8x9xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @sum(%arg0: memref<8xi32>) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %0 = affine.parallel (%arg1) = (0) to (8) reduce ("addi") -> (i32) {
// CHECK-NEXT:      %2 = affine.load %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT:      affine.yield %2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = arith.addi %c0_i32, %0 : i32
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @sum(%a: memref<8xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %r = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (i32) {
    %x = affine.load %a[%i] : memref<8xi32>
    %t = arith.addi %s, %x : i32
    affine.yield %t : i32
  }
  return %r : i32
}
