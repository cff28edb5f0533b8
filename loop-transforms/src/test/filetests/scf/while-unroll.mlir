// RUN: wami opt %s --scf-while-unroll --canonicalize --split-input-file | filecheck %s
// RUN: wami opt %s --scf-while-unroll='max-trips=2' --canonicalize --split-input-file | filecheck %s --check-prefix=TWO

// Two iterations at most, by the first of two conditions.
// CHECK-LABEL: func.func @compare
// CHECK-NOT: scf.while
// CHECK: %[[A:.*]] = memref.load %arg0[%c0]
// CHECK: %[[B:.*]] = arith.cmpi eq, %[[A]]
// CHECK: %[[R:.*]] = scf.if %[[B]] -> (index) {
// CHECK-NEXT: %[[C:.*]] = memref.load %arg0[%c1]
// CHECK-NEXT: %[[D:.*]] = arith.cmpi eq, %[[C]]
// CHECK-NEXT: %[[S:.*]] = arith.select %[[D]], %c2, %c1
// CHECK-NEXT: scf.yield %[[S]]
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %c0
// CHECK: return %[[R]]
func.func @compare(%a: memref<8xi32>, %x: i32) -> index {
  %no = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = scf.while (%j = %c0) : (index) -> index {
    %more = arith.cmpi slt, %j, %c2 : index
    %go = scf.if %more -> i1 {
      %v = memref.load %a[%j] : memref<8xi32>
      %same = arith.cmpi eq, %v, %x : i32
      scf.yield %same : i1
    } else {
      scf.yield %no : i1
    }
    scf.condition(%go) %j : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  return %n : index
}
// -----

// By `and`, counting down by halves, with a sum beside the counter; the condition's side effects stay in order.
// CHECK-LABEL: func.func @halves
// CHECK-NOT: scf.while
// CHECK-COUNT-4: memref.store
// CHECK-NOT: memref.store
// TWO-LABEL: func.func @halves
// TWO: scf.while
func.func @halves(%a: memref<8xi32>, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %at = arith.constant 3 : index
  %r:2 = scf.while (%i = %c4, %sum = %x) : (i32, i32) -> (i32, i32) {
    memref.store %sum, %a[%at] : memref<8xi32>
    %some = arith.cmpi ne, %i, %c0 : i32
    %few = arith.cmpi slt, %sum, %y : i32
    %go = arith.andi %few, %some : i1
    scf.condition(%go) %i, %sum : i32, i32
  } do {
  ^bb0(%i: i32, %sum: i32):
    %half = arith.shrui %i, %c1 : i32
    %more = arith.addi %sum, %i : i32
    scf.yield %half, %more : i32, i32
  }
  return %r#1 : i32
}
// -----

// No iteration at all: what is in front of the condition remains.
// CHECK-LABEL: func.func @none
// CHECK-NEXT: %[[C:.*]] = arith.constant 7 : i32
// CHECK-NEXT: return %[[C]]
func.func @none() -> i32 {
  %c7 = arith.constant 7 : i32
  %r = scf.while (%i = %c7) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %c7 : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %c7 : i32
    scf.yield %next : i32
  }
  return %r : i32
}
// -----

// Too many iterations, an unknown number, one that never ends, and a condition that only may be false.
// CHECK-LABEL: func.func @refused
// CHECK-COUNT-4: scf.while
func.func @refused(%a: memref<8xi32>, %n: index) -> (index, index, index, index) {
  %no = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %zero = arith.constant 0 : i32
  %many = scf.while (%j = %c0) : (index) -> index {
    %more = arith.cmpi slt, %j, %c100 : index
    %v = memref.load %a[%c1] : memref<8xi32>
    %some = arith.cmpi ne, %v, %zero : i32
    %go = arith.andi %more, %some : i1
    scf.condition(%go) %j : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  %unknown = scf.while (%j = %c0) : (index) -> index {
    %more = arith.cmpi slt, %j, %n : index
    %v = memref.load %a[%c1] : memref<8xi32>
    %some = arith.cmpi ne, %v, %zero : i32
    %go = arith.andi %more, %some : i1
    scf.condition(%go) %j : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  %endless = scf.while (%j = %c0) : (index) -> index {
    %more = arith.cmpi slt, %j, %c2 : index
    %v = memref.load %a[%c1] : memref<8xi32>
    %some = arith.cmpi ne, %v, %zero : i32
    %go = arith.andi %more, %some : i1
    scf.condition(%go) %j : index
  } do {
  ^bb0(%j: index):
    memref.store %zero, %a[%j] : memref<8xi32>
    scf.yield %c1 : index
  }
  %either = scf.while (%j = %c0) : (index) -> index {
    %more = arith.cmpi slt, %j, %c2 : index
    %v = memref.load %a[%c1] : memref<8xi32>
    %some = arith.cmpi ne, %v, %zero : i32
    %go = arith.ori %more, %some : i1
    scf.condition(%go) %j : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  return %many, %unknown, %endless, %either : index, index, index, index
}
// -----

// One in the other: the inner one first.
// CHECK-LABEL: func.func @nested
// CHECK-NOT: scf.while
// CHECK-COUNT-4: memref.load
// CHECK-NOT: memref.load
// CHECK: return
func.func @nested(%a: memref<8xi32>, %x: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n:2 = scf.while (%i = %c0, %s = %c0) : (index, index) -> (index, index) {
    %more = arith.cmpi slt, %i, %c2 : index
    scf.condition(%more) %i, %s : index, index
  } do {
  ^bb0(%i: index, %s: index):
    %m = scf.while (%j = %c0) : (index) -> index {
      %some = arith.cmpi slt, %j, %c2 : index
      %v = memref.load %a[%j] : memref<8xi32>
      %same = arith.cmpi eq, %v, %x : i32
      %go = arith.andi %some, %same : i1
      scf.condition(%go) %j : index
    } do {
    ^bb0(%j: index):
      %next = arith.addi %j, %c1 : index
      scf.yield %next : index
    }
    %sum = arith.addi %s, %m : index
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %sum : index, index
  }
  return %n#1 : index
}
