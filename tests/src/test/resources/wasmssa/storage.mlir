// RUN: wami opt %s | wami opt --mlir-print-op-generic | wami opt | filecheck %s
// Memories, tables, references, globals and segments.
// run: @byte(8) == -61
// run: @byte(70000) traps "out of bounds memory access"
// run: @stored(16, 305419896) == 13398
// run: @grown(1) == 3
// run: @moved() == 25443
// run: @copied() == 7
// run: @dropped() traps "out of bounds memory access"
// run: @indirect(0) == 1
// run: @indirect(1) == 2
// run: @indirect(2) traps "uninitialized element"
// run: @indirect(9) traps "undefined element"
// run: @wrong(0) traps "indirect call type mismatch"
// run: @null() == 1
// run: @tables() == 8
// run: @count() == 43
// run: @picked(1) == 5
// run: @picked(0) == 6

module {
  wasmssa.func @func_0() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @func_1() -> i32 {
    %0 = wasmssa.const 2 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @byte(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    // CHECK: %1 = wasmssa.load8_s %0 offset = 1 : i32
    %1 = wasmssa.load8_s %0 offset = 1 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @stored(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    // CHECK: wasmssa.store %0, %1 align = 1 : i32
    wasmssa.store %0, %1 align = 1 : i32
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.load16_u %2 offset = 1 align = 1 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @grown(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.memory_grow %0 : i32
    %2 = wasmssa.memory_size : i32
    %3 = wasmssa.add %1 %2 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @moved() -> i32 {
    %0 = wasmssa.const 100 : i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.const 2 : i32
    wasmssa.memory_init @data_1, %0, %1, %2
    %3 = wasmssa.const 100 : i32
    %4 = wasmssa.load16_u %3 : i32
    wasmssa.return %4 : i32
  }
  wasmssa.func exported @copied() -> i32 {
    %0 = wasmssa.const 200 : i32
    %1 = wasmssa.const 7 : i32
    %2 = wasmssa.const 4 : i32
    wasmssa.memory_fill %0, %1, %2
    %3 = wasmssa.const 300 : i32
    %4 = wasmssa.const 200 : i32
    %5 = wasmssa.const 4 : i32
    wasmssa.memory_copy %3, %4, %5
    %6 = wasmssa.const 303 : i32
    %7 = wasmssa.load8_u %6 : i32
    wasmssa.return %7 : i32
  }
  wasmssa.func exported @dropped() -> i32 {
    wasmssa.data_drop @data_1
    %0 = wasmssa.const 100 : i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.const 2 : i32
    wasmssa.memory_init @data_1, %0, %1, %2
    %3 = wasmssa.const 0 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @indirect(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    // CHECK: %1 = wasmssa.call_indirect @functions[%0]() : () -> i32
    %1 = wasmssa.call_indirect @functions[%0]() : () -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @wrong(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.call_indirect @functions[%0]() : () -> i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @null() -> i32 {
    %0 = wasmssa.ref_null : !wasmssa.externref
    %1 = wasmssa.ref_is_null %0 : !wasmssa.externref -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @tables() -> i32 {
    %0 = wasmssa.const 2 : i32
    %1 = wasmssa.const 0 : i32
    %2 = wasmssa.table_get @functions, %1 : !wasmssa.funcref
    wasmssa.table_set @functions, %0, %2 : !wasmssa.funcref
    %3 = wasmssa.const 3 : i32
    %4 = wasmssa.ref_func @func_1
    %5 = wasmssa.const 1 : i32
    wasmssa.table_fill @functions, %3, %4, %5 : !wasmssa.funcref
    %6 = wasmssa.const 0 : i32
    %7 = wasmssa.const 2 : i32
    %8 = wasmssa.const 2 : i32
    wasmssa.table_copy @functions, @functions, %6, %7, %8
    %9 = wasmssa.const 1 : i32
    %10 = wasmssa.const 0 : i32
    %11 = wasmssa.const 1 : i32
    wasmssa.table_init @elem_1, @functions, %9, %10, %11
    wasmssa.elem_drop @elem_1
    %12 = wasmssa.ref_null : !wasmssa.funcref
    %13 = wasmssa.const 2 : i32
    %14 = wasmssa.table_grow @functions, %12, %13 : !wasmssa.funcref
    wasmssa.drop %14 : i32
    %15 = wasmssa.const 1 : i32
    %16 = wasmssa.call_indirect @functions[%15]() : () -> i32
    %17 = wasmssa.table_size @functions : i32
    %18 = wasmssa.add %16 %17 : i32
    wasmssa.return %18 : i32
  }
  wasmssa.func exported @count() -> i32 {
    %0 = wasmssa.global_get @global_0 : i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.add %0 %1 : i32
    // CHECK: wasmssa.global_set @global_0 to %2 : i32
    wasmssa.global_set @global_0 to %2 : i32
    %3 = wasmssa.global_get @global_0 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @picked(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 5 : i32
    %1 = wasmssa.const 6 : i32
    %2 = wasmssa.local_get %arg0 :  ref to i32
    // CHECK: %3 = wasmssa.select %2, %0, %1 : i32 {typed}
    %3 = wasmssa.select %2, %0, %1 : i32 {typed}
    wasmssa.return %3 : i32
  }
  wasmssa.table exported @functions !wasmssa<tabletype !wasmssa.funcref [4: 8]>
  wasmssa.memory exported @memory !wasmssa<limit[1: 3]>
  wasmssa.global @global_0 i32 mutable : {
    %0 = wasmssa.const 42 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.elem @elem_0 : !wasmssa.funcref functions [@func_0, @func_1] in @functions at {
    %0 = wasmssa.const 0 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.elem @elem_1 : !wasmssa.funcref expressions [@func_1, unit]
  wasmssa.elem @elem_2 declarative : !wasmssa.funcref functions [@func_1]
  wasmssa.data @data_0 "\00\C3\A9" in @memory at {
    %0 = wasmssa.const 8 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_1 "abccdef"
  wasmssa.export "the same memory" @memory
  wasmssa.export "" @func_0
}
