// RUN: wami opt %s --wasm-shrink-constants | filecheck %s

// A small integer, its negative, and what no i32 is.
// CHECK-LABEL: @integers
// CHECK-NEXT: wasm.i32.const 410
// CHECK-NEXT: wasm.f64.convert_i32_s
// CHECK-NEXT: wasm.i32.const -1
// CHECK-NEXT: wasm.f64.convert_i32_s
// CHECK-NEXT: wasm.f64.add
// CHECK-NEXT: wasm.i32.const 8191
// CHECK-NEXT: wasm.f32.convert_i32_s
// CHECK-NEXT: wasm.f64.promote_f32
// CHECK-NEXT: wasm.f64.add
wasm.func @integers() -> f64 {
  wasm.f64.const 410.0
  wasm.f64.const -1.0
  wasm.f64.add
  wasm.f32.const 8191.0
  wasm.f64.promote_f32
  wasm.f64.add
}

// A float of 24 bits is one in half the bytes; 0.1 is none, and neither is a negative zero an integer. Nothing may come of a NaN's bits.
// CHECK-LABEL: @fractions
// CHECK-NEXT: wasm.f32.const 1.500000e+00
// CHECK-NEXT: wasm.f64.promote_f32
// CHECK-NEXT: wasm.f64.const 1.000000e-01
// CHECK-NEXT: wasm.f64.add
// CHECK-NEXT: wasm.f32.const -0.000000e+00
// CHECK-NEXT: wasm.f64.promote_f32
// CHECK-NEXT: wasm.f64.add
// CHECK-NEXT: wasm.f64.const 0x7FF8000000000001
// CHECK-NEXT: wasm.f64.add
wasm.func @fractions() -> f64 {
  wasm.f64.const 1.5
  wasm.f64.const 0.1
  wasm.f64.add
  wasm.f64.const -0.0
  wasm.f64.add
  wasm.f64.const 0x7FF8000000000001
  wasm.f64.add
}

// What is only stored are bits.
// CHECK-LABEL: @stored
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.i64.const 0
// CHECK-NEXT: wasm.i64.store offset = 8
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.i32.const 1
// CHECK-NEXT: wasm.f64.convert_i32_s
// CHECK-NEXT: wasm.f64.store
wasm.memory @memory min = 1
wasm.func @stored(i32) {
  wasm.local.get 0
  wasm.f64.const 0.0
  wasm.f64.store offset = 8
  wasm.local.get 0
  wasm.f64.const 1.0
  wasm.f64.store
}

// Equal lanes.
// CHECK-LABEL: @vectors
// CHECK-NEXT: wasm.i32.const 7
// CHECK-NEXT: wasm.i32x4.splat
// CHECK-NEXT: wasm.drop
// CHECK-NEXT: wasm.v128.const array<i64: 1, 2>
// CHECK-NEXT: wasm.drop
wasm.func @vectors() {
  wasm.v128.const array<i64: 30064771079, 30064771079>
  wasm.drop
  wasm.v128.const array<i64: 1, 2>
  wasm.drop
}
