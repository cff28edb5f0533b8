// Loops: no turn, one turn, nothing carried, invariant carried values, empty bodies.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @no_turn(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @no_turn(%x: i32) -> i32 {
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c5 to %c3 step %c1 iter_args(%a = %x) -> (i32) {
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @one_turn(%arg0: index) -> index {
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    %0 = arith.addi %arg0, %c5 : index
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @one_turn(%x: index) -> index {
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c5 to %c6 step %c3 iter_args(%a = %x) -> (index) {
    %b = arith.addi %a, %i : index
    scf.yield %b : index
  }
  return %r : index
}
// CHECK-LABEL: func.func @same_bounds(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:    return %arg1 : i32
// CHECK-NEXT:  }
func.func @same_bounds(%n: index, %x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %n to %n step %c1 iter_args(%a = %x) -> (i32) {
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @invariant(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK-NEXT:      %1 = arith.addi %arg4, %arg1 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %arg1, %0 : i32, i32
// CHECK-NEXT:  }
func.func @invariant(%n: index, %x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %c = arith.addi %b, %a : i32
    scf.yield %a, %c : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// CHECK-LABEL: func.func @empty(%arg0: index) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @empty(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  }
  return
}
// CHECK-LABEL: func.func @unused_result(%arg0: index, %arg1: i32, %arg2: memref<?xi32>) -> i32 {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg1) -> (i32, i32) {
// CHECK-NEXT:      %1 = memref.load %arg2[%arg3] : memref<?xi32>
// CHECK-NEXT:      %2 = arith.addi %arg4, %1 : i32
// CHECK-NEXT:      %3 = arith.addi %arg5, %1 : i32
// CHECK-NEXT:      scf.yield %2, %3 : i32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0#0 : i32
// CHECK-NEXT:  }
func.func @unused_result(%n: index, %x: i32, %m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %c = arith.addi %a, %v : i32
    %d = arith.addi %b, %v : i32
    scf.yield %c, %d : i32, i32
  }
  return %r#0 : i32
}
