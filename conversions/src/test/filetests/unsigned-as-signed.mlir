// RUN: wami opt %s --canonicalize | filecheck %s

// What is less than 2^63 is the same signed, for which x86 has an instruction.
// CHECK-LABEL: @unsigned_as_signed
// CHECK: ssawasm.convert_i64_s
// CHECK: ssawasm.convert_i64_u
ssawasm.func @unsigned_as_signed(%v: !ssawasm.local<i64>) -> f64 {
  %c1 = ssawasm.const 1 : i64
  %c11 = ssawasm.const 11 : i64
  %x = ssawasm.local_get %v : i64
  %h = ssawasm.shr_u %x, %c11 : i64
  %a = ssawasm.convert_i64_u %h : i64 to f64
  %l = ssawasm.shl %x, %c1 : i64
  %b = ssawasm.convert_i64_u %l : i64 to f64
  %s = ssawasm.add %a, %b : f64
  ssawasm.return %s : f64
}
