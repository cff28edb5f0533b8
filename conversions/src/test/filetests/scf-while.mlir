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
