// Conditionals: constant, empty, both branches alike, to select, nested.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func private @effect()
func.func private @effect()
// CHECK-LABEL: func.func @constant(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @constant(%x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %r = scf.if %true -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @empty(%arg0: i1) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @empty(%c: i1) {
  scf.if %c {
  } else {
  }
  return
}
// CHECK-LABEL: func.func @empty_else(%arg0: i1) {
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      func.call @effect() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @empty_else(%c: i1) {
  scf.if %c {
    func.call @effect() : () -> ()
  } else {
  }
  return
}
// CHECK-LABEL: func.func @to_select(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @to_select(%c: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @unused_result(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      func.call @effect() : () -> ()
// CHECK-NEXT:      %1 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %1 = arith.muli %arg1, %arg2 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @unused_result(%c: i1, %x: i32, %y: i32) -> i32 {
  %r:2 = scf.if %c -> (i32, i32) {
    func.call @effect() : () -> ()
    %a = arith.addi %x, %y : i32
    scf.yield %a, %x : i32, i32
  } else {
    %b = arith.muli %x, %y : i32
    scf.yield %b, %y : i32, i32
  }
  return %r#0 : i32
}
// CHECK-LABEL: func.func @nested(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:    %0 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT:    scf.if %0 {
// CHECK-NEXT:      func.call @effect() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      func.call @effect() : () -> ()
    }
  }
  return
}
// CHECK-LABEL: func.func @known_inside(%arg0: i1) -> i1 {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      func.call @effect() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return %true : i1
// CHECK-NEXT:  }
func.func @known_inside(%c: i1) -> i1 {
  %r = scf.if %c -> i1 {
    func.call @effect() : () -> ()
    scf.yield %c : i1
  } else {
    %true = arith.constant true
    scf.yield %true : i1
  }
  return %r : i1
}
// CHECK-LABEL: func.func @same_conditions(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      func.call @effect() : () -> ()
// CHECK-NEXT:      func.call @effect() : () -> ()
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @same_conditions(%c: i1, %x: i32) -> i32 {
  scf.if %c {
    func.call @effect() : () -> ()
  }
  %r = scf.if %c -> i32 {
    func.call @effect() : () -> ()
    scf.yield %x : i32
  } else {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
