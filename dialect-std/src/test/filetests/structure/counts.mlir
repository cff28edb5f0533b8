// Wrong numbers of operands, results, regions, successors, in generic form.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @operands(%x: i32) {
  // expected-error@+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%x) : (i32) -> i32
  return
}
// -----
func.func @no_operands() {
  // expected-error@+1 {{'arith.negf' op requires a single operand}}
  %0 = "arith.negf"() : () -> f32
  return
}
// -----
func.func @results(%x: i32) {
  // expected-error@+1 {{'arith.addi' op requires one result}}
  "arith.addi"(%x, %x) : (i32, i32) -> ()
  return
}
// -----
func.func @too_many_results(%x: i32) {
  // expected-error@+1 {{'arith.addi' op requires one result}}
  %0:2 = "arith.addi"(%x, %x) : (i32, i32) -> (i32, i32)
  return
}
// -----
func.func @successors() {
  // expected-error@+1 {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}
// -----
func.func @too_many_successors() {
  // expected-error@+1 {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"()[^a, ^a] : () -> ()
^a:
  return
}
// -----
func.func @regions(%c: i1) {
  // expected-error@+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) : (i1) -> ()
  return
}
// -----
func.func @one_region(%c: i1) {
  // expected-error@+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({
    scf.yield
  }) : (i1) -> ()
  return
}
// -----
func.func @region_too_many(%x: i32) {
  // expected-error@+1 {{'arith.addi' op requires zero regions}}
  %0 = "arith.addi"(%x, %x) ({
  }) : (i32, i32) -> i32
  return
}
// -----
func.func @successor_of_no_branch(%x: i32) {
  // expected-error@+1 {{successors in non-terminator}}
  %0 = "arith.addi"(%x, %x)[^a] : (i32, i32) -> i32
  return
^a:
  return
}
