// RUN: wami opt %s --control-flow-sink | filecheck %s

// CHECK-LABEL: func.func @f(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: memref<i32>) -> i32 {
// CHECK-NEXT:    %0 = memref.load %arg3[] : memref<i32>
// CHECK-NEXT:    %1 = scf.if %arg2 -> (i32) {
// CHECK-NEXT:      %2 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:      %3 = arith.muli %2, %arg1 : i32
// CHECK-NEXT:      %4 = arith.addi %3, %2 : i32
// CHECK-NEXT:      scf.yield %4 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %2 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:      %3 = arith.addi %2, %0 : i32
// CHECK-NEXT:      scf.yield %3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @f(%x: i32, %y: i32, %c: i1, %m: memref<i32>) -> i32 { 
  %e = arith.addi %x, %y : i32
  %g = arith.muli %e, %y : i32
  %h = arith.muli %y, %y : i32
  %l = memref.load %m[] : memref<i32>
  %r = scf.if %c -> i32 {
    %q = arith.addi %g, %e : i32
    scf.yield %q : i32
  } else { 
    %q = arith.addi %h, %l : i32
    scf.yield %q : i32 
  }
  return %r : i32
}
