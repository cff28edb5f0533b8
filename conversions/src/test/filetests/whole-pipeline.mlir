// From arith to the stack machine: operands come before what uses them, in the order of WebAssembly.
// RUN: wami opt %s --arith-to-ssawasm --func-to-ssawasm --introduce-locals --ssawasm-to-wasm | filecheck %s
// CHECK: wasm.func @f(i32, i32, i32) -> i32 {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.local.get 1
// CHECK-NEXT: wasm.i32.sub
// CHECK-NEXT: wasm.local.get 2
// CHECK-NEXT: wasm.i32.mul
// CHECK-NEXT: }
func.func @f(%x: i32, %y: i32, %z: i32) -> i32 {
  %s = arith.subi %x, %y : i32
  %r = arith.muli %s, %z : i32
  return %r : i32
}
