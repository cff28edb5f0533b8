// Exceptions: by tag and by any, with the exception itself, through calls, and thrown again. The values are node's.
// engines: interpreter, wasm, std, compiled - wasabi opt has no new code for exceptions
// run: @caught(0) == -1
// run: @caught(1) == 11
// run: @caught(2) == 9
// run: @caught(3) == 99
// run: @again(0) == 5
// run: @again(1) == 11
// run: @again(2) traps "an exception that nothing catches"
// run: @null() traps "null exception reference"
// run: @typed(0) == 4
// run: @typed(1) == 11
// run: @typed(2) traps "an exception that nothing catches"

module attributes {wasmssa.types = [(i32) -> (), (i32, f64) -> (), () -> (), (i32) -> i32, () -> (i32, f64, !wasmssa.exnref), () -> i32]} {
  wasmssa.func @func_0(%arg0: !wasmssa<local ref to i32>) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 1 : i32
    %2 = wasmssa.eq %0 %1 : i32 -> i32
    wasmssa.if %2 : {
      %9 = wasmssa.local_get %arg0 :  ref to i32
      %10 = wasmssa.const 10 : i32
      %11 = wasmssa.add %9 %10 : i32
      wasmssa.throw @tag_0(%11 : i32)
    } > ^bb1
  ^bb1:  // pred: ^bb0
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4 = wasmssa.const 2 : i32
    %5 = wasmssa.eq %3 %4 : i32 -> i32
    wasmssa.if %5 : {
      %9 = wasmssa.const 7 : i32
      %10 = wasmssa.const 2.500000e+00 : f64
      wasmssa.throw @tag_1(%9, %10 : i32, f64)
    } > ^bb2
  ^bb2:  // pred: ^bb1
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.const 3 : i32
    %8 = wasmssa.eq %6 %7 : i32 -> i32
    wasmssa.if %8 : {
      wasmssa.throw @tag_2
    } > ^bb3
  ^bb3:  // pred: ^bb2
    wasmssa.return
  }
  wasmssa.func @func_1(%arg0: !wasmssa<local ref to i32>) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.call @func_0(%0) : (i32) -> ()
    wasmssa.return
  }
  wasmssa.func exported @caught(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.exnref
    wasmssa.block : {
      wasmssa.block : {
        wasmssa.block : {
          wasmssa.try_table catch @tag_0 to level 0, catch_ref @tag_1 to level 1, catch_all to level 2 : {
            %9 = wasmssa.local_get %arg0 :  ref to i32
            wasmssa.call @func_1(%9) : (i32) -> ()
            wasmssa.block_return
          }> ^bb1
        ^bb1:  // pred: ^bb0
          %8 = wasmssa.const -1 : i32
          wasmssa.return %8 : i32
        }> ^bb1
      ^bb1(%7: i32):  // pred: ^bb0
        wasmssa.return %7 : i32
      }> ^bb1
    ^bb1(%2: i32, %3: f64, %4: !wasmssa.exnref):  // pred: ^bb0
      wasmssa.drop %4 : !wasmssa.exnref
      %5 = wasmssa.trunc_si %3 : f64 to i32
      %6 = wasmssa.add %2 %5 : i32
      wasmssa.return %6 : i32
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %1 = wasmssa.const 99 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @again(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.exnref
    wasmssa.block : {
      wasmssa.try_table catch @tag_0 to level 0 : {
        wasmssa.block : {
          wasmssa.try_table catch_all_ref to level 0 : {
            %8 = wasmssa.local_get %arg0 :  ref to i32
            wasmssa.call @func_1(%8) : (i32) -> ()
            %9 = wasmssa.ref_null : !wasmssa.exnref
            wasmssa.block_return %9 : !wasmssa.exnref
          }> ^bb1
        ^bb1(%7: !wasmssa.exnref):  // pred: ^bb0
          wasmssa.block_return %7 : !wasmssa.exnref
        }> ^bb1
      ^bb1(%3: !wasmssa.exnref):  // pred: ^bb0
        wasmssa.local_set %0 :  ref to !wasmssa.exnref to %3 : !wasmssa.exnref
        %4 = wasmssa.local_get %0 :  ref to !wasmssa.exnref
        %5 = wasmssa.ref_is_null %4 : !wasmssa.exnref -> i32
        wasmssa.if %5 : {
          %7 = wasmssa.const 5 : i32
          wasmssa.return %7 : i32
        } > ^bb2
      ^bb2:  // pred: ^bb1
        %6 = wasmssa.local_get %0 :  ref to !wasmssa.exnref
        wasmssa.throw_ref %6
      }> ^bb1
    ^bb1(%2: i32):  // pred: ^bb0
      wasmssa.block_return %2 : i32
    }> ^bb1
  ^bb1(%1: i32):  // pred: ^bb0
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @null() -> i32 {
    %0 = wasmssa.ref_null : !wasmssa.exnref
    wasmssa.throw_ref %0
  }
  wasmssa.func exported @typed(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      %1 = wasmssa.local_get %arg0 :  ref to i32
      wasmssa.try_table catch @tag_0 to level 0(%1) : i32 : {
      ^bb0(%arg1: i32):
        wasmssa.call @func_1(%arg1) : (i32) -> ()
        %5 = wasmssa.const 3 : i32
        wasmssa.block_return %5 : i32
      }> ^bb1
    ^bb1(%2: i32):  // pred: ^bb0
      %3 = wasmssa.const 1 : i32
      %4 = wasmssa.add %2 %3 : i32
      wasmssa.block_return %4 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.tag @tag_0 : (i32) -> ()
  wasmssa.tag @tag_1 : (i32, f64) -> ()
  wasmssa.tag @tag_2 : () -> ()
}
