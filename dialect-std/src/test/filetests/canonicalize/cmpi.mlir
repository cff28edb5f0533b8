// Comparisons: constants to the right, equal operands, extensions, widened truths.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @swap(%arg0: i32) -> (i1, i1, i1) {
// CHECK-NEXT:    %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:    %0 = arith.cmpi sgt, %arg0, %c5_i32 : i32
// CHECK-NEXT:    %1 = arith.cmpi ule, %arg0, %c5_i32 : i32
// CHECK-NEXT:    %2 = arith.cmpi eq, %arg0, %c5_i32 : i32
// CHECK-NEXT:    return %0, %1, %2 : i1, i1, i1
// CHECK-NEXT:  }
func.func @swap(%x: i32) -> (i1, i1, i1) {
  %c5 = arith.constant 5 : i32
  %a = arith.cmpi slt, %c5, %x : i32
  %b = arith.cmpi uge, %c5, %x : i32
  %c = arith.cmpi eq, %c5, %x : i32
  return %a, %b, %c : i1, i1, i1
}
// CHECK-LABEL: func.func @same(%arg0: i32) -> (i1, i1, i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    return %true, %false, %true, %false : i1, i1, i1, i1
// CHECK-NEXT:  }
func.func @same(%x: i32) -> (i1, i1, i1, i1) {
  %a = arith.cmpi eq, %x, %x : i32
  %b = arith.cmpi slt, %x, %x : i32
  %c = arith.cmpi uge, %x, %x : i32
  %d = arith.cmpi ne, %x, %x : i32
  return %a, %b, %c, %d : i1, i1, i1, i1
}
// CHECK-LABEL: func.func @extensions(%arg0: i8, %arg1: i8) -> (i1, i1, i1) {
// CHECK-NEXT:    %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:    %1 = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT:    %2 = arith.cmpi eq, %arg0, %arg1 : i8
// CHECK-NEXT:    %3 = arith.cmpi ne, %arg0, %arg1 : i8
// CHECK-NEXT:    %4 = arith.cmpi slt, %0, %1 : i32
// CHECK-NEXT:    return %2, %3, %4 : i1, i1, i1
// CHECK-NEXT:  }
func.func @extensions(%x: i8, %y: i8) -> (i1, i1, i1) {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %p = arith.cmpi eq, %a, %b : i32
  %c = arith.extui %x : i8 to i32
  %d = arith.extui %y : i8 to i32
  %q = arith.cmpi ne, %c, %d : i32
  %r = arith.cmpi slt, %a, %b : i32
  return %p, %q, %r : i1, i1, i1
}
// CHECK-LABEL: func.func @truth(%arg0: i1) -> (i1, i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %0 = arith.cmpi ne, %arg0, %true : i1
// CHECK-NEXT:    return %arg0, %arg0, %0 : i1, i1, i1
// CHECK-NEXT:  }
func.func @truth(%x: i1) -> (i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %a = arith.cmpi eq, %x, %true : i1
  %b = arith.cmpi ne, %x, %false : i1
  %c = arith.cmpi ne, %x, %true : i1
  return %a, %b, %c : i1, i1, i1
}
// CHECK-LABEL: func.func @widened(%arg0: i1) -> i1 {
// CHECK-NEXT:    return %arg0 : i1
// CHECK-NEXT:  }
func.func @widened(%x: i1) -> i1 {
  %z = arith.constant 0 : i32
  %w = arith.extui %x : i1 to i32
  %a = arith.cmpi ne, %w, %z : i32
  return %a : i1
}
// CHECK-LABEL: func.func @constants() -> (i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    return %true, %false : i1, i1
// CHECK-NEXT:  }
func.func @constants() -> (i1, i1) {
  %m1 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.cmpi slt, %m1, %c1 : i32
  %b = arith.cmpi ult, %m1, %c1 : i32
  return %a, %b : i1, i1
}
