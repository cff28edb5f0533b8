// RUN: wami opt %s --wasm-share-constants | filecheck %s

// 9 bytes twice; the first is where control gets to the second from.
// CHECK-LABEL: @twice
// CHECK-SAME: locals [f64]
// CHECK-NEXT: wasm.f64.const 2.000000e-01
// CHECK-NEXT: wasm.local.tee 1
// CHECK-NEXT: wasm.local.get 1
// CHECK-NEXT: wasm.f64.mul
// CHECK-NEXT: wasm.i32.const 7
// CHECK-NEXT: wasm.i32.const 7
wasm.func @twice(i32) -> f64 {
  wasm.f64.const 0.2
  wasm.f64.const 0.2
  wasm.f64.mul
  wasm.i32.const 7
  wasm.i32.const 7
  wasm.i32.add
  wasm.drop
}

// What the first arm writes the second does not see, and a loop would write it again and again.
// CHECK-LABEL: @apart
// CHECK-NEXT: wasm.f64.const 2.000000e-01
// CHECK-NEXT: wasm.local.set 1
// CHECK: wasm.if
// CHECK-NEXT: wasm.local.get 1
// CHECK: else
// CHECK-NEXT: wasm.local.get 1
// CHECK: wasm.local.get 1
wasm.func @apart(i32) -> f64 {
  wasm.local.get 0
  wasm.if : () -> f64 {
    wasm.f64.const 0.2
  } else {
    wasm.f64.const 0.2
  }
  wasm.f64.const 0.2
  wasm.f64.mul
}

// CHECK-LABEL: @in_loop
// CHECK-NEXT: wasm.f64.const 3.000000e-01
// CHECK-NEXT: wasm.local.set 1
// CHECK-NEXT: wasm.loop
// CHECK-NEXT: wasm.local.get 1
// CHECK-NEXT: wasm.local.get 1
wasm.func @in_loop(i32) {
  wasm.loop {
    wasm.f64.const 0.3
    wasm.f64.const 0.3
    wasm.f64.mul
    wasm.drop
  }
}

// Two bytes of declaration and two for each access would be no gain; negative zero is not zero.
// CHECK-LABEL: @not_shorter
// CHECK-NOT: wasm.local
wasm.func @not_shorter() -> f32 {
  wasm.i32.const 100000
  wasm.drop
  wasm.i32.const 100000
  wasm.drop
  wasm.f32.const 0.1
  wasm.f32.const -0.1
  wasm.f32.add
}
