// control-flow-sink: what one branch needs goes into it; what both need, or has effects, stays.
// RUN: wami opt %s --control-flow-sink | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i1, %arg1: i32, %arg2: memref<i32>) -> i32 {
// CHECK-NEXT:    %0 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:    %1 = memref.load %arg2[] : memref<i32>
// CHECK-NEXT:    %2 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      %3 = arith.subi %arg1, %0 : i32
// CHECK-NEXT:      %4 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:      %5 = arith.addi %4, %3 : i32
// CHECK-NEXT:      scf.yield %5 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %3 = arith.addi %0, %1 : i32
// CHECK-NEXT:      scf.yield %3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @f(%c: i1, %x: i32, %m: memref<i32>) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.muli %x, %x : i32
  %d = arith.subi %x, %b : i32
  %l = memref.load %m[] : memref<i32>
  %r = scf.if %c -> i32 {
    %e = arith.addi %a, %d : i32
    scf.yield %e : i32
  } else {
    %g = arith.addi %b, %l : i32
    scf.yield %g : i32
  }
  return %r : i32
}
