// RUN: wami opt %s | wami opt --mlir-print-op-generic | wami opt | filecheck %s
// run: @sum(10) == 45
// run: @choose(1) == 10
// run: @choose(0) == 20
// run: @table(0) == 100
// run: @table(1) == 101
// run: @table(7) == 102
// run: @early(1) == 7
// run: @early(0) == 8
// run: @trap() traps "unreachable"
// run: @kept(3) == 6
// run: @kept(0) == 0
// run: @swapped(1, 2) == (2, 1)
// run: @fac(10) == 3628800

module {
  wasmssa.func exported @sum(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local of type i32
    %1 = wasmssa.const 0 : i32
    // CHECK: wasmssa.loop(%1) : i32 : {
    wasmssa.loop(%1) : i32 : {
    ^bb0(%arg1: i32):
      %3 = wasmssa.local_get %0 :  ref to i32
      %4 = wasmssa.add %arg1 %3 : i32
      %5 = wasmssa.local_get %0 :  ref to i32
      %6 = wasmssa.const 1 : i32
      %7 = wasmssa.add %5 %6 : i32
      %8 = wasmssa.local_tee %0 :  ref to i32 to %7 : i32
      %9 = wasmssa.local_get %arg0 :  ref to i32
      %10 = wasmssa.lt_si %8 %9 : i32 -> i32
      // CHECK: wasmssa.branch_if %10 to level 0 with args(%4 : i32) else ^bb1
      wasmssa.branch_if %10 to level 0 with args(%4 : i32) else ^bb1
    ^bb1:  // pred: ^bb0
      wasmssa.block_return %4 : i32
    }> ^bb1
  ^bb1(%2: i32):  // pred: ^bb0
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @choose(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.if %0 : {
      %2 = wasmssa.const 10 : i32
      wasmssa.block_return %2 : i32
    } else {
      %2 = wasmssa.const 20 : i32
      wasmssa.block_return %2 : i32
    }> ^bb1
  ^bb1(%1: i32):  // pred: ^bb0
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @table(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      wasmssa.block : {
        wasmssa.block : {
          %3 = wasmssa.local_get %arg0 :  ref to i32
          // CHECK: wasmssa.branch_table %3 to levels [0, 1] default 2
          wasmssa.branch_table %3 to levels [0, 1] default 2
        }> ^bb1
      ^bb1:  // pred: ^bb0
        %2 = wasmssa.const 100 : i32
        wasmssa.return %2 : i32
      }> ^bb1
    ^bb1:  // pred: ^bb0
      %1 = wasmssa.const 101 : i32
      // CHECK: wasmssa.branch to level 1 with args(%1 : i32)
      wasmssa.branch to level 1 with args(%1 : i32)
    }> ^bb1
  ^bb1:  // pred: ^bb0
    %0 = wasmssa.const 102 : i32
    wasmssa.return {explicit} %0 : i32
  }
  wasmssa.func exported @early(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 7 : i32
    %1 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.branch_if %1 to level 0 with args(%0 : i32) else ^bb1
  ^bb1:  // pred: ^bb0
    %2 = wasmssa.const 1 : i32
    %3 = wasmssa.add %0 %2 : i32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @trap() {
    wasmssa.nop
    wasmssa.unreachable
  }
  wasmssa.func exported @kept(%arg0: !wasmssa<local ref to i32>) -> i32 {
    wasmssa.block : {
      %1 = wasmssa.local_get %arg0 :  ref to i32
      %2 = wasmssa.local_get %arg0 :  ref to i32
      %3 = wasmssa.eqz %2 : i32 -> i32
      wasmssa.branch_if %3 to level 0 with args(%1 : i32) else ^bb1
    ^bb1:  // pred: ^bb0
      %4 = wasmssa.const 2 : i32
      %5 = wasmssa.mul %1 %4 : i32
      wasmssa.block_return %5 : i32
    }> ^bb1
  ^bb1(%0: i32):  // pred: ^bb0
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @swapped(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> (i32, i32) {
    %0 = wasmssa.local_get %arg1 :  ref to i32
    %1 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return %0, %1 : i32, i32
  }
  wasmssa.func exported @fac(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.eqz %0 : i64 -> i32
    wasmssa.if %1 : {
      %3 = wasmssa.const 1 : i64
      wasmssa.block_return %3 : i64
    } else {
      %3 = wasmssa.local_get %arg0 :  ref to i64
      %4 = wasmssa.local_get %arg0 :  ref to i64
      %5 = wasmssa.const 1 : i64
      %6 = wasmssa.sub %4 %5 : i64
      %7 = wasmssa.call @fac(%6) : (i64) -> i64
      %8 = wasmssa.mul %3 %7 : i64
      wasmssa.block_return %8 : i64
    }> ^bb1
  ^bb1(%2: i64):  // pred: ^bb0
    wasmssa.return %2 : i64
  }
}
