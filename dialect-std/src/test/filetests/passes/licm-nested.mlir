// loop-invariant-code-motion: through two loops, not what may trap or read, not out of a loop that does not run it always.
// RUN: wami opt %s --loop-invariant-code-motion | filecheck %s
// CHECK-LABEL: func.func @nested(%arg0: index, %arg1: i32, %arg2: i32, %arg3: memref<?xi32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = arith.muli %arg1, %arg2 : i32
// CHECK-NEXT:    scf.for %arg4 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:      %1 = arith.addi %arg4, %arg4 : index
// CHECK-NEXT:      scf.for %arg5 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:        %2 = arith.addi %1, %arg5 : index
// CHECK-NEXT:        memref.store %0, %arg3[%2] : memref<?xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @nested(%n: index, %x: i32, %y: i32, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = arith.muli %x, %y : i32
      %b = arith.addi %i, %i : index
      %c = arith.addi %b, %j : index
      memref.store %a, %m[%c] : memref<?xi32>
    }
  }
  return
}
// CHECK-LABEL: func.func @traps(%arg0: index, %arg1: i32, %arg2: i32, %arg3: memref<?xi32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.for %arg4 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:      %0 = arith.divsi %arg1, %arg2 : i32
// CHECK-NEXT:      %1 = memref.load %arg3[%c0] : memref<?xi32>
// CHECK-NEXT:      %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:      memref.store %2, %arg3[%arg4] : memref<?xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @traps(%n: index, %x: i32, %y: i32, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.divsi %x, %y : i32
    %v = memref.load %m[%c0] : memref<?xi32>
    %s = arith.addi %a, %v : i32
    memref.store %s, %m[%i] : memref<?xi32>
  }
  return
}
// CHECK-LABEL: func.func @conditional(%arg0: index, %arg1: i32, %arg2: i1, %arg3: memref<?xi32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.for %arg4 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:      scf.if %arg2 {
// CHECK-NEXT:        %0 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:        memref.store %0, %arg3[%arg4] : memref<?xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @conditional(%n: index, %x: i32, %c: i1, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %a = arith.muli %x, %x : i32
      memref.store %a, %m[%i] : memref<?xi32>
    }
  }
  return
}
// CHECK-LABEL: func.func @while(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:    %1 = arith.addi %arg1, %arg0 : i32
// CHECK-NEXT:    %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:      %3 = arith.cmpi slt, %arg2, %0 : i32
// CHECK-NEXT:      scf.condition(%3) %arg2 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg2: i32):
// CHECK-NEXT:      %3 = arith.addi %arg2, %1 : i32
// CHECK-NEXT:      scf.yield %3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @while(%x: i32, %y: i32) -> i32 {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    %k = arith.muli %y, %y : i32
    %c = arith.cmpi slt, %a, %k : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i32):
    %l = arith.addi %y, %x : i32
    %b = arith.addi %a, %l : i32
    scf.yield %b : i32
  }
  return %r : i32
}
