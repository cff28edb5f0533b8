// RUN: wami opt %s --wasmssa-to-wasm | filecheck %s
// What is not in stack order goes through locals; a constant is made again.
// run: @square(7) == 49
// run: @reversed(9, 4) == 5
// run: @results(3) == (3, 5, 3)
// run: @inner(4) == 8

module {
  wasmssa.func exported @square(%arg0: !wasmssa<local ref to i32>) -> i32 {
    // CHECK: wasm.func @square(i32) -> i32 locals [i32] {
    // CHECK-NEXT: wasm.local.get 0
    // CHECK-NEXT: wasm.local.tee 1
    // CHECK-NEXT: wasm.local.get 1
    // CHECK-NEXT: wasm.i32.mul
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.mul %0 %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @reversed(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg1 :  ref to i32
    %1 = wasmssa.local_get %arg0 :  ref to i32
    %2 = wasmssa.sub %1 %0 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func @pair(%arg0: !wasmssa<local ref to i32>) -> (i32, i32) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 5 : i32
    wasmssa.return %0, %1 : i32, i32
  }
  wasmssa.func exported @results(%arg0: !wasmssa<local ref to i32>) -> (i32, i32, i32) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1:2 = wasmssa.call @pair(%0) : (i32) -> (i32, i32)
    wasmssa.return %1#0, %1#1, %1#0 : i32, i32, i32
  }
  wasmssa.func exported @inner(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      %2 = wasmssa.const 2 : i32
      %3 = wasmssa.mul %0 %2 : i32
      wasmssa.block_return %3 : i32
    }> ^bb1
  ^bb1(%1: i32):  // pred: ^bb0
    wasmssa.return %1 : i32
  }
}
