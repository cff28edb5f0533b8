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

// -----

// expected-note@+1 {{declared here}}
ssawasm.tag @e : (i32) -> ()

ssawasm.func @throws_another() {
  %x = ssawasm.const 1 : i64
  // expected-error@+1 {{'ssawasm.throw' op throws [i64], but 'e' carries [i32]}}
  ssawasm.throw @e(%x : i64)
  ssawasm.return
}

// -----

// expected-note@+1 {{declared here}}
ssawasm.tag @e : (i32) -> ()
ssawasm.func @f() {
  ssawasm.return
}

ssawasm.func @catches_another() {
  // expected-error@+1 {{'ssawasm.try' op catches [f64], but 'e' carries [i32]}}
  %p, %which = ssawasm.try "call" of @f() [["catch", @e, 1 : i32]] as () -> () : () -> (f64, i32)
  ssawasm.return
}

// -----

// expected-note@+1 {{declared here}}
ssawasm.tag @e : (i32) -> ()

ssawasm.func @tries_another() {
  %x = ssawasm.const 1 : i64
  // expected-error@+1 {{'ssawasm.try' op throws [i64], but 'e' carries [i32]}}
  %which = ssawasm.try "throw" of @e(%x) [["catch_all", "", 0 : i32]] as (i64) -> () : (i64) -> i32
  ssawasm.return
}
