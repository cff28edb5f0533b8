// RUN: wami opt %s --wasm-shrink-constants='in-loops=false' | filecheck %s

// In a loop only the vector of zeros is written in fewer bytes: engines know it.
// CHECK-LABEL: @loop
// CHECK-NEXT: wasm.f64.const 1.200000e+00
// CHECK-NEXT: wasm.f64x2.splat
// CHECK-NEXT: wasm.local.set 0
// CHECK-NEXT: wasm.loop "l" {
// CHECK-NEXT: wasm.v128.const
// CHECK-NEXT: wasm.local.set 0
// CHECK-NEXT: wasm.i32.const 0
// CHECK-NEXT: wasm.i32x4.splat
// CHECK-NEXT: wasm.local.set 0
wasm.func @loop() locals [!wasm.v128] {
  wasm.v128.const array<i64: 4608083138725491507, 4608083138725491507>
  wasm.local.set 0
  wasm.loop "l" {
    wasm.v128.const array<i64: 1, 0>
    wasm.local.set 0
    wasm.v128.const array<i64: 0, 0>
    wasm.local.set 0
  }
}
