// beyond mlir-opt: it erases a loop whose results are used
// RUN: wami opt %s --scf-for-loop-specialization | filecheck %s

// CHECK-LABEL: func.func @sum(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = affine.min #map()[%arg0]
// CHECK-NEXT:    %c128 = arith.constant 128 : index
// CHECK-NEXT:    %1 = arith.cmpi eq, %0, %c128 : index
// CHECK-NEXT:    %2 = scf.if %1 -> (f32) {
// CHECK-NEXT:      %3 = scf.for %arg2 = %c0 to %c128 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:        %4 = arith.addf %arg3, %arg1 : f32
// CHECK-NEXT:        scf.yield %4 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %3 : f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %3 = scf.for %arg2 = %c0 to %0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:        %4 = arith.addf %arg3, %arg1 : f32
// CHECK-NEXT:        scf.yield %4 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %3 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %2 : f32
// CHECK-NEXT:  }
func.func @sum(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<()[s0] -> (s0, 128)>()[%n]
  %r = scf.for %i = %c0 to %u step %c1 iter_args(%s = %x) -> (f32) {
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}
