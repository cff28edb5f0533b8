// RUN: wami opt %s --wasm-outline --split-input-file | filecheck %s

// What lies on the stack and the locals that are read, whichever, are parameters.
// CHECK-LABEL: module
// CHECK: wasm.func @outlined_1(f64, f64) -> f64 {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.f64.const 1.000000e-01
// CHECK-NEXT: wasm.f64.mul
// CHECK-NEXT: wasm.local.get 1
// CHECK-NEXT: wasm.f64.add
// CHECK-NEXT: wasm.f64.const 2.000000e-01
// CHECK-NEXT: wasm.f64.div
// CHECK: wasm.func @f(f64, f64, f64) -> f64 {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.local.get 1
// CHECK-NEXT: wasm.call @outlined_1
// CHECK-NEXT: wasm.local.get 2
// CHECK-NEXT: wasm.call @outlined_1
// CHECK-NEXT: }
wasm.func @f(f64, f64, f64) -> f64 {
  wasm.local.get 0
  wasm.f64.const 0.1
  wasm.f64.mul
  wasm.local.get 1
  wasm.f64.add
  wasm.f64.const 0.2
  wasm.f64.div
  wasm.f64.const 0.1
  wasm.f64.mul
  wasm.local.get 2
  wasm.f64.add
  wasm.f64.const 0.2
  wasm.f64.div
}

// -----

// Not between functions that read locals of other types, in another order, with other constants.
// CHECK-LABEL: module
// CHECK-NOT: wasm.call
wasm.func @f(f64, f64) -> f64 {
  wasm.local.get 0
  wasm.f64.const 0.1
  wasm.f64.mul
  wasm.local.get 1
  wasm.f64.sub
}
wasm.func @other_order(f64, f64) -> f64 {
  wasm.local.get 1
  wasm.f64.const 0.3
  wasm.f64.mul
  wasm.local.get 1
  wasm.f64.sub
}
wasm.func @other_type(f32) -> f32 {
  wasm.local.get 0
  wasm.f32.const 0.1
  wasm.f32.mul
  wasm.local.get 0
  wasm.f32.sub
}

// -----

// A write of a local, a branch and a second value on the stack are in no function of their own.
// CHECK-LABEL: module
// CHECK-NOT: wasm.call
wasm.func @writes(i32) locals [i32] {
  wasm.block "out" {
    wasm.i32.const 100000
    wasm.local.set 1
    wasm.local.get 0
    wasm.br_if "out"
    wasm.i32.const 100000
    wasm.local.set 1
    wasm.local.get 0
    wasm.br_if "out"
    wasm.i32.const 100000
    wasm.local.set 1
    wasm.local.get 0
    wasm.br_if "out"
  }
}

// -----

// Twice is too few to pay for a function; what is saved is counted in bytes.
// CHECK-LABEL: module
// CHECK-NOT: wasm.call
wasm.func @short(i32, i32) -> i32 {
  wasm.local.get 0
  wasm.i32.const 1000
  wasm.i32.add
  wasm.local.get 1
  wasm.i32.const 1000
  wasm.i32.add
  wasm.i32.mul
}
