// Everything that can be imported.
// engines: interpreter - the embedded engine is given nothing to import
// run: @constant(41) == 42

module {
  wasmssa.import_func "f" from "env" as @func_0 {type = (!wasmssa.externref) -> i32}
  wasmssa.import_global "g" from "env" as @global_0 mutable : i64
  wasmssa.import_mem "m" from "env" as @mem_0 {limits = !wasmssa<limit[1: 2]>}
  wasmssa.import_table "t" from "env" as @table_0 {type = !wasmssa<tabletype !wasmssa.externref [2:]>}
  wasmssa.func exported @constant(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @uses(%arg0: !wasmssa<local ref to !wasmssa.externref>) -> i32 {
    %0 = wasmssa.const 1 : i32
    %1 = wasmssa.local_get %arg0 :  ref to !wasmssa.externref
    wasmssa.table_set @table_0, %0, %1 : !wasmssa.externref
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.global_set @global_0 to %3 : i64
    %4 = wasmssa.const 0 : i32
    %5 = wasmssa.table_get @table_0, %4 : !wasmssa.externref
    %6 = wasmssa.call @func_0(%5) : (!wasmssa.externref) -> i32
    wasmssa.return %6 : i32
  }
}
