// The RFC's loop. Its local_from_arg is a function's argument in MLIR 22.
// RUN: bytes %s | wasabi --import-wasm - | filecheck %s --check-prefix=WASM
// RUN: bytes %s | wasabi --dump --output-type std-mlir - | filecheck %s --check-prefix=STD
// run: @count(0) == 10
// run: @count(9) == 10
// run: @count(10) == 11
//
//   (module
//   (func (export "count") (param $i i32) (result i32)
//   (loop $my_loop (result i32)
//   local.get $i
//   i32.const 1
//   i32.add
//   local.set $i
//   local.get $i
//   i32.const 10
//   i32.lt_s
//   br_if $my_loop
//   local.get $i
//   )))
//
// wasm: 0061736d0100000001060160017f017f0302010007090105636f756e7400000a17011500037f2000
// wasm: 41016a21002000410a480d0020000b0b

module {
  wasmssa.func exported @count(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.loop : {
      %1 = wasmssa.local_get %arg0 :  ref to i32
      %2 = wasmssa.const 1 : i32
      %3 = wasmssa.add %1 %2 : i32
      wasmssa.local_set %arg0 :  ref to i32 to %3 : i32
      %4 = wasmssa.local_get %arg0 :  ref to i32
      %5 = wasmssa.const 10 : i32
      %6 = wasmssa.lt_si %4 %5 : i32 -> i32
      wasmssa.branch_if %6 to level 0 else ^bb1
    ^bb1:  // pred: ^bb0
      %7 = wasmssa.local_get %arg0 :  ref to i32
      wasmssa.block_return %7 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
}

// WASM: module {
// WASM-NEXT: wasmssa.func exported @count(%arg0: !wasmssa<local ref to i32>) -> i32 {
// WASM-NEXT: wasmssa.loop : {
// WASM-NEXT: %1 = wasmssa.local_get %arg0 :  ref to i32
// WASM-NEXT: %2 = wasmssa.const 1 : i32
// WASM-NEXT: %3 = wasmssa.add %1 %2 : i32
// WASM-NEXT: wasmssa.local_set %arg0 :  ref to i32 to %3 : i32
// WASM-NEXT: %4 = wasmssa.local_get %arg0 :  ref to i32
// WASM-NEXT: %5 = wasmssa.const 10 : i32
// WASM-NEXT: %6 = wasmssa.lt_si %4 %5 : i32 -> i32
// WASM-NEXT: wasmssa.branch_if %6 to level 0 else ^bb1
// WASM-NEXT: ^bb1:  // pred: ^bb0
// WASM-NEXT: %7 = wasmssa.local_get %arg0 :  ref to i32
// WASM-NEXT: wasmssa.block_return %7 : i32
// WASM-NEXT: }> ^bb1
// WASM-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// WASM-NEXT: wasmssa.return %0 : i32
// WASM-NEXT: }
// WASM-NEXT: }

// STD: module {
// STD-NEXT: func.func @count(%arg0: i32) -> i32 {
// STD-NEXT: %c10_i32 = arith.constant 10 : i32
// STD-NEXT: %c1_i32 = arith.constant 1 : i32
// STD-NEXT: %alloca = memref.alloca() : memref<i32>
// STD-NEXT: memref.store %arg0, %alloca[] : memref<i32>
// STD-NEXT: cf.br ^bb1
// STD-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// STD-NEXT: %0 = memref.load %alloca[] : memref<i32>
// STD-NEXT: %1 = arith.addi %0, %c1_i32 : i32
// STD-NEXT: memref.store %1, %alloca[] : memref<i32>
// STD-NEXT: %2 = memref.load %alloca[] : memref<i32>
// STD-NEXT: %3 = arith.cmpi slt, %2, %c10_i32 : i32
// STD-NEXT: cf.cond_br %3, ^bb1, ^bb2
// STD-NEXT: ^bb2:  // pred: ^bb1
// STD-NEXT: %4 = memref.load %alloca[] : memref<i32>
// STD-NEXT: return %4 : i32
// STD-NEXT: }
// STD-NEXT: }
