// Tail calls as deep as these would exhaust every stack.
// engines: interpreter, wasm, opt, compiled - the interpreter of standard MLIR makes calls of them
// run: @sum(100000, 0) == 5000050000

module {
  wasmssa.func exported @sum(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.eqz %0 : i32 -> i32
    wasmssa.if %1 : {
      %9 = wasmssa.local_get %arg1 :  ref to i64
      wasmssa.return %9 : i64
    } > ^bb1
  ^bb1:  // pred: ^bb0
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.const 1 : i32
    %4 = wasmssa.sub %2 %3 : i32
    %5 = wasmssa.local_get %arg1 :  ref to i64
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.extend_i32_u %6 to i64
    %8 = wasmssa.add %5 %7 : i64
    wasmssa.return_call @sum(%4, %8) : (i32, i64) -> i64
  }
}
