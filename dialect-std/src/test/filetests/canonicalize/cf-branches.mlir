// Branches: constant conditions, equal targets, pass-through blocks, merged blocks.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constant(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @constant(%x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^a, ^b
^a:
  return %x : i32
^b:
  return %y : i32
}
// CHECK-LABEL: func.func @same_target(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @same_target(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^a(%y : i32)
^a(%z: i32):
  return %z : i32
}
// CHECK-LABEL: func.func @pass_through(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:    cf.br ^bb2(%0 : i32)
// CHECK-NEXT:  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @pass_through(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^c(%x : i32)
^b:
  %y = arith.addi %x, %x : i32
  cf.br ^c(%y : i32)
^c(%z: i32):
  return %z : i32
}
// CHECK-LABEL: func.func @line(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @line(%x: i32) -> i32 {
  cf.br ^a
^a:
  %y = arith.addi %x, %x : i32
  cf.br ^b(%y : i32)
^b(%z: i32):
  return %z : i32
}
// CHECK-LABEL: func.func @known_in_branch(%arg0: i1) -> (i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return %true, %true : i1, i1
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return %false, %true : i1, i1
// CHECK-NEXT:  }
func.func @known_in_branch(%c: i1) -> (i1, i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return %c, %c : i1, i1
^b:
  %true = arith.constant true
  return %c, %true : i1, i1
}
// CHECK-LABEL: func.func @unreachable(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @unreachable(%x: i32) -> i32 {
  return %x : i32
^a:
  cf.br ^a
}
// CHECK-LABEL: func.func @negated(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:    cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return %arg1 : i32
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return %arg2 : i32
// CHECK-NEXT:  }
func.func @negated(%c: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  cf.cond_br %n, ^a, ^b
^a:
  return %x : i32
^b:
  return %y : i32
}
// CHECK-LABEL: func.func @assert_true(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @assert_true(%x: i32) -> i32 {
  %true = arith.constant true
  cf.assert %true, "never"
  return %x : i32
}
