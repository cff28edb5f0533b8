// What cf's verifier and parser refuse.
// RUN: wami opt %s --split-input-file --verify-diagnostics
// expected-note@+1 {{prior use here}}
func.func @condition(%x: i32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %x, ^a, ^a
^a:
  return
}
// -----
func.func @weights(%c: i1) {
  // expected-error@+1 {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^a, ^a
^a:
  return
}
// -----
func.func @three_weights(%c: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^a, ^a
^a:
  return
}
// -----
func.func @switch_default(%x: i32) {
  cf.switch %x : i32, [
    // expected-error@+1 {{custom op 'cf.switch' expected 'default'}}
    0: ^a
  ]
^a:
  return
}
// -----
func.func @switch_type(%x: f32) {
  // expected-error@+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %x : f32, [
    default: ^a
  ]
^a:
  return
}
// -----
func.func @switch_arguments(%x: i32) {
  // expected-error@+1 {{branch has 0 operands for successor #1, but target block has 1}}
  cf.switch %x : i32, [
    default: ^a(%x : i32),
    1: ^a
  ]
^a(%y: i32):
  return
}
// -----
// expected-note@+1 {{prior use here}}
func.func @assert_condition(%x: i32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.assert %x, "text"
  return
}
// -----
func.func @assert_message(%c: i1) {
  // expected-error@+1 {{expected ','}}
  cf.assert %c
  return
}
// -----
// expected-note@+1 {{prior use here}}
func.func @branch_operand_type(%x: i32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
  cf.br ^a(%x : i64)
^a(%y: i64):
  return
}
