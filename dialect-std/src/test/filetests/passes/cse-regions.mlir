// cse: what dominates is used in regions and blocks below; siblings keep their own; equal regions are one.
// RUN: wami opt %s --cse | filecheck %s
// CHECK-LABEL: func.func @into_regions(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:    %1 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      scf.yield %0 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %2 = arith.muli %0, %0 : i32
// CHECK-NEXT:      scf.yield %2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @into_regions(%c: i1, %x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  %r = scf.if %c -> i32 {
    %b = arith.addi %x, %x : i32
    scf.yield %b : i32
  } else {
    %b = arith.addi %x, %x : i32
    %d = arith.muli %b, %a : i32
    scf.yield %d : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @siblings(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:    cf.br ^bb3(%0 : i32)
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:    cf.br ^bb3(%1 : i32)
// CHECK-NEXT:  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @siblings(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %p = arith.addi %x, %x : i32
  cf.br ^d(%p : i32)
^b:
  %q = arith.addi %x, %x : i32
  cf.br ^d(%q : i32)
^d(%r: i32):
  return %r : i32
}
// CHECK-LABEL: func.func @dominating_block(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2(%0 : i32)
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb2(%0 : i32)
// CHECK-NEXT:  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
func.func @dominating_block(%c: i1, %x: i32) -> i32 {
  %p = arith.addi %x, %x : i32
  cf.cond_br %c, ^a, ^b(%p : i32)
^a:
  %q = arith.addi %x, %x : i32
  cf.br ^b(%q : i32)
^b(%r: i32):
  return %r : i32
}
// CHECK-LABEL: func.func @equal_regions(%arg0: i1, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:    %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0, %0 : i32, i32
// CHECK-NEXT:  }
func.func @equal_regions(%c: i1, %x: i32) -> (i32, i32) {
  %r = scf.if %c -> i32 {
    %a = arith.addi %x, %x : i32
    scf.yield %a : i32
  } else {
    scf.yield %x : i32
  }
  %s = scf.if %c -> i32 {
    %a = arith.addi %x, %x : i32
    scf.yield %a : i32
  } else {
    scf.yield %x : i32
  }
  return %r, %s : i32, i32
}
