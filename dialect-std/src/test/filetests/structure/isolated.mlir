// Functions and modules see nothing of what surrounds them.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @outer(%x: i32) {
  // expected-error@+1 {{custom op 'module' is unknown (tried 'func.module' as well)}}
  module {
    func.func @inner() -> i32 {
      return %x : i32
    }
  }
  return
}
// -----
%c = arith.constant 1 : i32
// expected-note@+1 {{required by region isolation constraints}}
func.func @uses_the_module(%y: i32) -> i32 {
  // expected-error@+1 {{'arith.addi' op using value defined outside the region}}
  %z = arith.addi %c, %y : i32
  return %z : i32
}
