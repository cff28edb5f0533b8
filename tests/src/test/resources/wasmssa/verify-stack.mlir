// RUN: wami opt %s --wasmssa-verify-stack --verify-diagnostics
// The RFC's rule: what is taken from the stack has one consumer, in stack order.
module {
  wasmssa.func @used_twice() -> i32 {
    %0 = wasmssa.const 1 : i32
    // expected-error @+1 {{operand #0 is not on the stack: consumed before, or from another region}}
    %1 = wasmssa.add %0 %0 : i32
    wasmssa.return %1 : i32
  }
}
