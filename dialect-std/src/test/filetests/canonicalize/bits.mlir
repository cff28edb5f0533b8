// and, or, xor and shifts.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @and(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %0 = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT:    return %c0_i32, %arg0, %arg0, %0 : i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @and(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.andi %x, %c0 : i32
  %b = arith.andi %m1, %x : i32
  %c = arith.andi %x, %x : i32
  %i = arith.andi %x, %y : i32
  %d = arith.andi %x, %i : i32
  return %a, %b, %c, %d : i32, i32, i32, i32
}
// CHECK-LABEL: func.func @and_not(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %c0_i32 : i32
// CHECK-NEXT:  }
func.func @and_not(%x: i32) -> i32 {
  %m1 = arith.constant -1 : i32
  %n = arith.xori %x, %m1 : i32
  %a = arith.andi %x, %n : i32
  return %a : i32
}
// CHECK-LABEL: func.func @or(%arg0: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:    %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:    return %arg0, %c-1_i32, %arg0, %c-1_i32 : i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @or(%x: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.ori %x, %c0 : i32
  %b = arith.ori %x, %m1 : i32
  %c = arith.ori %x, %x : i32
  %n = arith.xori %x, %m1 : i32
  %d = arith.ori %x, %n : i32
  return %a, %b, %c, %d : i32, i32, i32, i32
}
// CHECK-LABEL: func.func @xor(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %arg0, %c0_i32, %arg0, %arg0 : i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @xor(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %a = arith.xori %x, %c0 : i32
  %b = arith.xori %x, %x : i32
  %t = arith.xori %x, %y : i32
  %c = arith.xori %t, %y : i32
  %u = arith.xori %y, %x : i32
  %d = arith.xori %y, %u : i32
  return %a, %b, %c, %d : i32, i32, i32, i32
}
// CHECK-LABEL: func.func @xor_of_compare(%arg0: i32, %arg1: i32) -> i1 {
// CHECK-NEXT:    %0 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:    return %0 : i1
// CHECK-NEXT:  }
func.func @xor_of_compare(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %p = arith.cmpi slt, %x, %y : i32
  %q = arith.xori %p, %true : i1
  return %q : i1
}
// CHECK-LABEL: func.func @extensions(%arg0: i8, %arg1: i8) -> (i32, i32, i32) {
// CHECK-NEXT:    %0 = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT:    %1 = arith.extui %0 : i8 to i32
// CHECK-NEXT:    %2 = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT:    %3 = arith.extui %2 : i8 to i32
// CHECK-NEXT:    %4 = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT:    %5 = arith.extsi %4 : i8 to i32
// CHECK-NEXT:    return %1, %3, %5 : i32, i32, i32
// CHECK-NEXT:  }
func.func @extensions(%x: i8, %y: i8) -> (i32, i32, i32) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c = arith.andi %a, %b : i32
  %d = arith.ori %a, %b : i32
  %e = arith.extsi %x : i8 to i32
  %f = arith.extsi %y : i8 to i32
  %g = arith.xori %e, %f : i32
  return %c, %d, %g : i32, i32, i32
}
// CHECK-LABEL: func.func @shifts(%arg0: i32) -> (i32, i32, i32) {
// CHECK-NEXT:    return %arg0, %arg0, %arg0 : i32, i32, i32
// CHECK-NEXT:  }
func.func @shifts(%x: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %a = arith.shli %x, %c0 : i32
  %b = arith.shrsi %x, %c0 : i32
  %c = arith.shrui %x, %c0 : i32
  return %a, %b, %c : i32, i32, i32
}
// CHECK-LABEL: func.func @too_far() -> i32 {
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:    %0 = arith.shli %c1_i32, %c32_i32 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @too_far() -> i32 {
  %c1 = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  %a = arith.shli %c1, %c32 : i32
  return %a : i32
}
