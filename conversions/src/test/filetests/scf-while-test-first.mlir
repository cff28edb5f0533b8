// RUN: wami opt %s --scf-while-test-first | filecheck %s

// The loop ends where the if says so, at the start: what is behind it is the body, and what the body needs is passed on.
// CHECK-LABEL: func.func @count(
// CHECK: %[[W:.*]]:2 = scf.while (%[[I:.*]] = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT: %[[D:.*]] = arith.addi %[[I]], %[[I]] : i32
// CHECK-NEXT: %[[C:.*]] = arith.cmpi eq, %[[I]], %arg1 : i32
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[NOT:.*]] = arith.xori %[[C]], %[[TRUE]] : i1
// CHECK-NEXT: scf.condition(%[[NOT]]) %[[D]], %[[I]] : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[D2:.*]]: i32, %[[I2:.*]]: i32):
// CHECK-NEXT: func.call @work(%[[D2]])
// CHECK: %[[N:.*]] = arith.addi %[[I2]], %{{.*}} : i32
// CHECK: scf.yield %[[N]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[X:.*]] = arith.muli %[[W]]#0, %[[W]]#1 : i32
// CHECK: return %[[X]] : i32
func.func private @work(i32)
func.func @count(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%i = %a) : (i32) -> i32 {
    %d = arith.addi %i, %i : i32
    %c = arith.cmpi eq, %i, %n : i32
    %x, %go = scf.if %c -> (i32, i1) {
      %leave = arith.muli %d, %i : i32
      %no = arith.constant false
      scf.yield %leave, %no : i32, i1
    } else {
      func.call @work(%d) : (i32) -> ()
      %one = arith.constant 1 : i32
      %next = arith.addi %i, %one : i32
      %yes = arith.constant true
      scf.yield %next, %yes : i32, i1
    }
    scf.condition(%go) %x : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %v : i32
  }
  return %r : i32
}

// What stood in the second region comes behind the rest. The condition is as it was where its first side goes on.
// CHECK-LABEL: func.func @second_region(
// CHECK: scf.while (%[[I:.*]] = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %[[C:.*]] = arith.cmpi slt, %[[I]], %arg1 : i32
// CHECK-NEXT: scf.condition(%[[C]]) %[[I]] : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[I2:.*]]: i32):
// CHECK: %[[M:.*]] = arith.muli %[[I2]], %[[I2]] : i32
// CHECK: %[[A:.*]] = arith.addi %[[M]], %[[I2]] : i32
// CHECK-NEXT: scf.yield %[[A]] : i32
func.func @second_region(%a: i32, %n: i32) -> i32 {
  %r:2 = scf.while (%i = %a) : (i32) -> (i32, i32) {
    %c = arith.cmpi slt, %i, %n : i32
    %x, %go = scf.if %c -> (i32, i1) {
      %m = arith.muli %i, %i : i32
      %yes = arith.constant true
      scf.yield %m, %yes : i32, i1
    } else {
      %no = arith.constant false
      scf.yield %n, %no : i32, i1
    }
    scf.condition(%go) %x, %i : i32, i32
  } do {
  ^bb0(%v: i32, %w: i32):
    %s = arith.addi %v, %w : i32
    scf.yield %s : i32
  }
  return %r#0 : i32
}

// Left alone: whether to go on is not known on one side; something stands between; the if says nothing of the condition.
// CHECK-LABEL: func.func @others(
// CHECK-COUNT-3: scf.if
// CHECK-NOT: arith.xori
func.func @others(%a: i32, %n: i32, %b: i1) {
  %r = scf.while (%i = %a) : (i32) -> i32 {
    %x, %go = scf.if %b -> (i32, i1) {
      %c = arith.cmpi slt, %i, %n : i32
      scf.yield %i, %c : i32, i1
    } else {
      %no = arith.constant false
      scf.yield %n, %no : i32, i1
    }
    scf.condition(%go) %x : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %v : i32
  }
  %s = scf.while (%i = %a) : (i32) -> i32 {
    %x, %go = scf.if %b -> (i32, i1) {
      %yes = arith.constant true
      scf.yield %i, %yes : i32, i1
    } else {
      %no = arith.constant false
      scf.yield %n, %no : i32, i1
    }
    func.call @work(%x) : (i32) -> ()
    scf.condition(%go) %x : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %v : i32
  }
  %t = scf.while (%i = %a) : (i32) -> i32 {
    %x = scf.if %b -> (i32) {
      scf.yield %i : i32
    } else {
      scf.yield %n : i32
    }
    scf.condition(%b) %x : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %v : i32
  }
  return
}
