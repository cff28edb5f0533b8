// Continuations that are switched, and resumed with an exception that there is already. V8 has neither yet: the values follow from the explainer.
// engines: interpreter - no engine here has stack switching
// run: @switched(10) == 100
// run: @switched(0) == 100
// run: @thrown_again() == 1008

module {
  wasmssa.type @type_0 func (i32, !wasmssa.ref<null @type_1>) -> i32
  wasmssa.type @type_1 and cont @type_0
  wasmssa.type @type_2 func (i32) -> i32
  wasmssa.type @type_3 cont @type_2
  wasmssa.type @type_4 func () -> i32
  wasmssa.type @type_5 cont @type_4
  wasmssa.type @type_6 func (i32) -> ()
  wasmssa.type @type_7 func () -> (i32, !wasmssa.exnref)
  wasmssa.func @func_0(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to !wasmssa.ref<null @type_1>>) -> i32 attributes {declared = @type_0} {
    wasmssa.loop : {
      %1 = wasmssa.local_get %arg0 :  ref to i32
      %2 = wasmssa.const 0 : i32
      %3 = wasmssa.le_si %1 %2 : i32 -> i32
      wasmssa.if %3 : {
        %5 = wasmssa.const 100 : i32
        wasmssa.block_return %5 : i32
      } else {
        %5 = wasmssa.local_get %arg0 :  ref to i32
        %6 = wasmssa.const 3 : i32
        %7 = wasmssa.sub %5 %6 : i32
        %8 = wasmssa.local_get %arg1 :  ref to !wasmssa.ref<null @type_1>
        %9:2 = wasmssa.switch @type_1 @tag_0(%7, %8) : (i32, !wasmssa.ref<null @type_1>) -> (i32, !wasmssa.ref<null @type_1>)
        wasmssa.local_set %arg1 :  ref to !wasmssa.ref<null @type_1> to %9#1 : !wasmssa.ref<null @type_1>
        wasmssa.local_set %arg0 :  ref to i32 to %9#0 : i32
        wasmssa.branch to level 1
      }> ^bb1
    ^bb1(%4: i32):  // pred: ^bb0
      wasmssa.block_return %4 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @switched(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_0>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %3 = wasmssa.cont_new @type_1(%2) : (!wasmssa.ref<null @type_0>) -> !wasmssa.ref<@type_1>
    %4 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_0>
    %5 = wasmssa.upcast %4 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %6 = wasmssa.cont_new @type_1(%5) : (!wasmssa.ref<null @type_0>) -> !wasmssa.ref<@type_1>
    %7:2 = wasmssa.upcast %3, %6 : !wasmssa.ref<@type_1>, !wasmssa.ref<@type_1> to !wasmssa.ref<null @type_1>, !wasmssa.ref<null @type_1>
    %8 = wasmssa.resume @type_1(%0, %7#0, %7#1) on @tag_0 switch : (i32, !wasmssa.ref<null @type_1>, !wasmssa.ref<null @type_1>) -> i32
    wasmssa.return %8 : i32
  }
  wasmssa.func @func_2() -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch @tag_1 to level 0 : {
        %4 = wasmssa.suspend @tag_2 : () -> i32
        wasmssa.block_return %4 : i32
      }> ^bb1
    ^bb1(%3: i32):  // pred: ^bb0
      wasmssa.return %3 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    %1 = wasmssa.const 1000 : i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @thrown_again() -> i32 {
    %0 = wasmssa.local of type !wasmssa.ref<null @type_3>
    %1 = wasmssa.local of type !wasmssa.exnref
    wasmssa.block : {
      %9 = wasmssa.ref_func @func_2 : !wasmssa.ref<@type_4>
      %10 = wasmssa.upcast %9 : !wasmssa.ref<@type_4> to !wasmssa.ref<null @type_4>
      %11 = wasmssa.cont_new @type_5(%10) : (!wasmssa.ref<null @type_4>) -> !wasmssa.ref<@type_5>
      %12 = wasmssa.upcast %11 : !wasmssa.ref<@type_5> to !wasmssa.ref<null @type_5>
      %13 = wasmssa.resume @type_5(%12) on @tag_2 to level 0 : (!wasmssa.ref<null @type_5>) -> i32
      wasmssa.return %13 : i32
    }> ^bb1
  ^bb1(%2: !wasmssa.ref<@type_3>):  // pred: ^bb0
    %3 = wasmssa.upcast %2 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
    wasmssa.local_set %0 :  ref to !wasmssa.ref<null @type_3> to %3 : !wasmssa.ref<null @type_3>
    wasmssa.block : {
      wasmssa.try_table catch_ref @tag_1 to level 0 : {
        %9 = wasmssa.const 8 : i32
        wasmssa.throw @tag_1(%9 : i32)
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.unreachable
    }> ^bb2
  ^bb2(%4: i32, %5: !wasmssa.exnref):  // pred: ^bb1
    wasmssa.local_set %1 :  ref to !wasmssa.exnref to %5 : !wasmssa.exnref
    wasmssa.drop %4 : i32
    %6 = wasmssa.local_get %1 :  ref to !wasmssa.exnref
    %7 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %8 = wasmssa.resume_throw_ref @type_3(%6, %7) : (!wasmssa.exnref, !wasmssa.ref<null @type_3>) -> i32
    wasmssa.return %8 : i32
  }
  wasmssa.tag @tag_0 : () -> i32
  wasmssa.tag @tag_1 : (i32) -> ()
  wasmssa.tag @tag_2 : () -> i32
  wasmssa.elem @elem_0 declarative : !wasmssa.funcref functions [@func_0, @func_2]
}
