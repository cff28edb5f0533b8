// References to functions and to things of the host: in locals, globals, blocks, results, tables and segments.
// run: @known() == 1
// run: @local() == 2
// run: @unset() == 1
// run: @is_null(0) == 1
// run: @is_null(2) == 0
// run: @is_null(4) traps "out of bounds table access"
// run: @picked(1) == 1
// run: @picked(0) == 2
// run: @block(1) == 2
// run: @block(0) traps "uninitialized element"
// run: @init(0, 0, 3) == 2
// run: @init(0, 2, 1) == 1
// run: @init(0, 1, 1) traps "uninitialized element"
// run: @init(0, 2, 2) traps "out of bounds table access"
// run: @init(3, 0, 2) traps "out of bounds table access"
// run: @dropped() traps "out of bounds table access"
// run: @grown(2) == 35
// run: @grown(3) == -7
// run: @filled(0, 4) == 2
// run: @filled(2, 3) traps "out of bounds table access"
// run: @copied(2, 1, 1) == 1
// run: @copied(1, 2, 2) traps "uninitialized element"
// run: @copied(3, 1, 2) traps "out of bounds table access"
// run: @passed() == 1

module attributes {wasmssa.exports = ["things", "functions", "known", "local", "unset", "is_null", "picked", "block", "init", "dropped", "grown", "filled", "copied", "passed"]} {
  wasmssa.func @func_0() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @func_1() -> i32 {
    %0 = wasmssa.const 2 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @known() -> i32 {
    %0 = wasmssa.const 0 : i32
    %1 = wasmssa.global_get @global_0 : !wasmssa.funcref
    wasmssa.table_set @functions, %0, %1 : !wasmssa.funcref
    %2 = wasmssa.const 0 : i32
    %3 = wasmssa.call_indirect @functions[%2]() : () -> i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @local() -> i32 {
    %0 = wasmssa.local of type !wasmssa.funcref
    %1 = wasmssa.ref_func @func_1
    wasmssa.local_set %0 :  ref to !wasmssa.funcref to %1 : !wasmssa.funcref
    %2 = wasmssa.const 3 : i32
    %3 = wasmssa.local_get %0 :  ref to !wasmssa.funcref
    wasmssa.table_set @functions, %2, %3 : !wasmssa.funcref
    %4 = wasmssa.const 3 : i32
    %5 = wasmssa.call_indirect @functions[%4]() : () -> i32
    wasmssa.return %5 : i32
  }
  wasmssa.func exported @unset() -> i32 {
    %0 = wasmssa.local of type !wasmssa.externref
    %1 = wasmssa.local_get %0 :  ref to !wasmssa.externref
    %2 = wasmssa.ref_is_null %1 : !wasmssa.externref -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @is_null(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.table_get @functions, %0 : !wasmssa.funcref
    %2 = wasmssa.ref_is_null %1 : !wasmssa.funcref -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @picked(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 0 : i32
    %1 = wasmssa.ref_func @func_0
    %2 = wasmssa.ref_func @func_1
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4 = wasmssa.select %3, %1, %2 : !wasmssa.funcref
    wasmssa.table_set @functions, %0, %4 : !wasmssa.funcref
    %5 = wasmssa.const 0 : i32
    %6 = wasmssa.call_indirect @functions[%5]() : () -> i32
    wasmssa.return %6 : i32
  }
  wasmssa.func exported @block(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 0 : i32
    wasmssa.block : {
      %4 = wasmssa.ref_func @func_1
      %5 = wasmssa.local_get %arg0 :  ref to i32
      wasmssa.branch_if %5 to level 0 with args(%4 : !wasmssa.funcref) else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.drop %4 : !wasmssa.funcref
      %6 = wasmssa.ref_null : !wasmssa.funcref
      wasmssa.block_return %6 : !wasmssa.funcref
    }> ^bb1
  ^bb1(%1: !wasmssa.funcref):  // pred: ^bb0
    wasmssa.table_set @functions, %0, %1 : !wasmssa.funcref
    %2 = wasmssa.const 0 : i32
    %3 = wasmssa.call_indirect @functions[%2]() : () -> i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @init(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>, %arg2: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.local_get %arg2 :  ref to i32
    wasmssa.table_init @elem_1, @functions, %0, %1, %2
    %3 = wasmssa.const 0 : i32
    %4 = wasmssa.call_indirect @functions[%3]() : () -> i32
    wasmssa.return %4 : i32
  }
  wasmssa.func exported @dropped() -> i32 {
    wasmssa.elem_drop @elem_1
    %0 = wasmssa.const 0 : i32
    %1 = wasmssa.const 0 : i32
    %2 = wasmssa.const 1 : i32
    wasmssa.table_init @elem_1, @functions, %0, %1, %2
    %3 = wasmssa.const 0 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @grown(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 10 : i32
    %1 = wasmssa.global_get @global_1 : !wasmssa.externref
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.table_grow @things, %1, %2 : !wasmssa.externref
    %4 = wasmssa.mul %0 %3 : i32
    %5 = wasmssa.table_size @things : i32
    %6 = wasmssa.add %4 %5 : i32
    wasmssa.return %6 : i32
  }
  wasmssa.func exported @filled(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.ref_func @func_1
    %2 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.table_fill @functions, %0, %1, %2 : !wasmssa.funcref
    %3 = wasmssa.const 0 : i32
    %4 = wasmssa.call_indirect @functions[%3]() : () -> i32
    wasmssa.return %4 : i32
  }
  wasmssa.func exported @copied(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>, %arg2: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.local_get %arg2 :  ref to i32
    wasmssa.table_copy @functions, @functions, %0, %1, %2
    %3 = wasmssa.const 2 : i32
    %4 = wasmssa.call_indirect @functions[%3]() : () -> i32
    wasmssa.return %4 : i32
  }
  wasmssa.func @func_13(%arg0: !wasmssa<local ref to !wasmssa.externref>) -> (!wasmssa.externref, i32) {
    %0 = wasmssa.local_get %arg0 :  ref to !wasmssa.externref
    wasmssa.global_set @global_1 to %0 : !wasmssa.externref
    %1 = wasmssa.global_get @global_1 : !wasmssa.externref
    %2 = wasmssa.const 4 : i32
    wasmssa.return %1, %2 : !wasmssa.externref, i32
  }
  wasmssa.func exported @passed() -> i32 {
    %0 = wasmssa.const 1 : i32
    %1 = wasmssa.table_get @things, %0 : !wasmssa.externref
    %2:2 = wasmssa.call @func_13(%1) : (!wasmssa.externref) -> (!wasmssa.externref, i32)
    wasmssa.drop %2#1 : i32
    %3 = wasmssa.ref_is_null %2#0 : !wasmssa.externref -> i32
    wasmssa.return %3 : i32
  }
  wasmssa.table exported @things !wasmssa<tabletype !wasmssa.externref [3: 5]>
  wasmssa.table exported @functions !wasmssa<tabletype !wasmssa.funcref [4:]>
  wasmssa.global @global_0 !wasmssa.funcref : {
    %0 = wasmssa.ref_func @func_0
    wasmssa.return %0 : !wasmssa.funcref
  }
  wasmssa.global @global_1 !wasmssa.externref mutable : {
    %0 = wasmssa.ref_null : !wasmssa.externref
    wasmssa.return %0 : !wasmssa.externref
  }
  wasmssa.elem @elem_0 : !wasmssa.funcref functions [@func_0, @func_1] in @functions at {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.elem @elem_1 : !wasmssa.funcref expressions [@func_1, unit, @func_0]
}
