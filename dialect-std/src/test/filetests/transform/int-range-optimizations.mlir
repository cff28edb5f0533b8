// RUN: wami opt %s --int-range-optimizations --canonicalize | filecheck %s

// CHECK-LABEL: func.func @mask(%arg0: i32) -> (i1, i32) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %c15_i32 = arith.constant 15 : i32
// CHECK-NEXT:    %0 = arith.andi %arg0, %c15_i32 : i32
// CHECK-NEXT:    return %true, %0 : i1, i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @counter() -> i1 {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    return %true : i1
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @open_counter(%arg0: index) -> i1 {
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    return %false : i1
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @choice(%arg0: i1, %arg1: i8) -> (i1, i1) {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    return %true, %true : i1, i1
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @callee(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:    %0 = arith.addi %arg0, %c4_i32 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @caller(%arg0: i1) -> i1 {
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:    %0 = call @callee(%c1_i32) : (i32) -> i32
// CHECK-NEXT:    %1 = call @callee(%c2_i32) : (i32) -> i32
// CHECK-NEXT:    return %true : i1
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @loop(%arg0: i32) -> (i1, i1) {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:    cf.br ^bb1(%c0_i32, %c0_i32 : i32, i32)
// CHECK-NEXT:  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    %2 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT:    %3 = arith.addi %1, %c1_i32 : i32
// CHECK-NEXT:    %4 = arith.andi %3, %c7_i32 : i32
// CHECK-NEXT:    %5 = arith.cmpi ne, %2, %arg0 : i32
// CHECK-NEXT:    cf.cond_br %5, ^bb1(%2, %4 : i32, i32), ^bb2
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %6 = arith.cmpi sge, %0, %c0_i32 : i32
// CHECK-NEXT:    %7 = arith.cmpi sle, %1, %c7_i32 : i32
// CHECK-NEXT:    return %6, %7 : i1, i1
// CHECK-NEXT:  }

// a masked number is small
func.func @mask(%n: i32) -> (i1, i32) {
  %c15 = arith.constant 15 : i32
  %c16 = arith.constant 16 : i32
  %a = arith.andi %n, %c15 : i32
  %b = arith.cmpi ult, %a, %c16 : i32
  %r = arith.remui %a, %c16 : i32
  return %b, %r : i1, i32
}
// a counter stays between the bounds
func.func @counter() -> i1 {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  %x = scf.for %i = %c0 to %c10 step %c1 iter_args(%q = %t) -> (i1) {
    %z = arith.cmpi slt, %i, %c10 : index
    scf.yield %z : i1
  }
  return %x : i1
}
// also if one is not known
func.func @open_counter(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant false
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%q = %f) -> (i1) {
    %z = arith.cmpi slt, %i, %c0 : index
    scf.yield %z : i1
  }
  return %y : i1
}
// through a choice and a wider type
func.func @choice(%c: i1, %x: i8) -> (i1, i1) {
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %m = arith.constant 128 : i32
  %a = arith.select %c, %c3, %c7 : i32
  %b = arith.cmpi slt, %a, %c8 : i32
  %w = arith.extsi %x : i8 to i32
  %d = arith.cmpi slt, %w, %m : i32
  return %b, %d : i1, i1
}
// between functions
func.func private @callee(%x: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %r = arith.addi %x, %c4 : i32
  return %r : i32
}
func.func @caller(%c: i1) -> i1 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %a = func.call @callee(%c1) : (i32) -> i32
  %b = func.call @callee(%c2) : (i32) -> i32
  %d = arith.cmpi sle, %a, %c6 : i32
  %e = arith.cmpi sge, %b, %c5 : i32
  %f = arith.andi %d, %e : i1
  return %f : i1
}
// what grows along a loop may be anything
func.func @loop(%n: i32) -> (i1, i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  cf.br ^h(%c0, %c0 : i32, i32)
^h(%i: i32, %k: i32):
  %j = arith.addi %i, %c1 : i32
  %m = arith.addi %k, %c1 : i32
  %l = arith.andi %m, %c7 : i32
  %d = arith.cmpi ne, %j, %n : i32
  cf.cond_br %d, ^h(%j, %l : i32, i32), ^e
^e:
  %p = arith.cmpi sge, %i, %c0 : i32
  %q = arith.cmpi sle, %k, %c7 : i32
  return %p, %q : i1, i1
}
