// A memory that the module does not have.
// RUN: wami opt %s --ssawasm-global-to-wasm --ssawasm-to-wasm --verify-diagnostics

ssawasm.memory @memory min = 1
ssawasm.func @f() -> i32 {
  // expected-error @+1 {{names memory 1, but the module has 1}}
  %n = ssawasm.memory_size memory = 1 : i32
  ssawasm.return %n : i32
}
