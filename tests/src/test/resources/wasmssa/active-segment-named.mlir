// An active segment that instructions name, too: it is copied to its own memory at the start, and nothing of it is left for another one.
// run: @own(5) == 97
// run: @own(7) == 99
// run: @own(8) == 0
// run: @other(5) == 0
// run: @init(0) == 0
// run: @init(1) traps "out of bounds memory access"

module {
  wasmssa.func exported @own(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_u %0 memory = @mem_1 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @other(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_u %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @init(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 5 : i32
    %1 = wasmssa.const 0 : i32
    %2 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.memory_init @data_0, %0, %1, %2
    %3 = wasmssa.const 5 : i32
    %4 = wasmssa.load8_u %3 : i32
    wasmssa.return %4 : i32
  }
  wasmssa.memory @mem_0 !wasmssa<limit[1:]>
  wasmssa.memory @mem_1 !wasmssa<limit[1:]>
  wasmssa.data @data_0 "abc" in @mem_1 at {
    %0 = wasmssa.const 5 : i32
    wasmssa.return %0 : i32
  }
}
