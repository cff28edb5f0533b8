// Names of symbols: twice the same, none of that name, not of that kind.
// RUN: wami opt %s --split-input-file --verify-diagnostics
// expected-note@+1 {{see existing symbol definition here}}
func.func private @twice()
// expected-error@+1 {{redefinition of symbol named 'twice'}}
func.func private @twice()
// -----
func.func @calls_nothing() {
  // expected-error@+1 {{'func.call' op 'missing' does not reference a valid function}}
  call @missing() : () -> ()
  return
}
// -----
memref.global "private" @g : memref<4xi32>
func.func @calls_a_global() {
  // expected-error@+1 {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}
// -----
func.func private @f()
func.func @reads_a_function() -> memref<4xi32> {
  // expected-error@+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %m = memref.get_global @f : memref<4xi32>
  return %m : memref<4xi32>
}
// -----
func.func @reads_nothing() -> memref<4xi32> {
  // expected-error@+1 {{'memref.get_global' op 'nothing' does not reference a valid global memref}}
  %m = memref.get_global @nothing : memref<4xi32>
  return %m : memref<4xi32>
}
// -----
func.func @no_such_constant() -> (() -> ()) {
  // expected-error@+1 {{'func.constant' op reference to undefined function 'nothing'}}
  %f = func.constant @nothing : () -> ()
  return %f : () -> ()
}
// -----
func.func private @g(i32)
func.func @constant_of_another_type() -> (() -> ()) {
  // expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %f = func.constant @g : () -> ()
  return %f : () -> ()
}
// -----
// expected-error@+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({
  func.return
}) : () -> ()
// -----
// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({
  func.return
}) : () -> ()
// -----
// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @public_declaration()
