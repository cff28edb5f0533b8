// Blocks, loops, conditionals and branches by label.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: module {
// CHECK-NEXT: wasm.func @f("n": i32) -> i32 locals [i64, "acc": f32] {
// CHECK-NEXT: wasm.block "out" : () -> i32 {
// CHECK-NEXT: wasm.loop "next" {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.br_if "out"
// CHECK-NEXT: wasm.br_table ["out", "next"] "out"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: wasm.if "then" : (i32) -> i32 {
// CHECK-NEXT: wasm.unreachable
// CHECK-NEXT: } else {
// CHECK-NEXT: wasm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
module {
  wasm.func @f("n": i32) -> i32 locals [i64, "acc": f32] {
    wasm.block "out" : () -> i32 {
      wasm.loop "next" {
        wasm.local.get 0
        wasm.br_if "out"
        wasm.br_table ["out", "next"] "out"
      }
    }
    wasm.if "then" : (i32) -> i32 {
      wasm.unreachable
    } else {
      wasm.return
    }
  }
}
