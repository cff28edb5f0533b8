// Continuations: suspended to labels by their tags, bound, resumed with an exception, used up. The values are node's.
// engines: interpreter - no engine here has stack switching; scripts/proposal-suite.py takes node, and wasabi opt
// run: @squares(0) == 0
// run: @squares(3) == 14
// run: @squares(5) == 55
// run: @bound(10, 4) == -6
// run: @which(0) == 5
// run: @which(1) == 700
// run: @thrown(20) == 1023
// run: @thrown_at_once() == 4
// run: @through(4) == 30
// run: @twice() traps "continuation already consumed"
// run: @none() traps "null continuation reference"
// run: @unhandled() traps "suspend outside a coroutine"

module {
  wasmssa.type @type_0 func () -> i32
  wasmssa.type @type_1 cont @type_0
  wasmssa.type @type_2 func (i32) -> i32
  wasmssa.type @type_3 cont @type_2
  wasmssa.type @type_4 func (i32, i32) -> i32
  wasmssa.type @type_5 cont @type_4
  wasmssa.type @type_6 func (i32) -> ()
  wasmssa.type @type_7 func (!wasmssa.ref<null @type_3>, i32) -> i32
  wasmssa.type @type_8 func () -> (i32, !wasmssa.ref<null @type_3>)
  wasmssa.type @type_9 func () -> (i32, !wasmssa.ref<@type_3>)
  wasmssa.type @type_10 func () -> (i32, !wasmssa.ref<@type_1>)
  wasmssa.func @func_0(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type i32
    wasmssa.loop : {
      %2 = wasmssa.local_get %arg0 :  ref to i32
      wasmssa.if %2 : {
        %3 = wasmssa.local_get %0 :  ref to i32
        %4 = wasmssa.local_get %arg0 :  ref to i32
        %5 = wasmssa.suspend @tag_0(%4) : (i32) -> i32
        %6 = wasmssa.add %3 %5 : i32
        wasmssa.local_set %0 :  ref to i32 to %6 : i32
        %7 = wasmssa.local_get %arg0 :  ref to i32
        %8 = wasmssa.const 1 : i32
        %9 = wasmssa.sub %7 %8 : i32
        wasmssa.local_set %arg0 :  ref to i32 to %9 : i32
        wasmssa.branch to level 1
      } > ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %1 = wasmssa.local_get %0 :  ref to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func @func_1(%arg0: !wasmssa<local ref to !wasmssa.ref<null @type_3>>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type i32
    wasmssa.loop : {
      wasmssa.block : {
        %6 = wasmssa.local_get %arg1 :  ref to i32
        %7 = wasmssa.local_get %arg0 :  ref to !wasmssa.ref<null @type_3>
        %8 = wasmssa.resume @type_3(%6, %7) on @tag_0 to level 0 : (i32, !wasmssa.ref<null @type_3>) -> i32
        wasmssa.return %8 : i32
      }> ^bb1
    ^bb1(%1: i32, %2: !wasmssa.ref<null @type_3>):  // pred: ^bb0
      wasmssa.local_set %arg0 :  ref to !wasmssa.ref<null @type_3> to %2 : !wasmssa.ref<null @type_3>
      wasmssa.local_set %0 :  ref to i32 to %1 : i32
      %3 = wasmssa.local_get %0 :  ref to i32
      %4 = wasmssa.local_get %0 :  ref to i32
      %5 = wasmssa.mul %3 %4 : i32
      wasmssa.local_set %arg1 :  ref to i32 to %5 : i32
      wasmssa.branch to level 0
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.unreachable
  }
  wasmssa.func exported @squares(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_2>
    %1 = wasmssa.upcast %0 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
    %2 = wasmssa.cont_new @type_3(%1) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4:2 = wasmssa.upcast %2, %3 : !wasmssa.ref<@type_3>, i32 to !wasmssa.ref<null @type_3>, i32
    %5 = wasmssa.call @func_1(%4#0, %4#1) : (!wasmssa.ref<null @type_3>, i32) -> i32
    wasmssa.return %5 : i32
  }
  wasmssa.func @func_3(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.suspend @tag_0(%1) : (i32) -> i32
    %3 = wasmssa.sub %0 %2 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @bound(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.ref_func @func_3 : !wasmssa.ref<@type_4>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_4> to !wasmssa.ref<null @type_4>
    %3 = wasmssa.cont_new @type_5(%2) : (!wasmssa.ref<null @type_4>) -> !wasmssa.ref<@type_5>
    %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_5> to !wasmssa.ref<null @type_5>
    %5 = wasmssa.cont_bind @type_5 @type_3(%0, %4) : (i32, !wasmssa.ref<null @type_5>) -> !wasmssa.ref<@type_3>
    %6 = wasmssa.local_get %arg1 :  ref to i32
    %7:2 = wasmssa.upcast %5, %6 : !wasmssa.ref<@type_3>, i32 to !wasmssa.ref<null @type_3>, i32
    %8 = wasmssa.call @func_1(%7#0, %7#1) : (!wasmssa.ref<null @type_3>, i32) -> i32
    wasmssa.return %8 : i32
  }
  wasmssa.func @func_5(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.if %0 : {
      %3 = wasmssa.const 7 : i32
      wasmssa.suspend @tag_1(%3) : (i32) -> ()
      wasmssa.block_return
    } > ^bb1
  ^bb1:  // pred: ^bb0
    %1 = wasmssa.const 5 : i32
    %2 = wasmssa.suspend @tag_0(%1) : (i32) -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @which(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      wasmssa.block : {
        %6 = wasmssa.local_get %arg0 :  ref to i32
        %7 = wasmssa.ref_func @func_5 : !wasmssa.ref<@type_2>
        %8 = wasmssa.upcast %7 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
        %9 = wasmssa.cont_new @type_3(%8) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
        %10 = wasmssa.upcast %9 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
        %11 = wasmssa.resume @type_3(%6, %10) on @tag_0 to level 1, on @tag_1 to level 0 : (i32, !wasmssa.ref<null @type_3>) -> i32
        wasmssa.return %11 : i32
      }> ^bb1
    ^bb1(%2: i32, %3: !wasmssa.ref<@type_1>):  // pred: ^bb0
      wasmssa.drop %3 : !wasmssa.ref<@type_1>
      %4 = wasmssa.const 100 : i32
      %5 = wasmssa.mul %2 %4 : i32
      wasmssa.return %5 : i32
    }> ^bb1
  ^bb1(%0: i32, %1: !wasmssa.ref<@type_3>):  // pred: ^bb0
    wasmssa.drop %1 : !wasmssa.ref<@type_3>
    wasmssa.return %0 : i32
  }
  wasmssa.func @func_7(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch @tag_2 to level 0 : {
        %4 = wasmssa.local_get %arg0 :  ref to i32
        %5 = wasmssa.suspend @tag_0(%4) : (i32) -> i32
        wasmssa.block_return %5 : i32
      }> ^bb1
    ^bb1(%3: i32):  // pred: ^bb0
      wasmssa.return %3 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    %1 = wasmssa.const 1000 : i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @thrown(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type i32
    %1 = wasmssa.local of type !wasmssa.ref<null @type_3>
    wasmssa.block : {
      %10 = wasmssa.local_get %arg0 :  ref to i32
      %11 = wasmssa.ref_func @func_7 : !wasmssa.ref<@type_2>
      %12 = wasmssa.upcast %11 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
      %13 = wasmssa.cont_new @type_3(%12) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
      %14 = wasmssa.upcast %13 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
      %15 = wasmssa.resume @type_3(%10, %14) on @tag_0 to level 0 : (i32, !wasmssa.ref<null @type_3>) -> i32
      wasmssa.return %15 : i32
    }> ^bb1
  ^bb1(%2: i32, %3: !wasmssa.ref<@type_3>):  // pred: ^bb0
    %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
    wasmssa.local_set %1 :  ref to !wasmssa.ref<null @type_3> to %4 : !wasmssa.ref<null @type_3>
    wasmssa.local_set %0 :  ref to i32 to %2 : i32
    %5 = wasmssa.local_get %0 :  ref to i32
    %6 = wasmssa.const 3 : i32
    %7 = wasmssa.local_get %1 :  ref to !wasmssa.ref<null @type_3>
    %8 = wasmssa.resume_throw @type_3 @tag_2(%6, %7) : (i32, !wasmssa.ref<null @type_3>) -> i32
    %9 = wasmssa.add %5 %8 : i32
    wasmssa.return %9 : i32
  }
  wasmssa.func exported @thrown_at_once() -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch @tag_2 to level 0 : {
        %2 = wasmssa.const 4 : i32
        %3 = wasmssa.ref_func @func_7 : !wasmssa.ref<@type_2>
        %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
        %5 = wasmssa.cont_new @type_3(%4) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
        %6 = wasmssa.upcast %5 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
        %7 = wasmssa.resume_throw @type_3 @tag_2(%2, %6) : (i32, !wasmssa.ref<null @type_3>) -> i32
        wasmssa.block_return %7 : i32
      }> ^bb1
    ^bb1(%1: i32):  // pred: ^bb0
      wasmssa.block_return %1 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.func @func_10(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      %2 = wasmssa.local_get %arg0 :  ref to i32
      %3 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_2>
      %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
      %5 = wasmssa.cont_new @type_3(%4) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
      %6 = wasmssa.upcast %5 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
      %7 = wasmssa.resume @type_3(%2, %6) on @tag_1 to level 0 : (i32, !wasmssa.ref<null @type_3>) -> i32
      wasmssa.return %7 : i32
    }> ^bb1
  ^bb1(%0: i32, %1: !wasmssa.ref<@type_1>):  // pred: ^bb0
    wasmssa.unreachable
  }
  wasmssa.func exported @through(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.ref_func @func_10 : !wasmssa.ref<@type_2>
    %1 = wasmssa.upcast %0 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
    %2 = wasmssa.cont_new @type_3(%1) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4:2 = wasmssa.upcast %2, %3 : !wasmssa.ref<@type_3>, i32 to !wasmssa.ref<null @type_3>, i32
    %5 = wasmssa.call @func_1(%4#0, %4#1) : (!wasmssa.ref<null @type_3>, i32) -> i32
    wasmssa.return %5 : i32
  }
  wasmssa.func exported @twice() -> i32 {
    %0 = wasmssa.local of type !wasmssa.ref<null @type_3>
    %1 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_2>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
    %3 = wasmssa.cont_new @type_3(%2) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
    %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
    wasmssa.local_set %0 :  ref to !wasmssa.ref<null @type_3> to %4 : !wasmssa.ref<null @type_3>
    %5 = wasmssa.const 0 : i32
    %6 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %7 = wasmssa.resume @type_3(%5, %6) : (i32, !wasmssa.ref<null @type_3>) -> i32
    wasmssa.drop %7 : i32
    %8 = wasmssa.const 0 : i32
    %9 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %10 = wasmssa.resume @type_3(%8, %9) : (i32, !wasmssa.ref<null @type_3>) -> i32
    wasmssa.return %10 : i32
  }
  wasmssa.func exported @none() -> i32 {
    %0 = wasmssa.const 0 : i32
    %1 = wasmssa.ref_null : !wasmssa.ref<null @type_3>
    %2 = wasmssa.resume @type_3(%0, %1) : (i32, !wasmssa.ref<null @type_3>) -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @unhandled() -> i32 {
    %0 = wasmssa.const 1 : i32
    %1 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_2>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
    %3 = wasmssa.cont_new @type_3(%2) : (!wasmssa.ref<null @type_2>) -> !wasmssa.ref<@type_3>
    %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
    %5 = wasmssa.resume @type_3(%0, %4) : (i32, !wasmssa.ref<null @type_3>) -> i32
    wasmssa.return %5 : i32
  }
  wasmssa.tag @tag_0 : (i32) -> i32
  wasmssa.tag @tag_1 : (i32) -> ()
  wasmssa.tag @tag_2 : (i32) -> ()
  wasmssa.elem @elem_0 declarative : !wasmssa.funcref functions [@func_0, @func_3, @func_5, @func_7, @func_10]
}
