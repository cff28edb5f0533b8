// Memories with addresses of 64 bits, and tables with such indices, beside those of 32 bits. The values are node's.
// engines: interpreter, wasm, std, compiled - wasabi opt has to be told that it may use the feature
// run: @load(0) == 1
// run: @load(7) == 8
// run: @load(65527) == 0
// run: @load(65528) traps "out of bounds memory access"
// run: @load(-8) traps "out of bounds memory access"
// run: @load(-1) traps "out of bounds memory access"
// run: @far(8) traps "out of bounds memory access"
// run: @far(15) traps "out of bounds memory access"
// run: @far(0) traps "out of bounds memory access"
// run: @far(7) traps "out of bounds memory access"
// run: @store(65532, 1.5) == 1.5
// run: @store(65533, 1.5) traps "out of bounds memory access"
// run: @store(-4, 0) traps "out of bounds memory access"
// run: @vector(16) == 7
// run: @vector(65530) traps "out of bounds memory access"
// run: @grow(0) == 1
// run: @grow(3) == 4
// run: @grow(4) == 1
// run: @grow(-1) == 1
// run: @bulk(0, 16) == 107
// run: @bulk(8, 0) == 99
// run: @bulk(65535, 2) traps "out of bounds memory access"
// run: @bulk(-1, 1) traps "out of bounds memory access"
// run: @bulk(1, -1) traps "out of bounds memory access"
// run: @call(0) == 1
// run: @call(1) traps "uninitialized element"
// run: @call(2) traps "undefined element"
// run: @call(4294967296) traps "undefined element"
// run: @tail(0) == 1
// run: @tail(-1) traps "undefined element"
// run: @table(1) == 123
// run: @table(0) traps "out of bounds table access"
// run: @table(9) traps "out of bounds table access"

module {
  wasmssa.func @func_0() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @func_1() -> i32 {
    %0 = wasmssa.const 2 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @load(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.load8_u %0 offset = 8 : i64 -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @far(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.load %0 offset = -8 : i64 -> i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @store(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to f32
    wasmssa.store %0, %1 align = 1 : i64, f32
    %2 = wasmssa.local_get %arg0 :  ref to i64
    %3 = wasmssa.load %2 : i64 -> f32
    wasmssa.return %3 : f32
  }
  wasmssa.func exported @vector(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.const 7 : i32
    %2 = wasmssa.i8x16.splat %1
    wasmssa.v128.store %0, %2 : i64
    %3 = wasmssa.local_get %arg0 :  ref to i64
    %4 = wasmssa.local_get %arg0 :  ref to i64
    %5 = wasmssa.v128.load %4 offset = 1 : i64
    %6 = wasmssa.v128.load8_lane %3, %5 lane = 3 offset = 4 : i64
    %7 = wasmssa.i8x16.extract_lane_u %6 lane = 3
    wasmssa.return %7 : i32
  }
  wasmssa.func exported @grow(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.memory_grow %0 : i64
    wasmssa.drop %1 : i64
    %2 = wasmssa.memory_size : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @bulk(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.const 9 : i32
    %2 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.memory_fill %0, %1, %2 : i64, i32, i64
    %3 = wasmssa.const 100 : i64
    %4 = wasmssa.const 0 : i32
    %5 = wasmssa.const 4 : i32
    wasmssa.memory_init @data_1, %3, %4, %5 : i64, i32, i32
    wasmssa.data_drop @data_1
    %6 = wasmssa.const 0 : i32
    %7 = wasmssa.const 100 : i64
    %8 = wasmssa.const 4 : i32
    wasmssa.memory_copy %6, %7, %8 memory = @mem_1 : i32, i64, i32
    %9 = wasmssa.const 4 : i64
    %10 = wasmssa.local_get %arg0 :  ref to i64
    %11 = wasmssa.const 1 : i64
    wasmssa.memory_copy %9, %10, %11 : i64, i64, i64
    %12 = wasmssa.const 1 : i32
    %13 = wasmssa.load8_u %12 memory = @mem_1 : i32
    %14 = wasmssa.const 4 : i64
    %15 = wasmssa.load8_u %14 : i64 -> i32
    %16 = wasmssa.add %13 %15 : i32
    wasmssa.return %16 : i32
  }
  wasmssa.func exported @call(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.call_indirect @table_0[%0 : i64]() : () -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @tail(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    wasmssa.return_call_indirect @table_0[%0 : i64]() : () -> i32
  }
  wasmssa.func exported @table(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.const 1 : i64
    %1 = wasmssa.ref_func @func_1
    wasmssa.table_set @table_0, %0, %1 : i64, !wasmssa.funcref
    %2 = wasmssa.ref_null : !wasmssa.funcref
    %3 = wasmssa.local_get %arg0 :  ref to i64
    %4 = wasmssa.table_grow @table_0, %2, %3 : !wasmssa.funcref, i64 -> i64
    wasmssa.drop %4 : i64
    %5 = wasmssa.const 2 : i64
    %6 = wasmssa.const 0 : i64
    %7 = wasmssa.table_get @table_0, %6 : i64 -> !wasmssa.funcref
    %8 = wasmssa.const 1 : i64
    wasmssa.table_fill @table_0, %5, %7, %8 : i64, !wasmssa.funcref, i64
    %9 = wasmssa.const 0 : i32
    %10 = wasmssa.const 0 : i64
    %11 = wasmssa.const 2 : i32
    wasmssa.table_copy @table_1, @table_0, %9, %10, %11 : i32, i64, i32
    %12 = wasmssa.const 1 : i64
    %13 = wasmssa.const 1 : i32
    %14 = wasmssa.const 1 : i32
    wasmssa.table_init @elem_0, @table_0, %12, %13, %14 : i64, i32, i32
    wasmssa.elem_drop @elem_0
    %15 = wasmssa.table_size @table_0 : i64
    %16 = wasmssa.wrap %15 : i64 to i32
    %17 = wasmssa.const 1 : i32
    %18 = wasmssa.call_indirect @table_1[%17]() : () -> i32
    %19 = wasmssa.const 10 : i32
    %20 = wasmssa.mul %18 %19 : i32
    %21 = wasmssa.add %16 %20 : i32
    %22 = wasmssa.const 1 : i64
    %23 = wasmssa.call_indirect @table_0[%22 : i64]() : () -> i32
    %24 = wasmssa.const 100 : i32
    %25 = wasmssa.mul %23 %24 : i32
    %26 = wasmssa.add %21 %25 : i32
    wasmssa.return %26 : i32
  }
  wasmssa.table @table_0 !wasmssa<tabletype i64 !wasmssa.funcref [2: 10]>
  wasmssa.table @table_1 !wasmssa<tabletype !wasmssa.funcref [3:]>
  wasmssa.memory @mem_0 !wasmssa<limit i64 [1: 4]>
  wasmssa.memory @mem_1 !wasmssa<limit[1:]>
  wasmssa.elem @elem_0 : !wasmssa.funcref functions [@func_1, @func_0]
  wasmssa.elem @elem_1 : !wasmssa.funcref functions [@func_0] in @table_0 at {
    %0 = wasmssa.const 0 : i64
    wasmssa.return %0 : i64
  }
  wasmssa.data @data_0 "\01\02\03\04\05\06\07\08" in @mem_0 at {
    %0 = wasmssa.const 8 : i64
    wasmssa.return %0 : i64
  }
  wasmssa.data @data_1 "abcd"
}
