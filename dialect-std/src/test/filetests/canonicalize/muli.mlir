// Products: by zero, one, constants of constants; extended products.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @zero(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %c0_i32 : i32
// CHECK-NEXT:  }
func.func @zero(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %a = arith.muli %x, %c0 : i32
  return %a : i32
}
// CHECK-LABEL: func.func @one(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @one(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %a = arith.muli %c1, %x : i32
  return %a : i32
}
// CHECK-LABEL: func.func @constants(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT:    %0 = arith.muli %arg0, %c12_i32 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @constants(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %a = arith.muli %x, %c3 : i32
  %b = arith.muli %a, %c4 : i32
  return %b : i32
}
// CHECK-LABEL: func.func @extended(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:    %1 = arith.extsi %0 : i1 to i32
// CHECK-NEXT:    return %arg0, %1 : i32, i32
// CHECK-NEXT:  }
func.func @extended(%x: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %a, %b = arith.mulsi_extended %x, %c1 : i32
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @extended_constants() -> (i32, i32) {
// CHECK-NEXT:    %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:    %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:    return %c2_i32, %c-1_i32 : i32, i32
// CHECK-NEXT:  }
func.func @extended_constants() -> (i32, i32) {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant -2 : i32
  %l, %h = arith.mulsi_extended %a, %b : i32
  return %l, %h : i32, i32
}
// CHECK-LABEL: func.func @unsigned_extended_constants() -> (i32, i32) {
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT:    return %c1_i32, %c-2_i32 : i32, i32
// CHECK-NEXT:  }
func.func @unsigned_extended_constants() -> (i32, i32) {
  %a = arith.constant -1 : i32
  %l, %h = arith.mului_extended %a, %a : i32
  return %l, %h : i32, i32
}
// CHECK-LABEL: func.func @high_part_unused(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @high_part_unused(%x: i32, %y: i32) -> i32 {
  %l, %h = arith.mului_extended %x, %y : i32
  return %l : i32
}
