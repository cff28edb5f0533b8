// What arith's verifier and parser refuse.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @types_differ(%x: i32, %y: i64) {
  // expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%x, %y) : (i32, i64) -> i32
  return
}
// -----
func.func @float_to_integer_op(%x: f32) {
  // expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %x, %x : f32
  return
}
// -----
func.func @integer_to_float_op(%x: i32) {
  // expected-error@+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %x, %x : i32
  return
}
// -----
func.func @signed(%x: si32) {
  // expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.addi %x, %x : si32
  return
}
// -----
func.func @constant_type() {
  // expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}
// -----
func.func @constant_kind() {
  // expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "text" : i32
  return
}
// -----
func.func @constant_too_large() {
  // expected-error@+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 256 : i8
  return
}
// -----
func.func @float_as_integer() {
  %0 = arith.constant 1.0 : i32
  // expected-error@+1 {{floating point value not valid for specified type}}
  return
}
// -----
func.func @unknown_predicate(%x: i32) {
  // expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi smaller, %x, %x : i32
  return
}
// -----
func.func @float_predicate(%x: i32) {
  // expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi olt, %x, %x : i32
  return
}
// -----
// expected-note@+1 {{prior use here}}
func.func @select_condition(%x: i32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = arith.select %x, %x, %x : i32
  return
}
// -----
func.func @select_values(%c: i1, %x: i32, %y: i64) {
  // expected-error@+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %x, %y) : (i1, i32, i64) -> i32
  return
}
// -----
func.func @no_type(%x: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = arith.addi %x, %x
  return
}
