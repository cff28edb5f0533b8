// RUN: wami opt %s --loop-invariant-code-motion | filecheck %s

// CHECK-LABEL: func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: memref<f32>, %arg3: i32, %arg4: i32) -> f32 {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %0 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT:    %1 = scf.for %arg5 = %c0 to %arg1 step %c1 iter_args(%arg6 = %cst) -> (f32) {
// CHECK-NEXT:      %2 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:      %3 = arith.divsi %arg3, %arg4 : i32
// CHECK-NEXT:      %4 = arith.addf %arg6, %2 : f32
// CHECK-NEXT:      scf.yield %4 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1 : f32
// CHECK-NEXT:  }
func.func @f(%m: memref<4xf32>, %n: index, %s: memref<f32>, %x: i32, %y: i32) -> f32 { 
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %v = memref.load %m[%c0] : memref<4xf32>
    %d = arith.divsi %x, %y : i32
    %e = arith.addi %x, %y : i32
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  return %r : f32
}
