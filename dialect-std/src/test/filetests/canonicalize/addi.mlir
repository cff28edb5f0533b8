// Sums: constants gather to the right, a sum and a difference cancel.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constants(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:    %0 = arith.addi %arg0, %c7_i32 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @constants(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %c3, %x : i32
  %b = arith.addi %a, %c4 : i32
  return %b : i32
}
// CHECK-LABEL: func.func @zero(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @zero(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %a = arith.addi %x, %c0 : i32
  return %a : i32
}
// CHECK-LABEL: func.func @minus(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @minus(%x: i32, %y: i32) -> i32 {
  %d = arith.subi %x, %y : i32
  %a = arith.addi %d, %y : i32
  return %a : i32
}
// CHECK-LABEL: func.func @sub_of_add(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:    %0 = arith.addi %arg0, %c-1_i32 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @sub_of_add(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.addi %x, %c3 : i32
  %b = arith.subi %a, %c4 : i32
  return %b : i32
}
// CHECK-LABEL: func.func @add_of_sub_from(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:    %0 = arith.subi %c7_i32, %arg0 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @add_of_sub_from(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.subi %c3, %x : i32
  %b = arith.addi %a, %c4 : i32
  return %b : i32
}
// CHECK-LABEL: func.func @sub_itself(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %c0_i32 : i32
// CHECK-NEXT:  }
func.func @sub_itself(%x: i32) -> i32 {
  %a = arith.subi %x, %x : i32
  return %a : i32
}
// CHECK-LABEL: func.func @wraps() -> i8 {
// CHECK-NEXT:    %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:    return %c-128_i8 : i8
// CHECK-NEXT:  }
func.func @wraps() -> i8 {
  %c127 = arith.constant 127 : i8
  %c1 = arith.constant 1 : i8
  %a = arith.addi %c127, %c1 : i8
  return %a : i8
}
// CHECK-LABEL: func.func @times_minus_one(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @times_minus_one(%x: i32, %y: i32) -> i32 {
  %m1 = arith.constant -1 : i32
  %n = arith.muli %y, %m1 : i32
  %a = arith.addi %x, %n : i32
  return %a : i32
}
