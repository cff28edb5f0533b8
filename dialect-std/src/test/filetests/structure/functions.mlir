// func: what a function's type promises and its body holds.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @return_count() -> (i32, i32) {
  %c = arith.constant 1 : i32
  // expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@return_count) returns 2}}
  return %c : i32
}
// -----
func.func @return_type() -> i64 {
  %c = arith.constant 1 : i32
  // expected-error@+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @return_type}}
  return %c : i32
}
// -----
func.func @return_nothing() -> i64 {
  // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@return_nothing) returns 1}}
  return
}
// -----
func.func private @callee(i32) -> i32
func.func @call_type(%x: i64) -> i64 {
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %r = call @callee(%x) : (i64) -> i64
  return %r : i64
}
// -----
func.func private @callee(i32) -> i32
func.func @call_arguments() -> i32 {
  // expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  %r = call @callee() : () -> i32
  return %r : i32
}
// -----
func.func private @callee(i32) -> i32
func.func @call_results(%x: i32) {
  // expected-error@+1 {{'func.call' op incorrect number of results for callee}}
  call @callee(%x) : (i32) -> ()
  return
}
// -----
// expected-error@+1 {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "entry"}> ({
^bb0(%x: i64):
  func.return
}) : () -> ()
// -----
// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{function_type = (i32) -> (), sym_name = "arguments"}> ({
^bb0:
  func.return
}) : () -> ()
// -----
// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{function_type = i32, sym_name = "type"}> ({
  func.return
}) : () -> ()
// -----
func.func @indirect(%f: (i32) -> i32, %x: i64) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %r = "func.call_indirect"(%f, %x) : ((i32) -> i32, i64) -> i32
  return
}
// -----
func.func @not_a_function(%f: i32) {
  // expected-error@+1 {{'func.call_indirect' op operand #0 must be function type, but got 'i32'}}
  %r = "func.call_indirect"(%f) : (i32) -> i32
  return
}
