// Constants are unique per function and at its start; regions isolated from above have their own.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i1, %arg1: memref<4xi32>) -> i32 {
// CHECK-NEXT:    %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:    %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      memref.store %c5_i32, %arg1[%c1] : memref<4xi32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      memref.store %c6_i32, %arg1[%c1] : memref<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %c10_i32 : i32
// CHECK-NEXT:  }
func.func @f(%c: i1, %m: memref<4xi32>) -> i32 {
  %a = arith.constant 5 : i32
  scf.if %c {
    %b = arith.constant 5 : i32
    %i = arith.constant 1 : index
    memref.store %b, %m[%i] : memref<4xi32>
  } else {
    %d = arith.constant 6 : i32
    %i = arith.constant 1 : index
    memref.store %d, %m[%i] : memref<4xi32>
  }
  %e = arith.constant 5 : i32
  %s = arith.addi %a, %e : i32
  return %s : i32
}
