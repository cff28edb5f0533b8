// RUN: wami opt %s | wami opt --mlir-print-op-generic | wami opt | filecheck %s
// Numeric instructions: interpreted, encoded as they are, and encoded after passes.
// run: @add(2, 3) == 5
// run: @add(2147483647, 1) == -2147483648
// run: @div_si(7, -2) == -3
// run: @div_si(7, 0) traps "integer divide by zero"
// run: @rotl(-2147483648, 33) == 1
// run: @low8(255) == -1
// run: @low32(4294967296) == 0
// run: @is_zero(0) == 1
// run: @less(-1, 1) == 0
// run: @saturate(1.0e30) == 9223372036854775807
// run: @truncate(1.0e30) traps "integer overflow"
// run: @nearest(2.5) == 2.0
// run: @dropped_trap(0) traps "integer divide by zero"
// run: @mixed(5) == 30.0

module {
  // CHECK-LABEL: wasmssa.func exported @add
  // CHECK: %2 = wasmssa.add %0 %1 : i32
  wasmssa.func exported @add(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @div_si(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.div_si %0 %1 : i32
    wasmssa.return %2 : i32
  }
  // CHECK-LABEL: @rotl
  // CHECK: %2 = wasmssa.rotl %0 by %1 bits : i32
  wasmssa.func exported @rotl(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rotl %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @low8(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend 8 : ui32 low bits from %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @low32(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.extend 32 : ui32 low bits from %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @is_zero(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.eqz %0 : i64 -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @less(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.lt_ui %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @saturate(%arg0: !wasmssa<local ref to f64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_sat_si %0 : f64 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @truncate(%arg0: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_ui %0 : f64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @nearest(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.nearest %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @dropped_trap(%arg0: !wasmssa<local ref to i32>) {
    %0 = wasmssa.const 1 : i32
    %1 = wasmssa.local_get %arg0 :  ref to i32
    %2 = wasmssa.rem_ui %0 %1 : i32
    wasmssa.drop %2 : i32
    wasmssa.return
  }
  wasmssa.func exported @mixed(%arg0: !wasmssa<local ref to i32>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend_i32_s %0 to i64
    %2 = wasmssa.wrap %1 : i64 to i32
    %3 = wasmssa.convert_u %2 : i32 to f32
    %4 = wasmssa.reinterpret %3 : f32 as i32
    %5 = wasmssa.reinterpret %4 : i32 as f32
    %6 = wasmssa.promote %5 : f32 to f64
    %7 = wasmssa.demote %6 : f64 to f32
    %8 = wasmssa.promote %7 : f32 to f64
    %9 = wasmssa.const 6.000000e+00 : f64
    %10 = wasmssa.mul %8 %9 : f64
    wasmssa.return %10 : f64
  }
}
