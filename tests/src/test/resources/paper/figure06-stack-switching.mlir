// Figure 6: stack switching in Wasm. The label takes the suspended value below the continuation, as resume leaves them.
// RUN: wami opt %s | filecheck %s

// CHECK: wasm.cont_type @ct : () -> i32
wasm.cont_type @ct : () -> i32
// CHECK-NEXT: wasm.tag @yield : (i32) -> ()
wasm.tag @yield : (i32) -> ()
// CHECK-LABEL: wasm.func @task() -> i32 {
wasm.func @task() -> i32 {
  wasm.i32.const 1
  // CHECK: wasm.suspend @yield
  wasm.suspend @yield
  wasm.i32.const 2
  wasm.return
}
// CHECK-LABEL: wasm.func @main() -> i32 {
wasm.func @main() -> i32 {
  // CHECK-NEXT: wasm.block "on_yield" : () -> (i32, !wasm.ref<@ct>) {
  wasm.block "on_yield" : () -> (i32, !wasm.ref<@ct>) {
    // CHECK-NEXT: wasm.ref.func @task
    wasm.ref.func @task
    // CHECK-NEXT: wasm.cont.new @ct
    wasm.cont.new @ct
    // CHECK-NEXT: wasm.resume @ct {{\[}}[@yield, "on_yield"]]
    wasm.resume @ct [[@yield, "on_yield"]]
    // the stack is [2]
    wasm.return
  }
  // the stack is [1, the continuation]
  wasm.drop
}
