// A value that is used twice is teed into a local, once.
// RUN: wami opt %s --arith-to-ssawasm --func-to-ssawasm --introduce-locals --ssawasm-to-wasm | filecheck %s
// CHECK: wasm.func @f(
// CHECK: wasm.i32.add
// CHECK-NEXT: wasm.local.tee [[L:[0-9]+]]
// CHECK-NEXT: wasm.local.get [[L]]
// CHECK-NEXT: wasm.i32.mul
// CHECK-NOT: wasm.local.tee
func.func @f(%x: i32, %y: i32) -> i32 {
  %s = arith.addi %x, %y : i32
  %r = arith.muli %s, %s : i32
  return %r : i32
}
