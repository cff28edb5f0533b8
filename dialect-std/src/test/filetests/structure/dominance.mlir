// Uses that their definitions do not dominate.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @later_in_the_block(%x: i32) -> i32 {
  // expected-error@+1 {{operand #1 does not dominate this use}}
  %s = arith.addi %x, %y : i32
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %y = arith.muli %x, %x : i32
  return %s : i32
}
// -----
func.func @other_branch(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note@+1 {{operand defined here (op in the same region)}}
  %y = arith.muli %x, %x : i32
  cf.br ^c
^b:
  cf.br ^c
^c:
  // expected-error@+1 {{operand #0 does not dominate this use}}
  %z = arith.addi %y, %x : i32
  return %z : i32
}
// -----
func.func @itself(%x: i32) -> i32 {
  // expected-error@+2 {{operand #0 does not dominate this use}}
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %y = arith.addi %y, %x : i32
  return %y : i32
}
// -----
func.func @inner_value_outside(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %y = arith.addi %i, %c1 : index
  }
  // expected-error@+1 {{use of undeclared SSA value name}}
  %z = "arith.addi"(%c0, %y) : (index, index) -> index
  return %z : index
}
// -----
// expected-note@+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @block_argument_of_another_branch(%c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.cond_br %c, ^a(%k : i32), ^b
^a(%x: i32):
  cf.br ^b
^b:
  // expected-error@+1 {{operand #0 does not dominate this use}}
  %y = arith.addi %x, %x : i32
  return %y : i32
}
