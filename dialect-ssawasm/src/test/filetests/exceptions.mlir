// Tags, what throws, an instruction whose exceptions are caught; calls by reference.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: ssawasm.tag @e : (i32) -> ()
// CHECK-NEXT: ssawasm.tag @in : () -> () {import_module = "env", import_name = "t"}
ssawasm.tag @e : (i32) -> ()
ssawasm.tag @in : () -> () {import_module = "env", import_name = "t"}
ssawasm.table @t : !ssawasm.func_ref min = 1
// CHECK: ssawasm.throw @in
// CHECK: ssawasm.throw @e(%{{.*}} : i32)
ssawasm.func @throws(%x: !ssawasm.local<i32>) -> i32 {
  %v = ssawasm.local_get %x : i32
  ssawasm.if %v {
    ssawasm.throw @in
    ssawasm.unreachable
  }
  ssawasm.throw @e(%v : i32)
  ssawasm.return %v : i32
}
// CHECK: %[[V:.*]] = ssawasm.local_get
// CHECK: ssawasm.try "call" of @throws(%[[V]]) {{\[\[}}"catch_ref", @e, 2 : i32], ["catch_all", "", 0 : i32]] as (i32) -> i32 : (i32) -> (i32, i32, !ssawasm.exn_ref, i32)
// CHECK: ssawasm.try "call_indirect" of @t(%[[V]], %[[V]]) {{\[\[}}"catch_all", "", 0 : i32]] as (i32) -> i32 : (i32, i32) -> (i32, i32)
// CHECK: ssawasm.try "call_ref"(%[[V]], %{{.*}}) {{\[\[}}"catch", @e, 1 : i32]] as (i32) -> i32 : (i32, !ssawasm.func_ref) -> (i32, i32, i32)
// CHECK: ssawasm.try "throw" of @e(%[[V]]) {{\[\[}}"catch_all_ref", "", 1 : i32]] as (i32) -> () : (i32) -> (!ssawasm.exn_ref, i32)
// CHECK: ssawasm.throw_ref %{{.*}}
ssawasm.func @caught(%x: !ssawasm.local<i32>) {
  %v = ssawasm.local_get %x : i32
  %r, %thrown, %e, %which = ssawasm.try "call" of @throws(%v) [["catch_ref", @e, 2 : i32], ["catch_all", "", 0 : i32]] as (i32) -> i32 : (i32) -> (i32, i32, !ssawasm.exn_ref, i32)
  %r2, %w2 = ssawasm.try "call_indirect" of @t(%v, %v) [["catch_all", "", 0 : i32]] as (i32) -> i32 : (i32, i32) -> (i32, i32)
  %f = ssawasm.func_ref @throws : !ssawasm.func_ref
  %r3, %p3, %w3 = ssawasm.try "call_ref"(%v, %f) [["catch", @e, 1 : i32]] as (i32) -> i32 : (i32, !ssawasm.func_ref) -> (i32, i32, i32)
  %e4, %w4 = ssawasm.try "throw" of @e(%v) [["catch_all_ref", "", 1 : i32]] as (i32) -> () : (i32) -> (!ssawasm.exn_ref, i32)
  ssawasm.throw_ref %e4
  ssawasm.return
}
// CHECK: ssawasm.ref_as_non_null %[[F:.*]] : !ssawasm.func_ref
// CHECK: ssawasm.call_ref %{{.*}}(%{{.*}}) : (i32) -> i32
// CHECK: ssawasm.call_ref %{{.*}}(%{{.*}}) {tail} : (i32) -> i32
ssawasm.func @by_reference(%x: !ssawasm.local<i32>) -> i32 {
  %v = ssawasm.local_get %x : i32
  %f = ssawasm.func_ref @throws : !ssawasm.func_ref
  %g = ssawasm.ref_as_non_null %f : !ssawasm.func_ref
  %a = ssawasm.call_ref %g(%v) : (i32) -> i32
  %b = ssawasm.call_ref %g(%a) {tail} : (i32) -> i32
  ssawasm.return %b : i32
}
