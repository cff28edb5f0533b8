// References to functions of a type, called, tested, in tables and globals. The values are node's.
// engines: interpreter, wasm, std, compiled - wasabi opt has no new code for references of a type
// run: @call(5, 0) == 6
// run: @call(5, 1) traps "null function reference"
// run: @call(5, 2) traps "out of bounds table access"
// run: @second(6) == 12
// run: @tail(6) == 7
// run: @set(8) == 16
// run: @on_null(3, 0) == 104
// run: @on_null(3, 1) == 3
// run: @on_non_null(3, 0) == 4
// run: @on_non_null(3, 1) == 3
// run: @picked(1) == 21
// run: @picked(0) == 40
// run: @null() traps "null function reference"
// run: @not_null() traps "null reference"

module {
  wasmssa.type @type_0 func (i32) -> i32
  wasmssa.type @type_1 func () -> ()
  wasmssa.type @type_2 func (!wasmssa.funcref) -> i32
  wasmssa.type @type_3 func (i32, i32) -> i32
  wasmssa.type @type_4 func () -> (i32, !wasmssa.ref<@type_0>)
  wasmssa.type @type_5 func () -> i32
  wasmssa.func @func_0(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func @func_1(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 2 : i32
    %2 = wasmssa.mul %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func @func_2(%arg0: !wasmssa<local ref to !wasmssa.funcref>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to !wasmssa.funcref
    %1 = wasmssa.ref_is_null %0 : !wasmssa.funcref -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @call(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.table_get @table_0, %1 : !wasmssa.ref<null @type_0>
    %3 = wasmssa.call_ref @type_0 %2(%0) : (i32) -> i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @second(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.table_get @table_1, %1 : !wasmssa.ref<@type_0>
    %3 = wasmssa.upcast %2 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %4 = wasmssa.call_ref @type_0 %3(%0) : (i32) -> i32
    wasmssa.return %4 : i32
  }
  wasmssa.func exported @tail(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.global_get @global_1 : !wasmssa.ref<@type_0>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    wasmssa.return_call_ref @type_0 %2(%0) : (i32) -> i32
  }
  wasmssa.func exported @set(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.ref<null @type_0>
    %1 = wasmssa.ref_func @func_1 : !wasmssa.ref<@type_0>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    wasmssa.local_set %0 :  ref to !wasmssa.ref<null @type_0> to %2 : !wasmssa.ref<null @type_0>
    %3 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_0>
    wasmssa.global_set @global_0 to %3 : !wasmssa.ref<null @type_0>
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.global_get @global_0 : !wasmssa.ref<null @type_0>
    %6 = wasmssa.ref_as_non_null(%5) : (!wasmssa.ref<null @type_0>) -> !wasmssa.ref<@type_0>
    %7 = wasmssa.upcast %6 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %8 = wasmssa.call_ref @type_0 %7(%4) : (i32) -> i32
    %9 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_0>
    %10 = wasmssa.upcast %9 : !wasmssa.ref<null @type_0> to !wasmssa.funcref
    %11 = wasmssa.call @func_2(%10) : (!wasmssa.funcref) -> i32
    %12 = wasmssa.add %8 %11 : i32
    wasmssa.return %12 : i32
  }
  wasmssa.func exported @on_null(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      %1 = wasmssa.local_get %arg0 :  ref to i32
      %2 = wasmssa.local_get %arg1 :  ref to i32
      %3 = wasmssa.table_get @table_0, %2 : !wasmssa.ref<null @type_0>
      wasmssa.br_on_null %3 : !wasmssa.ref<null @type_0> to level 0 with args(%1 : i32) else ^bb1
    ^bb1(%4: !wasmssa.ref<@type_0>):  // pred: ^bb0
      %5 = wasmssa.upcast %4 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
      %6 = wasmssa.call_ref @type_0 %5(%1) : (i32) -> i32
      %7 = wasmssa.const 100 : i32
      %8 = wasmssa.add %6 %7 : i32
      wasmssa.block_return %8 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @on_non_null(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      %4 = wasmssa.local_get %arg0 :  ref to i32
      %5 = wasmssa.local_get %arg1 :  ref to i32
      %6 = wasmssa.table_get @table_0, %5 : !wasmssa.ref<null @type_0>
      wasmssa.br_on_non_null %6 : !wasmssa.ref<null @type_0> to level 0 with args(%4 : i32) else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.return %4 : i32
    }> ^bb1
  ^bb1(%0: i32, %1: !wasmssa.ref<@type_0>):  // pred: ^bb0
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %3 = wasmssa.call_ref @type_0 %2(%0) : (i32) -> i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @picked(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 20 : i32
    %1 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_0>
    %2 = wasmssa.ref_func @func_1 : !wasmssa.ref<@type_0>
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4:3 = wasmssa.upcast %1, %2, %3 : !wasmssa.ref<@type_0>, !wasmssa.ref<@type_0>, i32 to !wasmssa.ref<null @type_0>, !wasmssa.ref<null @type_0>, i32
    %5 = wasmssa.select %4#2, %4#0, %4#1 : !wasmssa.ref<null @type_0>
    %6 = wasmssa.call_ref @type_0 %5(%0) : (i32) -> i32
    wasmssa.return %6 : i32
  }
  wasmssa.func exported @null() -> i32 {
    %0 = wasmssa.const 1 : i32
    %1 = wasmssa.ref_null : !wasmssa.ref<null @type_0>
    %2 = wasmssa.call_ref @type_0 %1(%0) : (i32) -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @not_null() -> i32 {
    %0 = wasmssa.ref_null : !wasmssa.ref<null @type_0>
    %1 = wasmssa.ref_as_non_null(%0) : (!wasmssa.ref<null @type_0>) -> !wasmssa.ref<@type_0>
    wasmssa.drop %1 : !wasmssa.ref<@type_0>
    %2 = wasmssa.const 1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.table @table_0 !wasmssa<tabletype !wasmssa.ref<null @type_0> [2:]>
  wasmssa.table @table_1 !wasmssa<tabletype !wasmssa.ref<@type_0> [2:]> with {
    %0 = wasmssa.ref_func @func_1 : !wasmssa.ref<@type_0>
    wasmssa.return %0 : !wasmssa.ref<@type_0>
  }
  wasmssa.global @global_0 !wasmssa.ref<null @type_0> mutable : {
    %0 = wasmssa.ref_null : !wasmssa.ref<null @type_0>
    wasmssa.return %0 : !wasmssa.ref<null @type_0>
  }
  wasmssa.global @global_1 !wasmssa.ref<@type_0> : {
    %0 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_0>
    wasmssa.return %0 : !wasmssa.ref<@type_0>
  }
  wasmssa.elem @elem_0 declarative : !wasmssa.funcref functions [@func_0, @func_1]
  wasmssa.elem @elem_1 : !wasmssa.ref<null @type_0> expressions [@func_0] in @table_0 at {
    %0 = wasmssa.const 0 : i32
    wasmssa.return %0 : i32
  }
}
