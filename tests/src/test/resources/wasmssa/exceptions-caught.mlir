// Exceptions caught behind calls of each kind, by one clause of several, of the blocks around, and kept. The values are node's.
// engines: interpreter, wasm, std, compiled - wasabi opt has no new code for exceptions
// run: @all(0, 0) == 1
// run: @all(0, 1) == 103
// run: @all(0, 2) == 6
// run: @all(0, 3) == 1000
// run: @all(0, 4) == -7
// run: @all(1, 0) == 1
// run: @all(1, 1) == 103
// run: @all(1, 2) == 6
// run: @all(1, 3) == 1000
// run: @all(1, 4) == -7
// run: @all(2, 0) == 1
// run: @all(2, 1) == 103
// run: @all(2, 2) == 6
// run: @all(2, 3) == 1000
// run: @all(2, 4) == -7
// run: @nested(0) == 0
// run: @nested(1) == 100
// run: @nested(2) == 5
// run: @nested(4) traps "an exception that nothing catches"
// run: @deep(0) == 1
// run: @deep(1) == 1
// run: @deep(2) == 1
// run: @deep(3) == 2
// run: @deep(4) == 2
// run: @kept(1) == 10000
// run: @kept(40) == 10780
// run: @loop(14) == 9
// run: @to_end(0) == 0
// run: @to_end(1) == 100
// run: @to_end(2) traps "an exception that nothing catches"
// run: @tail(0) == 0
// run: @tail(2) traps "an exception that nothing catches"
// run: @catch_tail(0) == 0
// run: @catch_tail(2) == 78
// run: @out(7) == 70
// run: @out(3) traps "an exception that nothing catches"
// run: @trapped() traps "unreachable"

module {
  wasmssa.type @type_0 func (i32) -> i32
  wasmssa.type @type_1 func (i32) -> ()
  wasmssa.type @type_2 func (i64, f64) -> ()
  wasmssa.type @type_3 func (!wasmssa.funcref) -> ()
  wasmssa.type @type_4 func () -> ()
  wasmssa.type @type_5 func (i32, i32) -> i32
  wasmssa.type @type_6 func () -> (i64, f64)
  wasmssa.type @type_7 func () -> (i32, !wasmssa.exnref)
  wasmssa.type @type_8 func () -> i32
  wasmssa.func @func_0(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func @func_1(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.eq %0 %1 : i32 -> i32
    wasmssa.if %2 : {
      %15 = wasmssa.const 100 : i32
      wasmssa.throw @tag_0(%15 : i32)
    } > ^bb1
  ^bb1:  // pred: ^bb0
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4 = wasmssa.const 2 : i32
    %5 = wasmssa.eq %3 %4 : i32 -> i32
    wasmssa.if %5 : {
      %15 = wasmssa.const 5 : i64
      %16 = wasmssa.const 1.500000e+00 : f64
      wasmssa.throw @tag_1(%15, %16 : i64, f64)
    } > ^bb2
  ^bb2:  // pred: ^bb1
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.const 3 : i32
    %8 = wasmssa.eq %6 %7 : i32 -> i32
    wasmssa.if %8 : {
      %15 = wasmssa.ref_func @func_0 : !wasmssa.ref<@type_0>
      %16 = wasmssa.upcast %15 : !wasmssa.ref<@type_0> to !wasmssa.funcref
      wasmssa.throw @tag_2(%16 : !wasmssa.funcref)
    } > ^bb3
  ^bb3:  // pred: ^bb2
    %9 = wasmssa.local_get %arg0 :  ref to i32
    %10 = wasmssa.const 4 : i32
    %11 = wasmssa.eq %9 %10 : i32 -> i32
    wasmssa.if %11 : {
      wasmssa.throw @tag_3
    } > ^bb4
  ^bb4:  // pred: ^bb3
    %12 = wasmssa.local_get %arg0 :  ref to i32
    %13 = wasmssa.const 10 : i32
    %14 = wasmssa.mul %12 %13 : i32
    wasmssa.return %14 : i32
  }
  wasmssa.func exported @all(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.exnref
    wasmssa.block : {
      wasmssa.block : {
        wasmssa.block : {
          wasmssa.block : {
            wasmssa.try_table catch @tag_0 to level 3, catch @tag_1 to level 2, catch @tag_2 to level 1, catch_all_ref to level 0 : {
              %22 = wasmssa.local_get %arg0 :  ref to i32
              %23 = wasmssa.eqz %22 : i32 -> i32
              wasmssa.if %23 : {
                %25 = wasmssa.local_get %arg1 :  ref to i32
                %26 = wasmssa.call @func_1(%25) : (i32) -> i32
                wasmssa.block_return %26 : i32
              } else {
                %25 = wasmssa.local_get %arg0 :  ref to i32
                %26 = wasmssa.const 1 : i32
                %27 = wasmssa.eq %25 %26 : i32 -> i32
                wasmssa.if %27 : {
                  %29 = wasmssa.local_get %arg1 :  ref to i32
                  %30 = wasmssa.const 0 : i32
                  %31 = wasmssa.call_indirect @table_0[%30](%29) : (i32) -> i32
                  wasmssa.block_return %31 : i32
                } else {
                  %29 = wasmssa.local_get %arg1 :  ref to i32
                  %30 = wasmssa.ref_func @func_1 : !wasmssa.ref<@type_0>
                  %31 = wasmssa.upcast %30 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
                  %32 = wasmssa.call_ref @type_0 %31(%29) : (i32) -> i32
                  wasmssa.block_return %32 : i32
                }> ^bb1
              ^bb1(%28: i32):  // pred: ^bb0
                wasmssa.block_return %28 : i32
              }> ^bb1
            ^bb1(%24: i32):  // pred: ^bb0
              wasmssa.block_return %24 : i32
            }> ^bb1
          ^bb1(%19: i32):  // pred: ^bb0
            %20 = wasmssa.const 1 : i32
            %21 = wasmssa.add %19 %20 : i32
            wasmssa.return %21 : i32
          }> ^bb1
        ^bb1(%14: !wasmssa.exnref):  // pred: ^bb0
          wasmssa.local_set %0 :  ref to !wasmssa.exnref to %14 : !wasmssa.exnref
          %15 = wasmssa.const -7 : i32
          %16 = wasmssa.local_get %0 :  ref to !wasmssa.exnref
          %17 = wasmssa.ref_is_null %16 : !wasmssa.exnref -> i32
          %18 = wasmssa.add %15 %17 : i32
          wasmssa.return %18 : i32
        }> ^bb1
      ^bb1(%10: !wasmssa.funcref):  // pred: ^bb0
        %11 = wasmssa.ref_is_null %10 : !wasmssa.funcref -> i32
        %12 = wasmssa.const 1000 : i32
        %13 = wasmssa.add %11 %12 : i32
        wasmssa.return %13 : i32
      }> ^bb1
    ^bb1(%4: i64, %5: f64):  // pred: ^bb0
      %6 = wasmssa.trunc_si %5 : f64 to i32
      wasmssa.local_set %arg1 :  ref to i32 to %6 : i32
      %7 = wasmssa.wrap %4 : i64 to i32
      %8 = wasmssa.local_get %arg1 :  ref to i32
      %9 = wasmssa.add %7 %8 : i32
      wasmssa.return %9 : i32
    }> ^bb1
  ^bb1(%1: i32):  // pred: ^bb0
    %2 = wasmssa.const 3 : i32
    %3 = wasmssa.add %1 %2 : i32
    wasmssa.return {explicit} %3 : i32
  }
  wasmssa.func exported @nested(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      wasmssa.block : {
        wasmssa.try_table catch @tag_0 to level 1 : {
          wasmssa.try_table catch @tag_1 to level 1 : {
            %7 = wasmssa.local_get %arg0 :  ref to i32
            %8 = wasmssa.call @func_1(%7) : (i32) -> i32
            wasmssa.block_return %8 : i32
          }> ^bb1
        ^bb1(%6: i32):  // pred: ^bb0
          wasmssa.block_return %6 : i32
        }> ^bb1
      ^bb1(%4: i32):  // pred: ^bb0
        wasmssa.drop %4 : i32
        %5 = wasmssa.const 0 : i32
        wasmssa.return %5 : i32
      }> ^bb1
    ^bb1(%1: i64, %2: f64):  // pred: ^bb0
      wasmssa.drop %2 : f64
      %3 = wasmssa.wrap %1 : i64 to i32
      wasmssa.block_return %3 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @deep(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch_all to level 0 : {
        %1 = wasmssa.local_get %arg0 :  ref to i32
        %2 = wasmssa.call @nested(%1) : (i32) -> i32
        wasmssa.drop %2 : i32
        %3 = wasmssa.const 1 : i32
        wasmssa.return %3 : i32
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.unreachable
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.const 2 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @kept(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type i32
    %1 = wasmssa.local of type i32
    %2 = wasmssa.local of type !wasmssa.exnref
    %3 = wasmssa.local of type !wasmssa.exnref
    wasmssa.loop : {
      wasmssa.block : {
        wasmssa.try_table catch_ref @tag_0 to level 0 : {
          %22 = wasmssa.local_get %0 :  ref to i32
          wasmssa.throw @tag_0(%22 : i32)
        }> ^bb1
      ^bb1:  // pred: ^bb0
        wasmssa.unreachable
      }> ^bb1
    ^bb1(%9: i32, %10: !wasmssa.exnref):  // pred: ^bb0
      wasmssa.local_set %2 :  ref to !wasmssa.exnref to %10 : !wasmssa.exnref
      wasmssa.drop %9 : i32
      %11 = wasmssa.local_get %3 :  ref to !wasmssa.exnref
      %12 = wasmssa.ref_is_null %11 : !wasmssa.exnref -> i32
      wasmssa.if %12 : {
        %22 = wasmssa.local_get %2 :  ref to !wasmssa.exnref
        wasmssa.local_set %3 :  ref to !wasmssa.exnref to %22 : !wasmssa.exnref
        wasmssa.block_return
      } > ^bb2
    ^bb2:  // pred: ^bb1
      wasmssa.block : {
        wasmssa.try_table catch @tag_0 to level 0 : {
          %22 = wasmssa.local_get %2 :  ref to !wasmssa.exnref
          wasmssa.throw_ref %22
        }> ^bb1
      ^bb1:  // pred: ^bb0
        wasmssa.unreachable
      }> ^bb3
    ^bb3(%13: i32):  // pred: ^bb2
      %14 = wasmssa.local_get %1 :  ref to i32
      %15 = wasmssa.add %13 %14 : i32
      wasmssa.local_set %1 :  ref to i32 to %15 : i32
      %16 = wasmssa.local_get %0 :  ref to i32
      %17 = wasmssa.const 1 : i32
      %18 = wasmssa.add %16 %17 : i32
      wasmssa.local_set %0 :  ref to i32 to %18 : i32
      %19 = wasmssa.local_get %0 :  ref to i32
      %20 = wasmssa.local_get %arg0 :  ref to i32
      %21 = wasmssa.lt_ui %19 %20 : i32 -> i32
      wasmssa.branch_if %21 to level 0 else ^bb4
    ^bb4:  // pred: ^bb3
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.block : {
      wasmssa.try_table catch @tag_0 to level 0 : {
        %9 = wasmssa.local_get %3 :  ref to !wasmssa.exnref
        wasmssa.throw_ref %9
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.unreachable
    }> ^bb2
  ^bb2(%4: i32):  // pred: ^bb1
    %5 = wasmssa.local_get %1 :  ref to i32
    %6 = wasmssa.const 10000 : i32
    %7 = wasmssa.add %5 %6 : i32
    %8 = wasmssa.add %4 %7 : i32
    wasmssa.return %8 : i32
  }
  wasmssa.func exported @loop(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type i32
    %1 = wasmssa.local of type i32
    wasmssa.loop : {
      wasmssa.block : {
        wasmssa.block : {
          wasmssa.try_table catch_all to level 0 : {
            %12 = wasmssa.local_get %0 :  ref to i32
            %13 = wasmssa.const 6 : i32
            %14 = wasmssa.rem_ui %12 %13 : i32
            %15 = wasmssa.call @func_1(%14) : (i32) -> i32
            wasmssa.drop %15 : i32
            wasmssa.branch to level 2
          }> ^bb1
        ^bb1:  // pred: ^bb0
          wasmssa.block_return
        }> ^bb1
      ^bb1:  // pred: ^bb0
        %9 = wasmssa.local_get %1 :  ref to i32
        %10 = wasmssa.const 1 : i32
        %11 = wasmssa.add %9 %10 : i32
        wasmssa.local_set %1 :  ref to i32 to %11 : i32
        wasmssa.block_return
      }> ^bb1
    ^bb1:  // pred: ^bb0
      %3 = wasmssa.local_get %0 :  ref to i32
      %4 = wasmssa.const 1 : i32
      %5 = wasmssa.add %3 %4 : i32
      wasmssa.local_set %0 :  ref to i32 to %5 : i32
      %6 = wasmssa.local_get %0 :  ref to i32
      %7 = wasmssa.local_get %arg0 :  ref to i32
      %8 = wasmssa.lt_ui %6 %7 : i32 -> i32
      wasmssa.branch_if %8 to level 0 else ^bb2
    ^bb2:  // pred: ^bb1
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %2 = wasmssa.local_get %1 :  ref to i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @to_end(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.try_table catch @tag_0 to level 0 : {
      %1 = wasmssa.local_get %arg0 :  ref to i32
      %2 = wasmssa.call @func_1(%1) : (i32) -> i32
      wasmssa.block_return %2 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @tail(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch_all to level 0 : {
        %1 = wasmssa.local_get %arg0 :  ref to i32
        wasmssa.return_call @func_1(%1) : (i32) -> i32
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.const 77 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @catch_tail(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch_all to level 0 : {
        %1 = wasmssa.local_get %arg0 :  ref to i32
        %2 = wasmssa.call @tail(%1) : (i32) -> i32
        wasmssa.return %2 : i32
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.const 78 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @out(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.call @func_1(%0) : (i32) -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @trapped() -> i32 {
    wasmssa.block : {
      wasmssa.try_table catch_all to level 0 : {
        wasmssa.unreachable
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.table @table_0 !wasmssa<tabletype !wasmssa.funcref [4:]>
  wasmssa.tag @tag_0 : (i32) -> ()
  wasmssa.tag @tag_1 : (i64, f64) -> ()
  wasmssa.tag @tag_2 : (!wasmssa.funcref) -> ()
  wasmssa.tag @tag_3 : () -> ()
  wasmssa.elem @elem_0 : !wasmssa.funcref functions [@func_1, @func_0] in @table_0 at {
    %0 = wasmssa.const 0 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.elem @elem_1 declarative : !wasmssa.funcref functions [@func_0, @func_1, @deep]
  wasmssa.custom "name" = "\01:\09\00\03inc\01\05maybe\02\03all\03\06nested\04\04deep\05\04kept\06\04loop\07\06to_end\08\04tail\02T\09\02\03\00\04kind\01\01x\02\01e\03\01\00\01x\04\01\00\01x\05\05\00\01n\01\01i\02\03sum\03\01e\04\05first\06\03\00\01n\01\01i\02\06caught\07\01\00\01x\08\01\00\01x\09\01\00\01x\0A\01\00\01x\03g\08\02\04\00\02ci\01\04ctwo\02\02cf\03\04call\03\02\00\05outer\01\05inner\04\01\00\01h\05\04\00\04next\01\03out\04\05again\06\05again\06\03\00\04next\01\04done\02\01h\08\01\00\01h\09\01\00\01h\0B\01\00\01h\04\05\01\00\02ii\05\04\01\00\01t\0B\12\04\00\01i\01\03two\02\01f\03\04none" after "code"
}
