// Blocks: redefined, undefined, entered from inside, in regions that take one only.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @undefined() {
  // expected-error@+1 {{reference to an undefined block}}
  cf.br ^nowhere
}
// -----
func.func @twice() {
  cf.br ^a
^a:
  return
// expected-error@+1 {{redefinition of block '^a'}}
^a:
  return
}
// -----
func.func @entry_again(%c: i1) {
// expected-error@+1 {{invalid block name in region with named arguments}}
^entry:
  cf.br ^entry
}
// -----
func.func @arguments(%x: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^a(%x : i32)
^a(%y: i64):
  return
}
// -----
func.func @argument_count(%x: i32) {
  // expected-error@+1 {{branch has 2 operands for successor #0, but target block has 1}}
  cf.br ^a(%x, %x : i32, i32)
^a(%y: i32):
  return
}
// -----
func.func @condition_argument_count(%c: i1, %x: i32) {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32):
  return
^b:
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^a
}
// -----
func.func @several_in_a_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  "scf.for"(%c0, %n, %c1) ({
  ^bb0(%i: index):
    cf.br ^bb1
  ^bb1:
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @empty_loop(%n: index) {
  %c0 = arith.constant 0 : index
  // expected-error@+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%c0, %n, %n) ({
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @entry_arguments(%n: i32) {
  // expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%x: i32):
    scf.yield
  }) : () -> ()
  return
}
