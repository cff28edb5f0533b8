// Figure 5(b): block { A loop { B } }, and the Wasm of figure 5(a) that it stands for.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --introduce-locals --ssawasm-to-wasm | filecheck %s --check-prefix=WASM

// CHECK-LABEL: ssawasm.func @figure5
ssawasm.func @figure5(%n: !ssawasm.local<i32>) {
  // CHECK-NEXT: ssawasm.block_loop {
  ssawasm.block_loop {
    // CHECK-NEXT: ssawasm.pseudo_br ^[[LOOP:.*]]
    ssawasm.pseudo_br ^loop_label
  // CHECK-NEXT: ^[[LOOP]]:
  ^loop_label:
    // CHECK-NEXT: %[[COUNT:.*]] = ssawasm.local_get
    %1 = ssawasm.local_get %n : i32
    // CHECK-NEXT: %[[DONE:.*]] = ssawasm.eqz %[[COUNT]] : i32
    %2 = ssawasm.eqz %1 : i32
    // CHECK-NEXT: ssawasm.cond_br %[[DONE]], ^[[BLOCK:.*]], ^[[B0:.*]]
    ssawasm.cond_br %2, ^block_label, ^b0
  // CHECK-NEXT: ^[[B0]]:
  ^b0:
    %one = ssawasm.const 1 : i32
    %3 = ssawasm.sub %1, %one : i32
    // CHECK: ssawasm.local_set
    ssawasm.local_set %n, %3 : i32
    // CHECK-NEXT: ssawasm.br ^[[LOOP]]
    ssawasm.br ^loop_label
  // CHECK-NEXT: ^[[BLOCK]]:
  ^block_label:
    // CHECK-NEXT: ssawasm.exit
    ssawasm.exit
  }
  ssawasm.return
}

// WASM-LABEL: wasm.func @figure5
// WASM: wasm.block "[[BLOCK:.*]]" {
// WASM-NEXT: wasm.loop "[[LOOP:.*]]" {
// WASM: wasm.i32.eqz
// WASM-NEXT: wasm.br_if "[[BLOCK]]"
// WASM: wasm.i32.sub
// WASM-NEXT: wasm.local.set
// WASM-NEXT: wasm.br "[[LOOP]]"
// WASM-NEXT: }
// WASM-NEXT: }
