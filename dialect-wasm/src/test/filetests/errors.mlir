// Labels, locals, lanes and symbols that are not there.
// RUN: wami opt %s --split-input-file --verify-diagnostics
wasm.func @f(i32) locals [f64] {
  // expected-error@+1 {{'wasm.local.get' op local 2 does not exist: the function has 2}}
  wasm.local.get 2
}
// -----
wasm.func @f() {
  wasm.block "a" {
    // expected-error@+1 {{'wasm.br' op no enclosing block has the label "b"}}
    wasm.br "b"
  }
}
// -----
wasm.func @f() {
  // expected-error@+1 {{'wasm.i32.load' op align = 8 must be a power of two up to 4}}
  wasm.i32.load align = 8
}
// -----
wasm.func @f() {
  // expected-error@+1 {{'wasm.call' op 'g' does not reference a func}}
  wasm.call @g
}
// -----
// expected-error@+1 {{'wasm.i32.add' op must be inside a wasm.func}}
wasm.i32.add
// -----
// expected-error@+1 {{'wasm.global' op value 1 : i64 is not of type i32}}
wasm.global @g : i32 = 1 : i64
// -----
wasm.func @f() {
  // expected-error@+1 {{'wasm.i32x4.extract_lane' op lane 4 does not exist: there are 4}}
  wasm.i32x4.extract_lane 4
}
