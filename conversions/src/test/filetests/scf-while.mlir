// A while loop is a block_loop: the condition leaves it, the yield goes round.
// RUN: wami opt %s --scf-to-ssawasm | filecheck %s --implicit-check-not=scf.
// CHECK-LABEL: func.func @f(
// CHECK: %[[R:.*]] = ssawasm.block_loop -> i32 {
// CHECK: ssawasm.pseudo_br ^[[LOOP:bb[0-9]+]](%arg0 : i32)
// CHECK: ^[[LOOP]](
// CHECK: ssawasm.br ^[[LOOP]](
// CHECK: ssawasm.exit
// CHECK: return %[[R]] : i32
func.func @f(%n: i32, %c: i1) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %b : i32
    scf.yield %d : i32
  }
  return %r : i32
}

// Where nothing is left to do after the condition, its one branch goes round.
// CHECK-LABEL: func.func @do_while(
// CHECK: ssawasm.block_loop -> i32
// CHECK: ^[[DO:bb[0-9]+]](%[[X:.*]]: i32):
// CHECK-NEXT: %[[Y:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK: ssawasm.cond_br %{{.*}}, ^[[DO]](%[[Y]] : i32), ^[[END:bb[0-9]+]]
// CHECK-NEXT: ^[[END]]:
// CHECK-NEXT: ssawasm.pseudo_br ^[[OUT:bb[0-9]+]](%[[Y]] : i32)
// CHECK-NEXT: ^[[OUT]](%[[R2:.*]]: i32):
// CHECK-NEXT: ssawasm.exit %[[R2]] : i32
func.func @do_while(%n: i32, %c: i1) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %d = arith.addi %a, %a : i32
    scf.condition(%c) %d : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %r : i32
}
