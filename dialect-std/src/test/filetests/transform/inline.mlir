// RUN: wami opt %s --inline | filecheck %s

// CHECK-LABEL: func.func private @id(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func private @id(%a: i32) -> i32 { return %a : i32 }
// CHECK-NOT: @two(
func.func private @two(%a: i32, %c: i1) -> i32 { 
  cf.cond_br %c, ^a, ^b
 ^a:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
 ^b:
  %1 = func.call @id(%a) : (i32) -> i32
  %2 = arith.muli %1, %1 : i32
  return %2 : i32
}
// CHECK-LABEL: func.func @main(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    cf.br ^bb3(%0 : i32)
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    %1 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT:    cf.br ^bb3(%1 : i32)
// CHECK-NEXT:  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @main(%a: i32, %c: i1) -> i32 {
  %0 = func.call @two(%a, %c) : (i32, i1) -> i32
  %1 = func.call @id(%0) : (i32) -> i32
  return %1 : i32
}
// CHECK-LABEL: func.func @noinl(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = call @id(%arg0) {no_inline} : (i32) -> i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @noinl(%a: i32) -> i32  {
  %0 = func.call @id(%a) {no_inline} : (i32) -> i32
  return %0 : i32
}
