// Figure 10(c): the loop of figure 9(b) in the wasm dialect.
// RUN: wami opt %s --scf-to-ssawasm --arith-to-ssawasm --func-to-ssawasm --introduce-locals --ssawasm-global-to-wasm \
// RUN:   --ssawasm-to-wasm | filecheck %s

// CHECK-LABEL: wasm.func @figure9
func.func @figure9(%lb: index, %ub: index, %step: index, %num: i32) -> i32 {
  %zero_i32 = arith.constant 0 : i32
  // CHECK: wasm.block "[[BLOCK:.*]]" {
  // CHECK: wasm.loop "[[LOOP:.*]]" {
  %sum = scf.for %i = %lb to %ub step %step iter_args(%acc = %zero_i32) -> (i32) {
    // The figure's br_if leaves the loop, so the comparison is the opposite one: not i < ub.
    // CHECK: wasm.i32.ge_s
    // CHECK-NEXT: wasm.br_if "[[BLOCK]]"
    // CHECK: wasm.i32.add
    // CHECK: wasm.i32.add
    %new_acc = arith.addi %acc, %num : i32
    // CHECK: wasm.br "[[LOOP]]"
    scf.yield %new_acc : i32
  }
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  return %sum : i32
}
// CHECK-NOT: ssawasm.
