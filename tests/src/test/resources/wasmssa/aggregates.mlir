// Structures, arrays, numbers of 31 bits and casts. The values are node's.
// engines: wasm - the interpreter, standard MLIR and wasabi opt have no structures and arrays
// run: @list(10) == 55
// run: @packed(5) == 5006
// run: @packed(255) == 255000
// run: @arrays(200) == 5237
// run: @arrays(-1) == 5292
// run: @casts(0) == 52
// run: @casts(1) == 102
// run: @casts(2) == 101
// run: @casts(3) == 1000
// run: @casts(4) == 1010
// run: @cast(1) == 1
// run: @cast(0) traps "cast failure"
// run: @same(6) == 11
// run: @same(7) == 10
// run: @outside(12) == 12
// run: @outside(-1) == 2147483647
// run: @initial(0) == 3
// run: @initial(1) == 3
// run: @initial(2) traps "out of bounds table access"

module {
  wasmssa.type @type_0 sub struct(mut i32, !wasmssa.ref<null @type_0>)
  wasmssa.type @type_1 and sub struct(!wasmssa.ref<null @type_1>, !wasmssa.ref<null @type_0>)
  wasmssa.type @type_2 sub final @type_0 struct(mut i32, !wasmssa.ref<null @type_0>, mut i8)
  wasmssa.type @type_3 array(mut i8)
  wasmssa.type @type_4 array(mut i32)
  wasmssa.type @type_5 array(mut !wasmssa.ref<null @type_0>)
  wasmssa.type @type_6 func (i32) -> i32
  wasmssa.type @type_7 func (!wasmssa.anyref) -> !wasmssa.anyref
  wasmssa.func exported @list(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.ref<null @type_0>
    %1 = wasmssa.local of type i32
    wasmssa.loop : {
      %3 = wasmssa.local_get %arg0 :  ref to i32
      %4 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_0>
      %5 = wasmssa.struct_new @type_0(%3, %4) : (i32, !wasmssa.ref<null @type_0>) -> !wasmssa.ref<@type_0>
      %6 = wasmssa.upcast %5 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
      wasmssa.local_set %0 :  ref to !wasmssa.ref<null @type_0> to %6 : !wasmssa.ref<null @type_0>
      %7 = wasmssa.local_get %arg0 :  ref to i32
      %8 = wasmssa.const 1 : i32
      %9 = wasmssa.sub %7 %8 : i32
      %10 = wasmssa.local_tee %arg0 :  ref to i32 to %9 : i32
      wasmssa.branch_if %10 to level 0 else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.block : {
      wasmssa.loop : {
        %3 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_0>
        %4 = wasmssa.ref_is_null %3 : !wasmssa.ref<null @type_0> -> i32
        wasmssa.branch_if %4 to level 1 else ^bb1
      ^bb1:  // pred: ^bb0
        %5 = wasmssa.local_get %1 :  ref to i32
        %6 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_0>
        %7 = wasmssa.struct_get @type_0 field = 0(%6) : (!wasmssa.ref<null @type_0>) -> i32
        %8 = wasmssa.add %5 %7 : i32
        wasmssa.local_set %1 :  ref to i32 to %8 : i32
        %9 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_0>
        %10 = wasmssa.struct_get @type_0 field = 1(%9) : (!wasmssa.ref<null @type_0>) -> !wasmssa.ref<null @type_0>
        wasmssa.local_set %0 :  ref to !wasmssa.ref<null @type_0> to %10 : !wasmssa.ref<null @type_0>
        wasmssa.branch to level 0
      }> ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return
    }> ^bb2
  ^bb2:  // pred: ^bb1
    %2 = wasmssa.local_get %1 :  ref to i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @packed(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.ref<null @type_2>
    %1 = wasmssa.struct_new_default @type_2() : () -> !wasmssa.ref<@type_2>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<@type_2> to !wasmssa.ref<null @type_2>
    wasmssa.local_set %0 :  ref to !wasmssa.ref<null @type_2> to %2 : !wasmssa.ref<null @type_2>
    %3 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_2>
    %4 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.struct_set @type_2 field = 2(%3, %4) : (!wasmssa.ref<null @type_2>, i32) -> ()
    %5 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_2>
    %6 = wasmssa.struct_get_s @type_2 field = 2(%5) : (!wasmssa.ref<null @type_2>) -> i32
    %7 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_2>
    %8 = wasmssa.struct_get_u @type_2 field = 2(%7) : (!wasmssa.ref<null @type_2>) -> i32
    %9 = wasmssa.const 1000 : i32
    %10 = wasmssa.mul %8 %9 : i32
    %11 = wasmssa.add %6 %10 : i32
    %12 = wasmssa.global_get @global_0 : !wasmssa.ref<@type_0>
    %13 = wasmssa.upcast %12 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %14 = wasmssa.struct_get @type_0 field = 0(%13) : (!wasmssa.ref<null @type_0>) -> i32
    %15 = wasmssa.add %11 %14 : i32
    wasmssa.return %15 : i32
  }
  wasmssa.func exported @arrays(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.ref<null @type_3>
    %1 = wasmssa.local of type !wasmssa.ref<null @type_3>
    %2 = wasmssa.local of type !wasmssa.ref<null @type_4>
    %3 = wasmssa.local of type !wasmssa.ref<null @type_5>
    %4 = wasmssa.const 7 : i32
    %5 = wasmssa.const 5 : i32
    %6 = wasmssa.array_new @type_3(%4, %5) : (i32, i32) -> !wasmssa.ref<@type_3>
    %7 = wasmssa.upcast %6 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
    wasmssa.local_set %0 :  ref to !wasmssa.ref<null @type_3> to %7 : !wasmssa.ref<null @type_3>
    %8 = wasmssa.const 0 : i32
    %9 = wasmssa.const 4 : i32
    %10 = wasmssa.array_new_data @type_3 data = @data_0(%8, %9) : (i32, i32) -> !wasmssa.ref<@type_3>
    %11 = wasmssa.upcast %10 : !wasmssa.ref<@type_3> to !wasmssa.ref<null @type_3>
    wasmssa.local_set %1 :  ref to !wasmssa.ref<null @type_3> to %11 : !wasmssa.ref<null @type_3>
    %12 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %13 = wasmssa.const 1 : i32
    %14 = wasmssa.local_get %1 :  ref to !wasmssa.ref<null @type_3>
    %15 = wasmssa.const 2 : i32
    %16 = wasmssa.const 2 : i32
    wasmssa.array_copy @type_3 from = @type_3(%12, %13, %14, %15, %16) : (!wasmssa.ref<null @type_3>, i32, !wasmssa.ref<null @type_3>, i32, i32) -> ()
    %17 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %18 = wasmssa.const 4 : i32
    %19 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.array_set @type_3(%17, %18, %19) : (!wasmssa.ref<null @type_3>, i32, i32) -> ()
    %20 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %21 = wasmssa.const 3 : i32
    %22 = wasmssa.const 9 : i32
    %23 = wasmssa.const 1 : i32
    wasmssa.array_fill @type_3(%20, %21, %22, %23) : (!wasmssa.ref<null @type_3>, i32, i32, i32) -> ()
    %24 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %25 = wasmssa.const 0 : i32
    %26 = wasmssa.const 0 : i32
    %27 = wasmssa.const 1 : i32
    wasmssa.array_init_data @type_3 data = @data_0(%24, %25, %26, %27) : (!wasmssa.ref<null @type_3>, i32, i32, i32) -> ()
    %28 = wasmssa.const 10 : i32
    %29 = wasmssa.const 20 : i32
    %30 = wasmssa.const 30 : i32
    %31 = wasmssa.array_new_fixed @type_4(%28, %29, %30) : (i32, i32, i32) -> !wasmssa.ref<@type_4>
    %32 = wasmssa.upcast %31 : !wasmssa.ref<@type_4> to !wasmssa.ref<null @type_4>
    wasmssa.local_set %2 :  ref to !wasmssa.ref<null @type_4> to %32 : !wasmssa.ref<null @type_4>
    %33 = wasmssa.const 0 : i32
    %34 = wasmssa.const 2 : i32
    %35 = wasmssa.array_new_elem @type_5 elem = @elem_0(%33, %34) : (i32, i32) -> !wasmssa.ref<@type_5>
    %36 = wasmssa.upcast %35 : !wasmssa.ref<@type_5> to !wasmssa.ref<null @type_5>
    wasmssa.local_set %3 :  ref to !wasmssa.ref<null @type_5> to %36 : !wasmssa.ref<null @type_5>
    %37 = wasmssa.local_get %3 :  ref to !wasmssa.ref<null @type_5>
    %38 = wasmssa.const 1 : i32
    %39 = wasmssa.const 0 : i32
    %40 = wasmssa.const 1 : i32
    wasmssa.array_init_elem @type_5 elem = @elem_0(%37, %38, %39, %40) : (!wasmssa.ref<null @type_5>, i32, i32, i32) -> ()
    %41 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %42 = wasmssa.const 2 : i32
    %43 = wasmssa.array_get_s @type_3(%41, %42) : (!wasmssa.ref<null @type_3>, i32) -> i32
    %44 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %45 = wasmssa.const 4 : i32
    %46 = wasmssa.array_get_u @type_3(%44, %45) : (!wasmssa.ref<null @type_3>, i32) -> i32
    %47 = wasmssa.add %43 %46 : i32
    %48 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %49 = wasmssa.const 0 : i32
    %50 = wasmssa.array_get_u @type_3(%48, %49) : (!wasmssa.ref<null @type_3>, i32) -> i32
    %51 = wasmssa.add %47 %50 : i32
    %52 = wasmssa.local_get %2 :  ref to !wasmssa.ref<null @type_4>
    %53 = wasmssa.const 2 : i32
    %54 = wasmssa.array_get @type_4(%52, %53) : (!wasmssa.ref<null @type_4>, i32) -> i32
    %55 = wasmssa.add %51 %54 : i32
    %56 = wasmssa.local_get %3 :  ref to !wasmssa.ref<null @type_5>
    %57 = wasmssa.const 1 : i32
    %58 = wasmssa.array_get @type_5(%56, %57) : (!wasmssa.ref<null @type_5>, i32) -> !wasmssa.ref<null @type_0>
    %59 = wasmssa.struct_get @type_0 field = 0(%58) : (!wasmssa.ref<null @type_0>) -> i32
    %60 = wasmssa.const 1000 : i32
    %61 = wasmssa.mul %59 %60 : i32
    %62 = wasmssa.add %55 %61 : i32
    %63 = wasmssa.const 3 : i32
    %64 = wasmssa.array_new_default @type_4(%63) : (i32) -> !wasmssa.ref<@type_4>
    %65 = wasmssa.upcast %64 : !wasmssa.ref<@type_4> to !wasmssa.arrayref
    %66 = wasmssa.array_len(%65) : (!wasmssa.arrayref) -> i32
    %67 = wasmssa.add %62 %66 : i32
    %68 = wasmssa.local_get %0 :  ref to !wasmssa.ref<null @type_3>
    %69 = wasmssa.upcast %68 : !wasmssa.ref<null @type_3> to !wasmssa.arrayref
    %70 = wasmssa.array_len(%69) : (!wasmssa.arrayref) -> i32
    %71 = wasmssa.add %67 %70 : i32
    wasmssa.return %71 : i32
  }
  wasmssa.func exported @casts(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.anyref
    %1 = wasmssa.local of type i32
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.const 0 : i32
    %4 = wasmssa.eq %2 %3 : i32 -> i32
    wasmssa.if %4 : {
      %29 = wasmssa.const 42 : i32
      %30 = wasmssa.ref_i31(%29) : (i32) -> !wasmssa.ref<i31>
      %31 = wasmssa.upcast %30 : !wasmssa.ref<i31> to !wasmssa.anyref
      wasmssa.local_set %0 :  ref to !wasmssa.anyref to %31 : !wasmssa.anyref
      wasmssa.block_return
    } > ^bb1
  ^bb1:  // pred: ^bb0
    %5 = wasmssa.local_get %arg0 :  ref to i32
    %6 = wasmssa.const 1 : i32
    %7 = wasmssa.eq %5 %6 : i32 -> i32
    wasmssa.if %7 : {
      %29 = wasmssa.global_get @global_0 : !wasmssa.ref<@type_0>
      %30 = wasmssa.upcast %29 : !wasmssa.ref<@type_0> to !wasmssa.anyref
      wasmssa.local_set %0 :  ref to !wasmssa.anyref to %30 : !wasmssa.anyref
      wasmssa.block_return
    } > ^bb2
  ^bb2:  // pred: ^bb1
    %8 = wasmssa.local_get %arg0 :  ref to i32
    %9 = wasmssa.const 2 : i32
    %10 = wasmssa.eq %8 %9 : i32 -> i32
    wasmssa.if %10 : {
      %29 = wasmssa.struct_new_default @type_2() : () -> !wasmssa.ref<@type_2>
      %30 = wasmssa.upcast %29 : !wasmssa.ref<@type_2> to !wasmssa.anyref
      wasmssa.local_set %0 :  ref to !wasmssa.anyref to %30 : !wasmssa.anyref
      wasmssa.block_return
    } > ^bb3
  ^bb3:  // pred: ^bb2
    %11 = wasmssa.local_get %arg0 :  ref to i32
    %12 = wasmssa.const 3 : i32
    %13 = wasmssa.eq %11 %12 : i32 -> i32
    wasmssa.if %13 : {
      %29 = wasmssa.const 1 : i32
      %30 = wasmssa.array_new_default @type_4(%29) : (i32) -> !wasmssa.ref<@type_4>
      %31 = wasmssa.upcast %30 : !wasmssa.ref<@type_4> to !wasmssa.anyref
      wasmssa.local_set %0 :  ref to !wasmssa.anyref to %31 : !wasmssa.anyref
      wasmssa.block_return
    } > ^bb4
  ^bb4:  // pred: ^bb3
    %14 = wasmssa.local_get %0 :  ref to !wasmssa.anyref
    %15 = wasmssa.ref_test to !wasmssa.ref<@type_0>(%14) : (!wasmssa.anyref) -> i32
    wasmssa.local_set %1 :  ref to i32 to %15 : i32
    %16 = wasmssa.local_get %1 :  ref to i32
    %17 = wasmssa.local_get %0 :  ref to !wasmssa.anyref
    %18 = wasmssa.ref_test to !wasmssa.i31ref(%17) : (!wasmssa.anyref) -> i32
    %19 = wasmssa.const 10 : i32
    %20 = wasmssa.mul %18 %19 : i32
    %21 = wasmssa.add %16 %20 : i32
    wasmssa.local_set %1 :  ref to i32 to %21 : i32
    wasmssa.block : {
      %29 = wasmssa.local_get %0 :  ref to !wasmssa.anyref
      wasmssa.br_on_cast %29 : !wasmssa.anyref as !wasmssa.ref<@type_0> to level 0 else ^bb1
    ^bb1(%30: !wasmssa.anyref):  // pred: ^bb0
      wasmssa.block(%30) : !wasmssa.anyref : {
      ^bb0(%arg1: !wasmssa.anyref):
        wasmssa.br_on_cast_fail %arg1 : !wasmssa.anyref as !wasmssa.ref<i31> to level 0 else ^bb1
      ^bb1(%35: !wasmssa.ref<i31>):  // pred: ^bb0
        %36 = wasmssa.upcast %35 : !wasmssa.ref<i31> to !wasmssa.i31ref
        %37 = wasmssa.i31_get_s(%36) : (!wasmssa.i31ref) -> i32
        %38 = wasmssa.local_get %1 :  ref to i32
        %39 = wasmssa.add %37 %38 : i32
        wasmssa.return %39 : i32
      }> ^bb2
    ^bb2(%31: !wasmssa.anyref):  // pred: ^bb1
      wasmssa.drop %31 : !wasmssa.anyref
      %32 = wasmssa.local_get %1 :  ref to i32
      %33 = wasmssa.const 1000 : i32
      %34 = wasmssa.add %32 %33 : i32
      wasmssa.return %34 : i32
    }> ^bb5
  ^bb5(%22: !wasmssa.ref<@type_0>):  // pred: ^bb4
    %23 = wasmssa.upcast %22 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %24 = wasmssa.struct_get @type_0 field = 0(%23) : (!wasmssa.ref<null @type_0>) -> i32
    %25 = wasmssa.local_get %1 :  ref to i32
    %26 = wasmssa.add %24 %25 : i32
    %27 = wasmssa.const 100 : i32
    %28 = wasmssa.add %26 %27 : i32
    wasmssa.return %28 : i32
  }
  wasmssa.func exported @cast(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type !wasmssa.anyref
    %1 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.if %1 : {
      %6 = wasmssa.global_get @global_0 : !wasmssa.ref<@type_0>
      %7 = wasmssa.upcast %6 : !wasmssa.ref<@type_0> to !wasmssa.anyref
      wasmssa.block_return %7 : !wasmssa.anyref
    } else {
      %6 = wasmssa.global_get @global_1 : !wasmssa.ref<i31>
      %7 = wasmssa.upcast %6 : !wasmssa.ref<i31> to !wasmssa.anyref
      wasmssa.block_return %7 : !wasmssa.anyref
    }> ^bb1
  ^bb1(%2: !wasmssa.anyref):  // pred: ^bb0
    %3 = wasmssa.ref_cast to !wasmssa.ref<@type_0>(%2) : (!wasmssa.anyref) -> !wasmssa.ref<@type_0>
    %4 = wasmssa.upcast %3 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %5 = wasmssa.struct_get @type_0 field = 0(%4) : (!wasmssa.ref<null @type_0>) -> i32
    wasmssa.return %5 : i32
  }
  wasmssa.func exported @same(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.ref_i31(%0) : (i32) -> !wasmssa.ref<i31>
    %2 = wasmssa.global_get @global_1 : !wasmssa.ref<i31>
    %3:2 = wasmssa.upcast %1, %2 : !wasmssa.ref<i31>, !wasmssa.ref<i31> to !wasmssa.eqref, !wasmssa.eqref
    %4 = wasmssa.ref_eq(%3#0, %3#1) : (!wasmssa.eqref, !wasmssa.eqref) -> i32
    %5 = wasmssa.global_get @global_0 : !wasmssa.ref<@type_0>
    %6 = wasmssa.global_get @global_0 : !wasmssa.ref<@type_0>
    %7:2 = wasmssa.upcast %5, %6 : !wasmssa.ref<@type_0>, !wasmssa.ref<@type_0> to !wasmssa.eqref, !wasmssa.eqref
    %8 = wasmssa.ref_eq(%7#0, %7#1) : (!wasmssa.eqref, !wasmssa.eqref) -> i32
    %9 = wasmssa.const 10 : i32
    %10 = wasmssa.mul %8 %9 : i32
    %11 = wasmssa.add %4 %10 : i32
    wasmssa.return %11 : i32
  }
  wasmssa.func exported @outside(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.ref_i31(%0) : (i32) -> !wasmssa.ref<i31>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<i31> to !wasmssa.ref<any>
    %3 = wasmssa.extern_convert_any(%2) : (!wasmssa.ref<any>) -> !wasmssa.ref<extern>
    %4 = wasmssa.any_convert_extern(%3) : (!wasmssa.ref<extern>) -> !wasmssa.ref<any>
    %5 = wasmssa.ref_cast to !wasmssa.i31ref(%4) : (!wasmssa.ref<any>) -> !wasmssa.i31ref
    %6 = wasmssa.i31_get_u(%5) : (!wasmssa.i31ref) -> i32
    wasmssa.return %6 : i32
  }
  wasmssa.func exported @initial(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.table_get @table_0, %0 : !wasmssa.anyref
    %2 = wasmssa.ref_cast to !wasmssa.ref<i31>(%1) : (!wasmssa.anyref) -> !wasmssa.ref<i31>
    %3 = wasmssa.upcast %2 : !wasmssa.ref<i31> to !wasmssa.i31ref
    %4 = wasmssa.i31_get_u(%3) : (!wasmssa.i31ref) -> i32
    wasmssa.return %4 : i32
  }
  wasmssa.table @table_0 !wasmssa<tabletype !wasmssa.anyref [2: 2]> with {
    %0 = wasmssa.const 3 : i32
    %1 = wasmssa.ref_i31(%0) : (i32) -> !wasmssa.ref<i31>
    %2 = wasmssa.upcast %1 : !wasmssa.ref<i31> to !wasmssa.anyref
    wasmssa.return %2 : !wasmssa.anyref
  }
  wasmssa.global @global_0 !wasmssa.ref<@type_0> : {
    %0 = wasmssa.const 1 : i32
    %1 = wasmssa.ref_null : !wasmssa.ref<null @type_0>
    %2 = wasmssa.struct_new @type_0(%0, %1) : (i32, !wasmssa.ref<null @type_0>) -> !wasmssa.ref<@type_0>
    wasmssa.return %2 : !wasmssa.ref<@type_0>
  }
  wasmssa.global @global_1 !wasmssa.ref<i31> : {
    %0 = wasmssa.const 6 : i32
    %1 = wasmssa.ref_i31(%0) : (i32) -> !wasmssa.ref<i31>
    wasmssa.return %1 : !wasmssa.ref<i31>
  }
  wasmssa.elem @elem_0 : !wasmssa.ref<null @type_0> values {
    %0 = wasmssa.const 5 : i32
    %1 = wasmssa.ref_null : !wasmssa.ref<null @type_0>
    %2 = wasmssa.struct_new @type_0(%0, %1) : (i32, !wasmssa.ref<null @type_0>) -> !wasmssa.ref<@type_0>
    %3 = wasmssa.upcast %2 : !wasmssa.ref<@type_0> to !wasmssa.ref<null @type_0>
    %4 = wasmssa.ref_null : !wasmssa.ref<null @type_0>
    wasmssa.return %3, %4 : !wasmssa.ref<null @type_0>, !wasmssa.ref<null @type_0>
  }
  wasmssa.data @data_0 "\01\02\03\FE"
}
