// The RFC's first listing, in the three outputs of its driver; std-mlir before folding is what it prints.
// RUN: bytes %s | wasabi --import-wasm - | filecheck %s --check-prefix=WASM
// RUN: bytes %s | wasabi --import-wasm - | wami opt --wasmssa-to-std | filecheck %s --check-prefix=PLAIN
// RUN: bytes %s | wasabi --dump --output-type std-mlir - | filecheck %s --check-prefix=STD
// RUN: bytes %s | wasabi --dump - | filecheck %s --check-prefix=LLVM
// run: @or_i32() == 11
//
//   (module (func (export "or_i32") (result i32) i32.const 10 i32.const 3 i32.or))
//
// wasm: 0061736d010000000105016000017f03020100070a01066f725f69333200000a09010700410a4103
// wasm: 720b

module {
  wasmssa.func exported @or_i32() -> i32 {
    %0 = wasmssa.const 10 : i32
    %1 = wasmssa.const 3 : i32
    %2 = wasmssa.or %0 %1 : i32
    wasmssa.return %2 : i32
  }
}

// WASM: module {
// WASM-NEXT: wasmssa.func exported @or_i32() -> i32 {
// WASM-NEXT: %0 = wasmssa.const 10 : i32
// WASM-NEXT: %1 = wasmssa.const 3 : i32
// WASM-NEXT: %2 = wasmssa.or %0 %1 : i32
// WASM-NEXT: wasmssa.return %2 : i32
// WASM-NEXT: }
// WASM-NEXT: }

// PLAIN: module {
// PLAIN-NEXT: func.func @or_i32() -> i32 {
// PLAIN-NEXT: %c10_i32 = arith.constant 10 : i32
// PLAIN-NEXT: %c3_i32 = arith.constant 3 : i32
// PLAIN-NEXT: %0 = arith.ori %c10_i32, %c3_i32 : i32
// PLAIN-NEXT: return %0 : i32
// PLAIN-NEXT: }
// PLAIN-NEXT: }

// STD: module {
// STD-NEXT: func.func @or_i32() -> i32 {
// STD-NEXT: %c11_i32 = arith.constant 11 : i32
// STD-NEXT: return %c11_i32 : i32
// STD-NEXT: }
// STD-NEXT: }

// LLVM: define i32 @or_i32() {
// LLVM-NEXT: entry:
// LLVM-NEXT: ret i32 11
// LLVM-NEXT: }
