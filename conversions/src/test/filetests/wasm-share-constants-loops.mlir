// RUN: wami opt %s --wasm-share-constants=in-loops=false --wasm-shrink-constants=in-loops=false | filecheck %s

// In the loop the constant would stay as it is; in front of it a conversion makes it.
// CHECK-LABEL: @once
// CHECK-NEXT: wasm.i32.const 1
// CHECK-NEXT: wasm.f64.convert_i32_s
// CHECK-NEXT: wasm.local.set 2
// CHECK-NEXT: wasm.loop
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.local.get 2
wasm.func @once(f64) locals [f64] {
  wasm.loop {
    wasm.local.get 0
    wasm.f64.const 1.0
    wasm.f64.add
    wasm.local.set 0
  }
}
