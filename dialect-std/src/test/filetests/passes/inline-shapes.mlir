// inline: callees of one block and of several, several results, private ones that go, recursion that stays.
// RUN: wami opt %s --inline | filecheck %s
func.func private @one(%x: i32) -> (i32, i32) {
  %a = arith.addi %x, %x : i32
  return %x, %a : i32, i32
}
func.func private @several(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %y = arith.muli %x, %x : i32
  return %y : i32
^b:
  return %x : i32
}
// CHECK-LABEL: func.func @main(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2(%0 : i32)
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %1 = arith.muli %0, %0 : i32
// CHECK-NEXT:    cf.br ^bb2(%1 : i32)
// CHECK-NEXT:  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @main(%c: i1, %x: i32) -> i32 {
  %p:2 = call @one(%x) : (i32) -> (i32, i32)
  %q = call @several(%c, %p#1) : (i1, i32) -> i32
  return %q : i32
}
// CHECK-LABEL: func.func @recursive(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = call @recursive(%arg0) : (i32) -> i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @recursive(%x: i32) -> i32 {
  %r = call @recursive(%x) : (i32) -> i32
  return %r : i32
}
// CHECK-LABEL: func.func private @not_defined(i32) -> i32
func.func private @not_defined(i32) -> i32
// CHECK-LABEL: func.func @external(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = call @not_defined(%arg0) : (i32) -> i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @external(%x: i32) -> i32 {
  %r = call @not_defined(%x) : (i32) -> i32
  return %r : i32
}
// CHECK-LABEL: func.func @in_region(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @in_region(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %p:2 = func.call @one(%x) : (i32) -> (i32, i32)
    scf.yield %p#1 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
