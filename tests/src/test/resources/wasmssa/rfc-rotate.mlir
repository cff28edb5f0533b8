// The RFC's example of an operation that the standard dialects have not.
// RUN: bytes %s | wasabi --import-wasm - | filecheck %s --check-prefix=WASM
// RUN: bytes %s | wasabi --dump --output-type std-mlir - | filecheck %s --check-prefix=STD
// run: @rotl(-2147483648, 33) == 1
// run: @rotr(1, 1) == -2147483648
//
//   (module
//   (func (export "rotl") (param i32 i32) (result i32) local.get 0 local.get 1 i32.rotl)
//   (func (export "rotr") (param i32 i32) (result i32) local.get 0 local.get 1 i32.rotr))
//
// wasm: 0061736d0100000001070160027f7f017f0303020000070f0204726f746c000004726f747200010a
// wasm: 1102070020002001770b070020002001780b

module {
  wasmssa.func exported @rotl(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rotl %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @rotr(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rotr %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
}

// WASM: module {
// WASM-NEXT: wasmssa.func exported @rotl(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
// WASM-NEXT: %0 = wasmssa.local_get %arg0 :  ref to i32
// WASM-NEXT: %1 = wasmssa.local_get %arg1 :  ref to i32
// WASM-NEXT: %2 = wasmssa.rotl %0 by %1 bits : i32
// WASM-NEXT: wasmssa.return %2 : i32
// WASM-NEXT: }
// WASM-NEXT: wasmssa.func exported @rotr(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
// WASM-NEXT: %0 = wasmssa.local_get %arg0 :  ref to i32
// WASM-NEXT: %1 = wasmssa.local_get %arg1 :  ref to i32
// WASM-NEXT: %2 = wasmssa.rotr %0 by %1 bits : i32
// WASM-NEXT: wasmssa.return %2 : i32
// WASM-NEXT: }
// WASM-NEXT: }

// STD: module {
// STD-NEXT: func.func @rotl(%arg0: i32, %arg1: i32) -> i32 {
// STD-NEXT: %c31_i32 = arith.constant 31 : i32
// STD-NEXT: %c0_i32 = arith.constant 0 : i32
// STD-NEXT: %alloca = memref.alloca() : memref<i32>
// STD-NEXT: memref.store %arg0, %alloca[] : memref<i32>
// STD-NEXT: %alloca_0 = memref.alloca() : memref<i32>
// STD-NEXT: memref.store %arg1, %alloca_0[] : memref<i32>
// STD-NEXT: %0 = memref.load %alloca[] : memref<i32>
// STD-NEXT: %1 = memref.load %alloca_0[] : memref<i32>
// STD-NEXT: %2 = arith.subi %c0_i32, %1 : i32
// STD-NEXT: %3 = arith.andi %2, %c31_i32 : i32
// STD-NEXT: %4 = arith.andi %1, %c31_i32 : i32
// STD-NEXT: %5 = arith.shli %0, %4 : i32
// STD-NEXT: %6 = arith.shrui %0, %3 : i32
// STD-NEXT: %7 = arith.ori %5, %6 : i32
// STD-NEXT: return %7 : i32
// STD-NEXT: }
// STD-NEXT: func.func @rotr(%arg0: i32, %arg1: i32) -> i32 {
// STD-NEXT: %c31_i32 = arith.constant 31 : i32
// STD-NEXT: %c0_i32 = arith.constant 0 : i32
// STD-NEXT: %alloca = memref.alloca() : memref<i32>
// STD-NEXT: memref.store %arg0, %alloca[] : memref<i32>
// STD-NEXT: %alloca_0 = memref.alloca() : memref<i32>
// STD-NEXT: memref.store %arg1, %alloca_0[] : memref<i32>
// STD-NEXT: %0 = memref.load %alloca[] : memref<i32>
// STD-NEXT: %1 = memref.load %alloca_0[] : memref<i32>
// STD-NEXT: %2 = arith.subi %c0_i32, %1 : i32
// STD-NEXT: %3 = arith.andi %2, %c31_i32 : i32
// STD-NEXT: %4 = arith.andi %1, %c31_i32 : i32
// STD-NEXT: %5 = arith.shli %0, %3 : i32
// STD-NEXT: %6 = arith.shrui %0, %4 : i32
// STD-NEXT: %7 = arith.ori %5, %6 : i32
// STD-NEXT: return %7 : i32
// STD-NEXT: }
// STD-NEXT: }
