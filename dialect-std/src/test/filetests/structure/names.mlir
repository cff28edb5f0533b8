// SSA names: used and never defined, defined twice, of another type, result numbers.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @undefined() -> i32 {
  // expected-error@+1 {{use of undeclared SSA value name}}
  return %nothing : i32
}
// -----
func.func @twice(%x: i32) {
  // expected-note@+1 {{previously defined here}}
  %y = arith.addi %x, %x : i32
  // expected-error@+1 {{redefinition of SSA value '%y'}}
  %y = arith.muli %x, %x : i32
  return
}
// -----
// expected-note@+1 {{previously defined here}}
func.func @argument_again(%x: i32) {
  // expected-error@+1 {{redefinition of SSA value '%x'}}
  %x = arith.constant 1 : i32
  return
}
// -----
// expected-note@+1 {{prior use here}}
func.func @other_type(%x: i32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
  %y = arith.addi %x, %x : i64
  return
}
// -----
func.func @result_number(%x: i32) {
  %y = arith.addi %x, %x : i32
  // expected-error@+1 {{reference to invalid result number}}
  %z = arith.addi %y#1, %x : i32
  return
}
// -----
func.func @number_of_names(%x: i32) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %y:2 = arith.addi %x, %x : i32
  return
}
// -----
func.func @no_names(%x: i32) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %y = func.call @no_result() : () -> ()
  return
}
func.func private @no_result()
