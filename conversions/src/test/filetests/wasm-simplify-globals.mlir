// RUN: wami opt %s --wasm-simplify-globals --split-input-file | filecheck %s

// Never written: the constant.
// CHECK-LABEL: module
// CHECK-NOT: wasm.global
// CHECK: wasm.func @f
// CHECK-NEXT: wasm.i32.const 5
wasm.global @g : i32 mutable = 5 : i32
wasm.func @f() -> i32 {
  wasm.global.get @g
}

// -----

// A long constant that is read often stays, immutable.
// CHECK-LABEL: module
// CHECK: wasm.global @g : f64 = 1.500000e+00 : f64
// CHECK: wasm.global.get @g
wasm.global @g : f64 mutable = 1.5 : f64
wasm.func @f() -> f64 {
  wasm.global.get @g
  wasm.global.get @g
  wasm.f64.mul
  wasm.global.get @g
  wasm.f64.mul
}

// -----

// Never read: neither it nor its value, unless that is more than a number.
// CHECK-LABEL: module
// CHECK-NOT: wasm.global
// CHECK: wasm.func @f
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.i32.load
// CHECK-NEXT: wasm.drop
// CHECK-NEXT: }
wasm.memory @memory min = 1
wasm.global @g : i32 mutable = 5 : i32
wasm.func @f(i32) {
  wasm.local.get 0
  wasm.global.set @g
  wasm.local.get 0
  wasm.i32.load
  wasm.global.set @g
}

// -----

// The host reads and writes it; others are written, or name one another.
// CHECK-LABEL: module
// CHECK: wasm.global @exported : i32 mutable
// CHECK: wasm.global @written : i32 mutable
// CHECK: wasm.global @named : i32 = 1
// CHECK: wasm.func @f
// CHECK-NEXT: wasm.global.get @exported
wasm.global @exported : i32 mutable = 5 : i32
wasm.global @written : i32 mutable = 5 : i32
wasm.global @named : i32 = 1 : i32
wasm.func @f() -> i32 {
  wasm.global.get @exported
  wasm.global.set @written
  wasm.global.get @written
}
wasm.global @other : i32 = @named
wasm.func @g() -> i32 {
  wasm.global.get @other
}
wasm.export "g" @exported
