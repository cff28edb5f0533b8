// Tail calls, of a function and through a table.
// run: @sum(1000, 0) == 500500
// run: @is_even(2000) == 1
// run: @is_even(2001) == 0
// run: @at(0, 4) == 1
// run: @at(1, 4) == 0
// run: @at(2, 4) traps "uninitialized element"
// run: @at(3, 4) traps "undefined element"
// run: @at_others(4) traps "indirect call type mismatch"

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
  wasmssa.func @even(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.eqz %0 : i32 -> i32
    wasmssa.if %1 : {
      %3 = wasmssa.const 1 : i64
      wasmssa.block_return %3 : i64
    } else {
      %3 = wasmssa.local_get %arg0 :  ref to i32
      %4 = wasmssa.const 1 : i32
      %5 = wasmssa.sub %3 %4 : i32
      %6 = wasmssa.local_get %arg1 :  ref to i64
      %7 = wasmssa.const 1 : i32
      wasmssa.return_call_indirect @table_0[%7](%5, %6) : (i32, i64) -> i64
    }> ^bb1
  ^bb1(%2: i64):  // pred: ^bb0
    wasmssa.return %2 : i64
  }
  wasmssa.func @odd(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    wasmssa.block : {
      %5 = wasmssa.local_get %arg0 :  ref to i32
      wasmssa.branch_if %5 to level 0 else ^bb1
    ^bb1:  // pred: ^bb0
      %6 = wasmssa.const 0 : i64
      wasmssa.return %6 : i64
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.sub %0 %1 : i32
    %3 = wasmssa.local_get %arg1 :  ref to i64
    %4 = wasmssa.const 0 : i32
    wasmssa.return_call_indirect @table_0[%4](%2, %3) : (i32, i64) -> i64
  }
  wasmssa.func exported @is_even(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 0 : i64
    wasmssa.return_call @even(%0, %1) : (i32, i64) -> i64
  }
  wasmssa.func exported @at(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg1 :  ref to i32
    %1 = wasmssa.const 0 : i64
    %2 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return_call_indirect @table_0[%2](%0, %1) : (i32, i64) -> i64
  }
  wasmssa.func exported @at_others(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.const 0 : i32
    wasmssa.return_call_indirect @table_0[%0]() : () -> i64
  }
  wasmssa.func @func_5() {
    wasmssa.return
  }
  wasmssa.func exported @none() {
    wasmssa.return_call @func_5 : () -> ()
  }
  wasmssa.table @table_0 !wasmssa<tabletype !wasmssa.funcref [3: 3]>
  wasmssa.elem @elem_0 : !wasmssa.funcref functions [@even, @odd] in @table_0 at {
    %0 = wasmssa.const 0 : i32
    wasmssa.return %0 : i32
  }
}
