// What is thrown and caught by tags that are none, and results of something else.
// RUN: wami opt %s --split-input-file --verify-diagnostics
ssawasm.func @f() {
  // expected-error@+1 {{'ssawasm.throw' op 'f' does not reference a tag}}
  ssawasm.throw @f
  ssawasm.return
}
// -----
ssawasm.func @f() {
  // expected-error@+1 {{'ssawasm.try' op 'f' does not reference a tag}}
  %w = ssawasm.try "call" of @f() [["catch", @f, 0 : i32]] as () -> () : () -> i32
  ssawasm.return
}
// -----
ssawasm.func @f() {
  // expected-error@+1 {{'ssawasm.try' op does not give what () -> () and its clauses do}}
  %p, %w = ssawasm.try "call" of @f() [["catch_all", "", 0 : i32]] as () -> () : () -> (i32, i32)
  ssawasm.return
}
// -----
ssawasm.func @f() {
  // expected-error@+1 {{'ssawasm.try' op cannot be about 'nop'}}
  %w = ssawasm.try "nop" of @f() [["catch_all", "", 0 : i32]] as () -> () : () -> i32
  ssawasm.return
}
// -----
ssawasm.func @f() {
  // expected-error@+1 {{'ssawasm.try' op has ["catch_some", "", 0 : i32] among its clauses}}
  %w = ssawasm.try "call" of @f() [["catch_some", "", 0 : i32]] as () -> () : () -> i32
  ssawasm.return
}
