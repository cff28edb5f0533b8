// RUN: wami opt %s --wasmssa-to-std --mem2reg --canonicalize --cse --symbol-dce | filecheck %s
// RUN: wami opt %s --wasmssa-to-std --mem2reg --canonicalize --cse --symbol-dce --recognize-wasm --canonicalize | filecheck %s --check-prefix=BACK
// References to functions of a type: the type says which functions a call may get to, and nothing else.
wasmssa.type @to_i32 func (i32) -> i32
wasmssa.type @same func (i32) -> i32
wasmssa.type @takes func (!wasmssa.ref<null @to_i32>) -> i32
wasmssa.type @takes_any func (!wasmssa.funcref) -> i32

wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  wasmssa.return %0 : i32
}

// CHECK-LABEL: func.func private @g(
// CHECK-SAME: memref<i32, 20>
wasmssa.func @g(%arg0: !wasmssa<local ref to !wasmssa.ref<null @to_i32>>) -> i32 {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// CHECK-LABEL: func.func @calls(
// CHECK: %[[F:.*]] = call @__wasm_ref_func_1() : () -> memref<i32, 20>
// CHECK: call @__wasm_call_ref_0(%{{.*}}, %[[F]]) : (i32, memref<i32, 20>) -> i32
// CHECK: call @__wasm_call_ref_1(%[[F]], %{{.*}}) : (memref<i32, 20>, memref<i32, 20>) -> i32
// BACK-LABEL: func.func @calls(
// BACK: %[[F:.*]] = ssawasm.func_ref @f : !ssawasm.func_ref
// BACK: ssawasm.call_ref %[[F]](%{{.*}}) : (i32) -> i32
// BACK: ssawasm.call_ref %{{.*}}(%[[F]]) : (!ssawasm.func_ref) -> i32
wasmssa.func exported @calls(%arg0: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  %1 = wasmssa.ref_func @f : !wasmssa.ref<@to_i32>
  %2 = wasmssa.upcast %1 : !wasmssa.ref<@to_i32> to !wasmssa.ref<null @same>
  %3 = wasmssa.call_ref @same %2(%0) : (i32) -> i32
  %4 = wasmssa.ref_func @g : !wasmssa.ref<@takes>
  %5 = wasmssa.upcast %4 : !wasmssa.ref<@takes> to !wasmssa.ref<null @takes>
  %6 = wasmssa.upcast %1 : !wasmssa.ref<@to_i32> to !wasmssa.ref<null @to_i32>
  %7 = wasmssa.call_ref @takes %5(%6) : (!wasmssa.ref<null @to_i32>) -> i32
  %8 = wasmssa.add %3 %7 : i32
  wasmssa.return %8 : i32
}

// CHECK-LABEL: func.func @tested(
// CHECK: %[[NULL:.*]] = call @__wasm_ref_is_null_func(%[[R:.*]]) : (memref<i32, 20>) -> i32
// CHECK: cf.cond_br
// CHECK: call @__wasm_ref_as_non_null_func(%[[R]]) : (memref<i32, 20>) -> memref<i32, 20>
// BACK-LABEL: func.func @tested(
// BACK: ssawasm.ref_is_null
// BACK: ssawasm.ref_as_non_null %{{.*}} : !ssawasm.func_ref
wasmssa.func exported @tested(%arg0: !wasmssa<local ref to !wasmssa.funcref>) {
  wasmssa.block : {
    %0 = wasmssa.local_get %arg0 :  ref to !wasmssa.funcref
    wasmssa.br_on_null %0 : !wasmssa.funcref to level 0 else ^bb1
  ^bb1(%1: !wasmssa.ref<func>):
    %2 = wasmssa.local_get %arg0 :  ref to !wasmssa.funcref
    %3 = wasmssa.ref_as_non_null(%2) : (!wasmssa.funcref) -> !wasmssa.ref<func>
    wasmssa.drop %3 : !wasmssa.ref<func>
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.return
}

// The type of @g takes another reference than that of @any, which is no callee here.
// CHECK: func.func private @__wasm_call_ref_1(
// CHECK-SAME: wasm.instruction = "call_ref"
// CHECK: cf.assert %{{.*}}, "null function reference"
// CHECK: cf.switch
// CHECK: call @g(
// CHECK-NOT: call @any(
// CHECK: cf.assert %{{.*}}, "null reference"
wasmssa.func @any(%arg0: !wasmssa<local ref to !wasmssa.funcref>) -> i32 {
  %0 = wasmssa.const 2 : i32
  wasmssa.return %0 : i32
}
wasmssa.elem @elem_0 declarative : !wasmssa.funcref functions [@f, @g, @any]
