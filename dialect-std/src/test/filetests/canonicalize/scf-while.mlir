// While loops: a false condition, unused results, invariant and duplicated values.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @never(%arg0: i32) -> i32 {
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:      scf.condition(%false) %arg1 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg1: i32):
// CHECK-NEXT:      %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @never(%x: i32) -> i32 {
  %false = arith.constant false
  %r = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%false) %a : i32
  } do {
  ^bb0(%a: i32):
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @unused(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:      %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:      scf.condition(%1) %arg2 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg2: i32):
// CHECK-NEXT:      %1 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @unused(%x: i32, %n: i32) -> i32 {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c = arith.cmpi slt, %a, %n : i32
    scf.condition(%c) %a, %n : i32, i32
  } do {
  ^bb0(%a: i32, %m: i32):
    %b = arith.addi %a, %a : i32
    scf.yield %b : i32
  }
  return %r#0 : i32
}
// CHECK-LABEL: func.func @duplicated(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:      %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:      scf.condition(%1) %arg2 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg2: i32):
// CHECK-NEXT:      %1 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0, %0 : i32, i32
// CHECK-NEXT:  }
func.func @duplicated(%x: i32, %n: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c = arith.cmpi slt, %a, %n : i32
    scf.condition(%c) %a, %a : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %d = arith.addi %a, %b : i32
    scf.yield %d : i32
  }
  return %r#0, %r#1 : i32, i32
}
// CHECK-LABEL: func.func @true_inside(%arg0: i32, %arg1: i32) -> i1 {
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i1) {
// CHECK-NEXT:      %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:      scf.condition(%1) %arg2, %1 : i32, i1
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg2: i32, %arg3: i1):
// CHECK-NEXT:      %1 = arith.addi %arg2, %c1_i32 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0#1 : i1
// CHECK-NEXT:  }
func.func @true_inside(%x: i32, %n: i32) -> i1 {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i1) {
    %c = arith.cmpi slt, %a, %n : i32
    scf.condition(%c) %a, %c : i32, i1
  } do {
  ^bb0(%a: i32, %d: i1):
    %e = arith.extui %d : i1 to i32
    %b = arith.addi %a, %e : i32
    scf.yield %b : i32
  }
  return %r#1 : i1
}
