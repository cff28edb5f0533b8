// lift-cf-to-scf: a diamond, a loop and a switch; nothing of cf is left. That they compute the same is what the files under run/cf show.
// RUN: wami opt %s --lift-cf-to-scf | filecheck %s --implicit-check-not=cond_br --implicit-check-not=cf.switch
// beyond mlir-opt: upstream's lifting leaves poison values and flags that ours does not make
// CHECK-LABEL: func.func @diamond(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %[[R:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[P:.*]] = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT: scf.yield %[[P]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[Q:.*]] = arith.subi %arg1, %arg2 : i32
// CHECK-NEXT: scf.yield %[[Q]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]] : i32
// CHECK-LABEL: func.func @loop(
// CHECK: scf.while
// CHECK: scf.condition
// CHECK: return
// CHECK-LABEL: func.func @switch(
// CHECK: scf.index_switch
// CHECK: case 1
// CHECK: case 5
// CHECK: default
// CHECK: return
func.func @diamond(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %p = arith.addi %x, %y : i32
  cf.br ^d(%p : i32)
^b:
  %q = arith.subi %x, %y : i32
  cf.br ^d(%q : i32)
^d(%r: i32):
  return %r : i32
}
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %j = arith.addi %i, %c1 : i32
  %p = arith.cmpi slt, %j, %n : i32
  cf.cond_br %p, ^head(%j : i32), ^out
^out:
  return %j : i32
}
func.func @switch(%x: i32) -> i32 {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  cf.switch %x : i32, [
    default: ^d,
    1: ^one,
    5: ^five
  ]
^one:
  cf.br ^out(%a : i32)
^five:
  cf.br ^out(%b : i32)
^d:
  cf.br ^out(%x : i32)
^out(%r: i32):
  return %r : i32
}
