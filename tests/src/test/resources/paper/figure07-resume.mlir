// Figure 7: resume in SsaWasm, and what it is in Wasm. What suspends or ends leaves its values on the stack.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --ssawasm-global-to-wasm --introduce-locals --ssawasm-to-wasm | filecheck %s --check-prefix=WASM

ssawasm.cont_type @ct : (i32) -> i32
ssawasm.cont_type @rest : () -> i32
ssawasm.tag @yield : (i32) -> ()
// CHECK-LABEL: ssawasm.func @figure7
ssawasm.func @figure7(%arg1: !ssawasm.local<i32>, %arg2: !ssawasm.local<!ssawasm.cont<"ct">>) -> i32 {
  %x = ssawasm.local_get %arg1 : i32
  %cont = ssawasm.local_get %arg2 : !ssawasm.cont<"ct">
  %r = ssawasm.block_block -> i32 {
    // CHECK: ssawasm.resume %{{.*}}(%{{.*}} : i32) [^[[YIELD:.*]], ^[[RESUME:.*]]] @yield : !ssawasm.cont<"ct">
    ssawasm.resume %cont(%x : i32) [^on_yield, ^resume] @yield : !ssawasm.cont<"ct">
  // CHECK-NEXT: ^[[RESUME]]:
  ^resume: // following operations are located in this block
    // CHECK-NEXT: %[[RETURN:.*]] = ssawasm.on_stack : i32
    %return = ssawasm.on_stack : i32
    // CHECK-NEXT: ssawasm.br ^[[OUT:.*]](%[[RETURN]] : i32)
    ssawasm.br ^out(%return : i32)
  // CHECK-NEXT: ^[[YIELD]]:
  ^on_yield:
    // CHECK-NEXT: %[[VALUE:.*]] = ssawasm.on_stack : i32
    %value = ssawasm.on_stack : i32
    // CHECK-NEXT: ssawasm.on_stack : !ssawasm.cont<"rest">
    %k = ssawasm.on_stack : !ssawasm.cont<"rest">
    // CHECK-NEXT: ssawasm.pseudo_br ^[[OUT]](%[[VALUE]] : i32)
    ssawasm.pseudo_br ^out(%value : i32)
  ^out(%result: i32):
    ssawasm.exit %result : i32
  }
  ssawasm.return %r : i32
}

// WASM-LABEL: wasm.func @figure7(i32, !wasm.ref<null @ct>) -> i32
// WASM:           wasm.block "block_label" {
// WASM-NEXT:        wasm.block "block_label_1" : () -> (i32, !wasm.ref<@rest>) {
// WASM-NEXT:          wasm.local.get [[X:[0-9]+]]
// WASM-NEXT:          wasm.local.get [[CONT:[0-9]+]]
// WASM-NEXT:          wasm.resume @ct {{\[}}[@yield, "block_label_1"]]
// WASM-NEXT:          wasm.local.set [[RETURN:[0-9]+]]
// WASM:               wasm.br "block_label"
// WASM-NEXT:        }
// WASM-NEXT:        wasm.drop
// WASM-NEXT:        wasm.local.set [[VALUE:[0-9]+]]
// WASM:           }
