// A memory in pages of one byte, and one that threads may share.
// engines: interpreter, std - the embedded engine has only pages of 64 KiB
// run: @bytes(0) == 72
// run: @bytes(2) == 72
// run: @bytes(3) traps "out of bounds memory access"
// run: @shared(65532) == 77
// run: @shared(65533) traps "out of bounds memory access"

module {
  wasmssa.func exported @bytes(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 5 : i32
    wasmssa.store8 %0, %1 : i32
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.load8_u %2 : i32
    %4 = wasmssa.const 61 : i32
    %5 = wasmssa.memory_grow %4 : i32
    %6 = wasmssa.add %3 %5 : i32
    %7 = wasmssa.memory_size : i32
    %8 = wasmssa.add %6 %7 : i32
    wasmssa.return %8 : i32
  }
  wasmssa.func exported @shared(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 77 : i32
    wasmssa.store %0, %1 memory = @mem_1 : i32
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.load %2 memory = @mem_1 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.memory @mem_0 !wasmssa<limit[3: 64] page 0>
  wasmssa.memory @mem_1 !wasmssa<limit shared [1: 2]>
}
