// sccp: constants through block arguments, over branches that are never taken, around loops.
// RUN: wami opt %s --sccp | filecheck %s
// CHECK-LABEL: func.func @never_taken() -> i32 {
// CHECK-NEXT:    %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    cf.cond_br %true, ^bb2(%c1_i32 : i32), ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb2(%c2_i32 : i32)
// CHECK-NEXT:  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    return %c2_i32 : i32
// CHECK-NEXT:  }
func.func @never_taken() -> i32 {
  %true = arith.constant true
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  cf.cond_br %true, ^x(%a : i32), ^y
^y:
  cf.br ^x(%b : i32)
^x(%r: i32):
  %s = arith.addi %r, %r : i32
  return %s : i32
}
// CHECK-LABEL: func.func @loop_constant(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    cf.br ^bb1(%c0_i32, %c1_i32 : i32, i32)
// CHECK-NEXT:  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %2 = arith.cmpi slt, %0, %arg0 : i32
// CHECK-NEXT:    cf.cond_br %2, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %3 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT:    cf.br ^bb1(%3, %c1_i32 : i32, i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return %c1_i32 : i32
// CHECK-NEXT:  }
func.func @loop_constant(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  cf.br ^head(%c0, %c1 : i32, i32)
^head(%i: i32, %k: i32):
  %p = arith.cmpi slt, %i, %n : i32
  cf.cond_br %p, ^body, ^out
^body:
  %j = arith.addi %i, %k : i32
  %l = arith.muli %k, %k : i32
  cf.br ^head(%j, %l : i32, i32)
^out:
  return %k : i32
}
// CHECK-LABEL: func.func @differ(%arg0: i1) -> i32 {
// CHECK-NEXT:    %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32)
// CHECK-NEXT:  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @differ(%c: i1) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  cf.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%r: i32):
  return %r : i32
}
