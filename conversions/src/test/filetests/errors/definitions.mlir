// While a module is lowered, a symbol of another dialect stands for a definition if it is one of the right kind, and for nothing else.
// RUN: wami opt %s --split-input-file --verify-diagnostics

wasm.memory @memory min = 1
wasm.global @g : i32 mutable = 1 : i32
wasm.table @t : !wasm.funcref min = 1
wasm.data @d bytes = "a"
wasm.elem @e functions = []
ssawasm.func @converted(%x: !ssawasm.local<i32>) {
  %i = ssawasm.local_get %x : i32
  ssawasm.global_set @g, %i : i32
  %f = ssawasm.table_get @t[%i] : !ssawasm.func_ref
  ssawasm.call_indirect @t[%i]() : () -> ()
  ssawasm.memory_init @d, %i, %i, %i : i32
  ssawasm.table_init @t[%i], @e[%i], %i : i32
  ssawasm.return
}
wasm.export "f" @converted
wasm.elem @table offset = 0 functions = [@converted]

// -----

wasm.data @d bytes = "a"
ssawasm.func @f() -> i32 {
  // expected-error @+1 {{'d' does not reference a global}}
  %v = ssawasm.global_get @d : i32
  ssawasm.return %v : i32
}

// -----

wasm.global @g : i32 = 1 : i32
ssawasm.func @f() {
  // expected-error @+1 {{'g' does not reference a data segment}}
  ssawasm.data_drop @g
  ssawasm.return
}

// -----

wasm.global @g : i32 = 1 : i32
ssawasm.func @f() -> i32 {
  %i = ssawasm.const 0 : i32
  // expected-error @+1 {{'g' does not reference a table}}
  %n = ssawasm.table_size @g : i32
  ssawasm.return %n : i32
}

// -----

ssawasm.global_var @g : i32
// expected-error @+1 {{'g' does not reference a func}}
wasm.start @g

// -----

ssawasm.data @d : memref<1xi8> <memory: 0, passive> = "a"
// expected-error @+1 {{'d' does not reference anything that can be exported}}
wasm.export "d" @d

// -----

wasm.func @f(i32) {
}
// expected-error @+1 {{'f' takes or gives values}}
wasm.start @f
