// RUN: wami opt %s --wasm-names-to-symbols --wasmssa-to-std --canonicalize --symbol-dce --mem2reg --wasm-to-native --symbol-dce | filecheck %s
// Parameters that are addresses are wide in functions all of whose callers are known; a memory's start is kept where nothing outside sees it.

// CHECK: func.func private @wasm$sum(%[[LIST:.*]]: i64, %[[SEED:.*]]: i32) -> i32
// CHECK-NEXT: %[[LOW:.*]] = arith.trunci %[[LIST]] overflow<nuw> : i64 to i32
// CHECK: %[[NEXT:.*]] = call @__wasm_i32_load(%[[LOW]], %{{.*}}) : (i32, i32) -> i32
// CHECK: %[[WIDE:.*]] = arith.extui %{{.*}} : i32 to i64
// CHECK-NEXT: call @wasm$sum(%[[WIDE]], %[[SEED]]) : (i64, i32) -> i32

// What is passed on as an address is one.
// CHECK: func.func private @wasm$passes_on(%[[PASSED:.*]]: i64) -> i32
// CHECK-NOT: arith.extui
// CHECK: call @wasm$sum(%[[PASSED]], %{{.*}}) : (i64, i32) -> i32

// A reference to one goes outside, the other is left to in a tail call: both keep their type.
// CHECK: func.func private @wasm$in_table(%{{.*}}: i32) -> i32
// CHECK: func.func private @wasm$left(%{{.*}}: i32) -> i32

// An export has the type that its header says.
// CHECK: func.func @of(%[[AT:.*]]: i32) -> i32
// CHECK: %[[EXTENDED:.*]] = arith.extui %[[AT]] : i32 to i64
// CHECK-NEXT: call @wasm$passes_on(%[[EXTENDED]]) : (i64) -> i32
// CHECK: call @wasm$in_table(%[[AT]]) : (i32) -> i32

// CHECK-LABEL: func.func private @__wasm_i32_load
// CHECK: %[[KEPT:.*]] = llvm.mlir.addressof @__wasm_memory_base : !llvm.ptr
// CHECK-NEXT: llvm.load %[[KEPT]] invariant
// CHECK: llvm.mlir.global internal @__wasm_memory_base
// CHECK-LABEL: func.func private @__wasm_memory_make
// CHECK: call @wasabi_memory_make
// CHECK: %[[BASE:.*]] = llvm.load
// CHECK: llvm.store %[[BASE]], %{{.*}}

module attributes {wasmssa.exports = ["memory", "of", "reference", "leave"]} {
  wasmssa.func @func_0(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "list"}, %arg1: !wasmssa<local ref to i32> {wasmssa.name = "seed"}) -> i32 attributes {wasmssa.name = "sum"} {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.if %0 : {
      %2 = wasmssa.local_get %arg0 :  ref to i32
      %3 = wasmssa.load %2 offset = 4 : i32
      %4 = wasmssa.local_get %arg0 :  ref to i32
      %5 = wasmssa.load %4 : i32
      %6 = wasmssa.local_get %arg1 :  ref to i32
      %7 = wasmssa.call @func_0(%5, %6) : (i32, i32) -> i32
      %8 = wasmssa.add %3 %7 : i32
      wasmssa.block_return %8 : i32
    } else {
      %2 = wasmssa.local_get %arg1 :  ref to i32
      wasmssa.block_return %2 : i32
    }> ^bb1
  ^bb1(%1: i32):  // pred: ^bb0
    wasmssa.return %1 : i32
  }
  wasmssa.func @func_1(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "list"}) -> i32 attributes {wasmssa.name = "passes_on"} {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.call @func_0(%0, %1) : (i32, i32) -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func @func_2(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "at"}) -> i32 attributes {wasmssa.name = "in_table"} {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func @func_3(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "at"}) -> i32 attributes {wasmssa.name = "left"} {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @of(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "at"}) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.call @func_1(%0) : (i32) -> i32
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.call @func_2(%2) : (i32) -> i32
    %4 = wasmssa.add %1 %3 : i32
    wasmssa.return %4 : i32
  }
  wasmssa.func exported @reference() -> !wasmssa.funcref {
    %0 = wasmssa.ref_func @func_2
    wasmssa.return %0 : !wasmssa.funcref
  }
  wasmssa.func exported @leave(%arg0: !wasmssa<local ref to i32> {wasmssa.name = "at"}) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return_call @func_3(%0) : (i32) -> i32
  }
  wasmssa.memory exported @memory !wasmssa<limit[1:]>
  wasmssa.elem @elem_0 declarative : !wasmssa.funcref functions [@func_2]
}
