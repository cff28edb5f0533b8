// RUN: wami opt %s --wasm-merge-functions --split-input-file | filecheck %s

// Labels and names of locals do not matter; the export keeps its name.
// CHECK-LABEL: module
// CHECK: wasm.func @f(
// CHECK-NOT: wasm.func @g(
// CHECK: wasm.func @caller
// CHECK-NEXT: wasm.i32.const 1
// CHECK-NEXT: wasm.call @f
// CHECK: wasm.export "f" @f
// CHECK: wasm.export "g" @f
wasm.func @f("n": i32) -> i32 {
  wasm.block "a" {
    wasm.local.get 0
    wasm.br_if "a"
    wasm.unreachable
  }
  wasm.local.get 0
}
wasm.func @g("m": i32) -> i32 {
  wasm.block "b" {
    wasm.local.get 0
    wasm.br_if "b"
    wasm.unreachable
  }
  wasm.local.get 0
}
wasm.func @caller() -> i32 {
  wasm.i32.const 1
  wasm.call @g
}
wasm.export "f" @f
wasm.export "g" @g

// -----

// Equal once the functions that they call are; one calls itself as the other does itself.
// CHECK-LABEL: module
// CHECK: wasm.func @leaf1
// CHECK: wasm.func @outer1
// CHECK: wasm.func @self1
// CHECK-NOT: wasm.func
// CHECK: wasm.export "b" @outer1
// CHECK: wasm.export "d" @self1
wasm.func @leaf1() {
  wasm.unreachable
}
wasm.func @leaf2() {
  wasm.unreachable
}
wasm.func @outer1() {
  wasm.call @leaf1
  wasm.nop
}
wasm.func @outer2() {
  wasm.call @leaf2
  wasm.nop
}
wasm.func @self1() {
  wasm.nop
  wasm.nop
  wasm.call @self1
}
wasm.func @self2() {
  wasm.nop
  wasm.nop
  wasm.call @self2
}
wasm.export "a" @outer1
wasm.export "b" @outer2
wasm.export "c" @self1
wasm.export "d" @self2

// -----

// Other constants, branches to other blocks, other types, an else: nothing to merge.
// CHECK-LABEL: module
// CHECK: wasm.func @one
// CHECK: wasm.func @two
// CHECK: wasm.func @inner
// CHECK: wasm.func @outer
// CHECK: wasm.func @then
// CHECK: wasm.func @else
wasm.func @one() -> i32 {
  wasm.i32.const 1
}
wasm.func @two() -> i32 {
  wasm.i32.const 2
}
wasm.func @inner() {
  wasm.loop "a" {
    wasm.loop "b" {
      wasm.br "b"
    }
  }
}
wasm.func @outer() {
  wasm.loop "a" {
    wasm.loop "b" {
      wasm.br "a"
    }
  }
}
wasm.func @then(i32) {
  wasm.local.get 0
  wasm.if {
    wasm.nop
  } else {
  }
}
wasm.func @else(i32) {
  wasm.local.get 0
  wasm.if {
  } else {
    wasm.nop
  }
}

// -----

// A table that nobody else sees: two indices, one function.
// CHECK-LABEL: module
// CHECK: wasm.func @f
// CHECK-NOT: wasm.func @g
// CHECK: functions = [@f, @f]
wasm.table @t : !wasm.funcref min = 2
wasm.func @f() {
}
wasm.func @g() {
}
wasm.elem @e table = @t offset = 0 functions = [@f, @g]

// -----

// The host may compare what it finds in the table, or what a reference is to.
// CHECK-LABEL: module
// CHECK: wasm.func @f
// CHECK: wasm.func @g
// CHECK: functions = [@f, @g]
wasm.table @t : !wasm.funcref min = 2
wasm.func @f() {
}
wasm.func @g() {
}
wasm.elem @e table = @t offset = 0 functions = [@f, @g]
wasm.export "t" @t

// -----

// CHECK-LABEL: module
// CHECK: wasm.func @f
// CHECK: wasm.func @g
// CHECK: wasm.func @h
// CHECK: wasm.export "plain" @f
wasm.func @plain() {
}
wasm.func @f() {
}
wasm.func @g() {
}
wasm.func @h() -> !wasm.funcref {
  wasm.ref.func @g
  wasm.drop
  wasm.ref.func @f
}
wasm.elem @e declarative functions = [@f, @g]
wasm.export "plain" @plain
