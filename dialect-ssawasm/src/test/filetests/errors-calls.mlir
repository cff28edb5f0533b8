// Calls, globals and tables that do not fit what they name.
// RUN: wami opt %s --split-input-file --verify-diagnostics
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.call' op 'g' does not reference a valid function}}
  ssawasm.call @g(%x) : (i32) -> ()
  ssawasm.return
}
// -----
ssawasm.func_import @g : (i64) -> ()
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.call' op operand #0 is of type 'i32', but 'g' has 'i64'}}
  ssawasm.call @g(%x) : (i32) -> ()
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.call' op has 0 operands, but 'f' takes 1}}
  ssawasm.call @f() : () -> ()
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.call_indirect' op 'f' does not reference a ssawasm.table}}
  ssawasm.call_indirect @f[%x]() : () -> ()
  ssawasm.return
}
// -----
// expected-note@+1 {{declared here}}
ssawasm.global_var constant @g : i32 = 1
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.global_set' op 'g' is constant}}
  ssawasm.global_set @g, %x : i32
  ssawasm.return
}
// -----
// expected-note@+1 {{declared here}}
ssawasm.global_var @g : i64
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.global_get' op type i32 is not that of the global variable, i64}}
  %v = ssawasm.global_get @g : i32
  ssawasm.return
}
// -----
// expected-error@+1 {{'ssawasm.global_var' op cannot be of type i8}}
ssawasm.global_var @g : i8
