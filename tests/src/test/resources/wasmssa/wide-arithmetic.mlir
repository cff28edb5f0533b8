// Arithmetic on 128 bits in two i64; a call gives low + high * 1000003. The values are Python's.
// engines: interpreter, wasm, std, compiled - wasabi opt has to be told that it may use the feature
// run: @add(1, 2, 3, 4) == 6000022
// run: @add(-1, 0, 1, 0) == 1000003
// run: @add(-1, -1, -1, -1) == -1000005
// run: @sub(1, 2, 3, 4) == -3000011
// run: @sub(-1, 0, 1, 0) == -2
// run: @sub(-1, -1, -1, -1) == 0
// run: @mul_s(-3, 4) == -1000015
// run: @mul_s(-1, -1) == 1
// run: @mul_s(4611686018427387904, 8) == 2000006
// run: @mul_s(-9223372036854775808, -1) == -9223372036854775808
// run: @mul_u(-3, 4) == 2999997
// run: @mul_u(-1, -1) == -2000005
// run: @mul_u(4611686018427387904, 8) == 2000006

module {
  wasmssa.func exported @add(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>, %arg2: !wasmssa<local ref to i64>, %arg3: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.local_get %arg2 :  ref to i64
    %3 = wasmssa.local_get %arg3 :  ref to i64
    %low, %high = wasmssa.i64.add128 %0, %1, %2, %3
    %4 = wasmssa.const 1000003 : i64
    %5 = wasmssa.mul %high %4 : i64
    %6 = wasmssa.add %low %5 : i64
    wasmssa.return %6 : i64
  }
  wasmssa.func exported @sub(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>, %arg2: !wasmssa<local ref to i64>, %arg3: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.local_get %arg2 :  ref to i64
    %3 = wasmssa.local_get %arg3 :  ref to i64
    %low, %high = wasmssa.i64.sub128 %0, %1, %2, %3
    %4 = wasmssa.const 1000003 : i64
    %5 = wasmssa.mul %high %4 : i64
    %6 = wasmssa.add %low %5 : i64
    wasmssa.return %6 : i64
  }
  wasmssa.func exported @mul_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %low, %high = wasmssa.i64.mul_wide_s %0, %1
    %2 = wasmssa.const 1000003 : i64
    %3 = wasmssa.mul %high %2 : i64
    %4 = wasmssa.add %low %3 : i64
    wasmssa.return %4 : i64
  }
  wasmssa.func exported @mul_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %low, %high = wasmssa.i64.mul_wide_u %0, %1
    %2 = wasmssa.const 1000003 : i64
    %3 = wasmssa.mul %high %2 : i64
    %4 = wasmssa.add %low %3 : i64
    wasmssa.return %4 : i64
  }
}
