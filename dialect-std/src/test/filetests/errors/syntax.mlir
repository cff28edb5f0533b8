// Text that stops, starts or goes on where it must not.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @unclosed() {
  // expected-error@+1 {{expected operation name in quotes}}
  return
// -----
func.func @unknown_op() {
  // expected-error@+2 {{Dialect `foo' not found for custom op 'foo.bar'}}
  // expected-note@+1 {{Available dialects:}}
  foo.bar
  return
}
// -----
func.func @unknown_in_known_dialect() {
  // expected-error@+1 {{custom op 'arith.foo' is unknown}}
  arith.foo
  return
}
// -----
// expected-error@+1 {{expected ')'}}
func.func @missing_comma(%x: i32 %y: i32) {
  return
}
// -----
// expected-error@+1 {{expected ':'}}
func.func @bad_name(%1x: i32) {
  return
}
// -----
// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func no_at() {
  return
}
// -----
// expected-error@+1 {{expected ':'}}
func.func @colon(%x i32) {
  return
}
// -----
// expected-error@+1 {{expected operation name in quotes}}
}
// -----
func.func @generic(%x: i32) {
  // expected-error@+1 {{expected '->' in function type}}
  %0 = "arith.addi"(%x, %x) : (i32, i32)
  return
}
// -----
func.func @generic_operands(%x: i32) {
  // expected-error@+1 {{expected 2 operand types but had 1}}
  %0 = "arith.addi"(%x, %x) : (i32) -> i32
  return
}
// -----
func.func @keyword() {
  // expected-error@+1 {{custom op 'true' is unknown (tried 'func.true' as well)}}
  %0 = true
  return
}
// -----
#map = affine_map<(d0) -> (d0)>
// expected-error@+1 {{redefinition of attribute alias id 'map'}}
#map = affine_map<(d0) -> (d0)>
