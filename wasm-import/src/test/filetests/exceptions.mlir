// RUN: wami opt %s --wasmssa-to-std --mem2reg --canonicalize --cse --symbol-dce | filecheck %s
// RUN: wami opt %s --wasmssa-to-std --mem2reg --canonicalize --cse --symbol-dce --recognize-wasm --canonicalize | filecheck %s --check-prefix=BACK
// An exception that was thrown is pending; what follows a call tests that. On the way back it is Wasm's own again.

// CHECK: memref.global "private" constant @tag_0 : memref<i32> = dense<1> {wasm.kind = "tag", wasm.type = (i32) -> ()}
// CHECK: memref.global constant @e : memref<i32> = dense<2> {wasm.exports = ["e"], wasm.kind = "tag", wasm.type = (i64, memref<i32, 20>) -> ()}
// CHECK: memref.global "private" constant @tag_3 : memref<i32> = dense<3> {import_module = "env", import_name = "t", wasm.kind = "tag", wasm.type = () -> ()}
// BACK-DAG: ssawasm.tag @tag_0 : (i32) -> ()
// BACK-DAG: ssawasm.tag @e : (i64, !ssawasm.func_ref) -> () {exported = "e"}
// BACK-DAG: ssawasm.tag @tag_3 : () -> () {import_module = "env", import_name = "t"}
wasmssa.tag @tag_0 : (i32) -> ()
wasmssa.tag exported @e : (i64, !wasmssa.funcref) -> ()
wasmssa.import_tag "t" from "env" as @tag_2 {type = () -> ()}
wasmssa.import_tag "t" from "env" as @tag_3 {type = () -> ()}

// CHECK: func.func private @throws.throws(%[[X:.*]]: i32) -> i32
// CHECK: call @__wasm_throw_1(%[[X]]) : (i32) -> ()
// CHECK-NEXT: cf.br
// CHECK: call @__wasm_throw_3() : () -> ()
// BACK-LABEL: func.func private @throws(
// BACK: ssawasm.throw @tag_0(%{{.*}} : i32)
// BACK-NEXT: ub.unreachable
// BACK: ssawasm.throw @tag_3
wasmssa.func exported @throws(%arg0: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  wasmssa.if %0 : {
    %1 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.throw @tag_0(%1 : i32)
  } > ^bb1
^bb1:
  wasmssa.throw @tag_3
}

// CHECK-LABEL: func.func private @caller(
// CHECK: %[[R:.*]] = call @throws.throws(%{{.*}}) : (i32) -> i32
// CHECK: %[[THROWN:.*]] = call @__wasm_is_thrown() : () -> i32
// CHECK: %[[YES:.*]] = arith.cmpi ne, %[[THROWN]], %{{.*}} : i32
// CHECK: cf.cond_br %[[YES]]
// BACK-LABEL: func.func private @caller(
// BACK-NEXT: %[[R:.*]] = call @throws(%{{.*}}) : (i32) -> i32
// BACK-NEXT: return %[[R]] : i32
wasmssa.func @caller(%arg0: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  %1 = wasmssa.call @throws(%0) : (i32) -> i32
  wasmssa.return %1 : i32
}

// CHECK-LABEL: func.func @caught(
// CHECK: call @caller(%{{.*}}) {wasm.tried} : (i32) -> i32
// CHECK-NEXT: %[[C:.*]]:4 = call @__wasm_catch_0() : () -> (i32, memref<i32, 30>, memref<i32, 30>, i32)
// CHECK-NEXT: cf.switch %[[C]]#3 : i32, [
// BACK-LABEL: func.func @caught(
// BACK: ssawasm.try "call" of @caller(%{{.*}}) {{\[\[}}"catch_ref", @tag_0, 2 : i32], ["catch_all_ref", "", 1 : i32]] as (i32) -> i32 : (i32) -> (i32, i32, !ssawasm.exn_ref, !ssawasm.exn_ref, i32)
wasmssa.func exported @caught(%arg0: !wasmssa<local ref to i32>) -> i32 {
  wasmssa.block : {
    wasmssa.try_table catch_all_ref to level 0 : {
      wasmssa.block : {
        %2 = wasmssa.local_get %arg0 :  ref to i32
        wasmssa.try_table catch_ref @tag_0 to level 0(%2) : i32 : {
        ^bb0(%arg1: i32):
          %6 = wasmssa.call @caller(%arg1) : (i32) -> i32
          wasmssa.return %6 : i32
        }> ^bb1
      ^bb1:
        wasmssa.unreachable
      }> ^bb1
    ^bb1(%3: i32, %4: !wasmssa.exnref):
      wasmssa.return %3 : i32
    }> ^bb1
  ^bb1:
    wasmssa.unreachable
  }> ^bb1
^bb1(%0: !wasmssa.exnref):
  %1 = wasmssa.const 5 : i32
  wasmssa.return %1 : i32
}

// CHECK-LABEL: func.func @again(
// CHECK: call @__wasm_throw_ref(%{{.*}}) {wasm.tried} : (memref<i32, 30>) -> ()
// BACK-LABEL: func.func @again(
// BACK: ssawasm.try "throw_ref"(%{{.*}}) {{\[\[}}"catch_all", "", 0 : i32]] as (!ssawasm.exn_ref) -> () : (!ssawasm.exn_ref) -> i32
wasmssa.func exported @again() {
  wasmssa.try_table catch_all to level 0 : {
    %0 = wasmssa.ref_null : !wasmssa.exnref
    wasmssa.throw_ref %0
  }> ^bb1
^bb1:
  wasmssa.return
}

// CHECK: func.func @throws(%[[A:.*]]: i32) -> i32 attributes {wasm.forwards = @throws.throws} {
// CHECK-NEXT: %[[V:.*]] = call @throws.throws(%[[A]]) : (i32) -> i32
// CHECK-NEXT: call @__wasm_uncaught() : () -> ()
// CHECK-NEXT: return %[[V]] : i32
// BACK: wasm.export "throws" @throws

// CHECK: func.func private @__wasm_throw_1(%[[A:.*]]: i32) attributes {wasm.instruction = "throw", wasm.tag = @tag_0}
// CHECK: func.func private @__wasm_catch_0() -> (i32, memref<i32, 30>, memref<i32, 30>, i32) attributes {wasm.clauses = {{\[\[}}"catch_ref", @tag_0, 2 : i32], ["catch_all_ref", "", 1 : i32]], wasm.instruction = "try_table"}
// CHECK: cf.assert %{{.*}}, "null exception reference"
// CHECK: func.func private @__wasm_uncaught()
// CHECK: cf.assert %{{.*}}, "an exception that nothing catches"
// BACK-NOT: @__wasm_
