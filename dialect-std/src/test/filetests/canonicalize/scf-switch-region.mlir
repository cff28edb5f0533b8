// index_switch with a constant, execute_region with one block.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constant(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32) {
// CHECK-NEXT:    return %arg0, %arg2 : i32, i32
// CHECK-NEXT:  }
func.func @constant(%x: i32, %y: i32, %z: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %a = scf.index_switch %c1 -> i32
  case 1 {
    scf.yield %x : i32
  }
  case 2 {
    scf.yield %y : i32
  }
  default {
    scf.yield %z : i32
  }
  %b = scf.index_switch %c9 -> i32
  case 1 {
    scf.yield %x : i32
  }
  default {
    scf.yield %z : i32
  }
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @one_block(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @one_block(%x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
