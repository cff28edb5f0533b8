// RUN: wami opt %s --loop-unswitch=max-operations=8 | filecheck %s
// beyond mlir-opt: a pass of ours

// Another condition in each iteration; one that may be poison if the loop does not run; a loop that is too long.
// CHECK-LABEL: func.func @held(%arg0: memref<?xf32>, %arg1: f32, %arg2: index, %arg3: i32, %arg4: i1) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.for %arg5 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:      %2 = arith.cmpi eq, %arg5, %c0 : index
// CHECK-NEXT:      scf.if %2 {
// CHECK-NEXT:        memref.store %arg1, %arg0[%arg5] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = arith.addi %arg3, %arg3 overflow<nsw> : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %1 = arith.cmpi eq, %0, %c1_i32 : i32
// CHECK-NEXT:    scf.for %arg5 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:      scf.if %1 {
// CHECK-NEXT:        memref.store %arg1, %arg0[%arg5] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for %arg5 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:      %2 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:      %3 = arith.addf %2, %arg1 : f32
// CHECK-NEXT:      %4 = arith.addf %3, %arg1 : f32
// CHECK-NEXT:      %5 = arith.addf %4, %arg1 : f32
// CHECK-NEXT:      %6 = arith.addf %5, %arg1 : f32
// CHECK-NEXT:      scf.if %arg4 {
// CHECK-NEXT:        memref.store %6, %arg0[%arg5] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @held(%m: memref<?xf32>, %x: f32, %n: index, %a: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %even = arith.cmpi eq, %i, %c0 : index
    scf.if %even {
      memref.store %x, %m[%i] : memref<?xf32>
    }
  }
  %sum = arith.addi %a, %a overflow<nsw> : i32
  %one = arith.constant 1 : i32
  %p = arith.cmpi eq, %sum, %one : i32
  scf.for %i = %c0 to %n step %c1 {
    scf.if %p {
      memref.store %x, %m[%i] : memref<?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addf %x, %x : f32
    %1 = arith.addf %0, %x : f32
    %2 = arith.addf %1, %x : f32
    %3 = arith.addf %2, %x : f32
    %4 = arith.addf %3, %x : f32
    scf.if %c {
      memref.store %4, %m[%i] : memref<?xf32>
    }
  }
  return
}
