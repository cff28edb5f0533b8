// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --scf-while-rotate --split-input-file | filecheck %s
// RUN: wami opt %s --scf-while-rotate='max-operations=1' --split-input-file | filecheck %s --check-prefix=ONE

// The test is done once in front, and then behind the body.
// CHECK-LABEL: func.func @halve
// CHECK: %[[M:.*]] = arith.cmpi sgt, %arg0, %arg1
// CHECK-NEXT: %[[R:.*]] = scf.if %[[M]] -> (i32) {
// CHECK-NEXT: %[[W:.*]] = scf.while (%[[X:.*]] = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %[[H:.*]] = arith.shrsi %[[X]], %c1_i32
// CHECK-NEXT: %[[N:.*]] = arith.cmpi sgt, %[[H]], %arg1
// CHECK-NEXT: scf.condition(%[[N]]) %[[H]] : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[Y:.*]]: i32):
// CHECK-NEXT: scf.yield %[[Y]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[W]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK: return %[[R]]
// ONE-LABEL: func.func @halve
// ONE: scf.if
func.func @halve(%a: i32, %b: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %more = arith.cmpi sgt, %x, %b : i32
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%x: i32):
    %half = arith.shrsi %x, %one : i32
    scf.yield %half : i32
  }
  return %r : i32
}

// -----

// What is passed on differs from what goes round; the load is done as often as before.
// CHECK-LABEL: func.func @find
// CHECK: %[[V:.*]] = memref.load %arg0[%c0]
// CHECK-NEXT: %[[M:.*]] = arith.cmpi ne, %[[V]], %arg1
// CHECK-NEXT: scf.if %[[M]] -> (i32, index) {
// CHECK-NEXT: scf.while (%{{.*}} = %[[V]], %[[I:.*]] = %c0) : (i32, index) -> (i32, index) {
// CHECK-NEXT: %[[J:.*]] = arith.addi %[[I]], %c1
// CHECK-NEXT: %[[U:.*]] = memref.load %arg0[%[[J]]]
// CHECK-NEXT: %[[N:.*]] = arith.cmpi ne, %[[U]], %arg1
// CHECK-NEXT: scf.condition(%[[N]]) %[[U]], %[[J]]
// CHECK: } else {
// CHECK-NEXT: scf.yield %[[V]], %c0
// ONE-LABEL: func.func @find
// ONE-NOT: scf.if
func.func @find(%m: memref<?xi32>, %x: i32) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%i = %c0) : (index) -> (i32, index) {
    %v = memref.load %m[%i] : memref<?xi32>
    %more = arith.cmpi ne, %v, %x : i32
    scf.condition(%more) %v, %i : i32, index
  } do {
  ^bb0(%v: i32, %i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return %r#0, %r#1 : i32, index
}

// -----

// One that tests behind its body already, one with a loop in its test, and a cold one.
// CHECK-LABEL: func.func @leave
// CHECK-NOT: scf.if
// CHECK: return
func.func @leave(%a: i32, %b: i32, %n: index) {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while (%x = %a) : (i32) -> i32 {
    %half = arith.shrsi %x, %one : i32
    %more = arith.cmpi sgt, %half, %b : i32
    scf.condition(%more) %half : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }
  scf.while (%x = %a) : (i32) -> i32 {
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> i32 {
      %t = arith.muli %s, %x : i32
      scf.yield %t : i32
    }
    %more = arith.cmpi sgt, %sum, %b : i32
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%x: i32):
    %half = arith.shrsi %x, %one : i32
    scf.yield %half : i32
  }
  scf.while (%x = %a) : (i32) -> i32 {
    %more = arith.cmpi sgt, %x, %b : i32
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%x: i32):
    %half = arith.shrsi %x, %one : i32
    scf.yield %half : i32
  } attributes {wami.cold}
  return
}
