// RUN: wami opt %s --wasmssa-to-std --canonicalize --cse --symbol-dce | filecheck %s
// RUN: wami opt %s --wasmssa-to-std --canonicalize --cse --symbol-dce --recognize-wasm | filecheck %s --check-prefix=BACK
// What nothing in the module refers to: exported globals, and custom sections that are not about places in the code.

// CHECK: module attributes {wasmssa.custom_sections = {{\[\[}}"dylink.0", "\01\04\00\00\00\00", "custom"], ["producers", "\00", "code"]]}
// CHECK: memref.global constant @answer : memref<i32> = dense<42>
// CHECK: memref.global @counter : memref<i64> = dense<7>
// CHECK-NOT: @forgotten

// BACK: ssawasm.global_var constant @answer : i32 exported "answer" = 42
// BACK: ssawasm.global_var @counter : i64 exported "counter" = 7
// BACK: wasm.custom "dylink.0" = "\01\04\00\00\00\00" after "custom"
// BACK: wasm.custom "producers" = "\00" after "code"
// BACK-NOT: wasm.custom
wasmssa.custom "dylink.0" = "\01\04\00\00\00\00" after "custom"
wasmssa.global exported @answer i32 : {
  %0 = wasmssa.const 42 : i32
  wasmssa.return %0 : i32
}
wasmssa.global exported @counter i64 mutable : {
  %0 = wasmssa.const 7 : i64
  wasmssa.return %0 : i64
}
wasmssa.global @forgotten i32 : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}
wasmssa.custom "producers" = "\00" after "code"
wasmssa.custom ".debug_info" = "xx" after "code"
wasmssa.custom "name" after "data"
