// Number instructions on types that WebAssembly does not have them for.
// RUN: wami opt %s --split-input-file --verify-diagnostics
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.sqrt' op operand #0 must be f32 or f64 or vector<4xf32> or vector<2xf64>, but got 'i32'}}
  %v = ssawasm.sqrt %x : i32
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<f32>) {
  %x = ssawasm.local_get %a : f32
  // expected-error@+1 {{'ssawasm.clz' op operand #0 must be i32 or i64, but got 'f32'}}
  %v = ssawasm.clz %x : f32
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<f64>) {
  %x = ssawasm.local_get %a : f64
  // expected-error@+1 {{'ssawasm.add' op cannot be 'nuw' on f64: floats do not wrap}}
  %v = ssawasm.add nuw %x, %x : f64
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<f64>) {
  %x = ssawasm.local_get %a : f64
  // expected-error@+1 {{'ssawasm.rotl' op operand #0 must be i32 or i64, but got 'f64'}}
  %v = ssawasm.rotl %x, %x : f64
  ssawasm.return
}
