// RUN: wami opt %s --wasmssa-to-std --mem2reg --canonicalize | filecheck %s

// What arith would fold to its operand makes a signalling NaN quiet in Wasm.

// CHECK-LABEL: func.func @mul_one
// CHECK-NEXT: %[[QUIET:.*]] = arith.constant 4194304 : i32
// CHECK-NEXT: %[[BITS:.*]] = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %[[OR:.*]] = arith.ori %[[BITS]], %[[QUIET]] : i32
// CHECK-NEXT: %[[IS:.*]] = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT: %[[NAN:.*]] = arith.bitcast %[[OR]] : i32 to f32
// CHECK-NEXT: %[[R:.*]] = arith.select %[[IS]], %[[NAN]], %arg0 : f32
// CHECK-NEXT: return %[[R]] : f32
wasmssa.func exported @mul_one(%arg0: !wasmssa<local ref to f32>) -> f32 {
  %0 = wasmssa.local_get %arg0 :  ref to f32
  %1 = wasmssa.const 1.000000e+00 : f32
  %2 = wasmssa.mul %1 %0 : f32
  wasmssa.return %2 : f32
}
// CHECK-LABEL: func.func @sub_zero
// CHECK: arith.cmpf uno
// CHECK: arith.select
wasmssa.func exported @sub_zero(%arg0: !wasmssa<local ref to f64>) -> f64 {
  %0 = wasmssa.local_get %arg0 :  ref to f64
  %1 = wasmssa.const 0.000000e+00 : f64
  %2 = wasmssa.sub %0 %1 : f64
  wasmssa.return %2 : f64
}
// CHECK-LABEL: func.func @zero_sub
// CHECK: arith.subf
wasmssa.func exported @zero_sub(%arg0: !wasmssa<local ref to f64>) -> f64 {
  %0 = wasmssa.const 0.000000e+00 : f64
  %1 = wasmssa.local_get %arg0 :  ref to f64
  %2 = wasmssa.sub %0 %1 : f64
  wasmssa.return %2 : f64
}
// CHECK-LABEL: func.func @add_zero
// CHECK: arith.addf
wasmssa.func exported @add_zero(%arg0: !wasmssa<local ref to f64>) -> f64 {
  %0 = wasmssa.local_get %arg0 :  ref to f64
  %1 = wasmssa.const 0.000000e+00 : f64
  %2 = wasmssa.add %0 %1 : f64
  wasmssa.return %2 : f64
}
// CHECK-LABEL: func.func @add_negative_zero
// CHECK: arith.cmpf uno
// CHECK-NOT: arith.addf
wasmssa.func exported @add_negative_zero(%arg0: !wasmssa<local ref to f64>) -> f64 {
  %0 = wasmssa.local_get %arg0 :  ref to f64
  %1 = wasmssa.const -0.000000e+00 : f64
  %2 = wasmssa.add %0 %1 : f64
  wasmssa.return %2 : f64
}
// CHECK-LABEL: func.func @min_infinity
// CHECK: arith.cmpf uno
// CHECK-NOT: arith.minimumf
wasmssa.func exported @min_infinity(%arg0: !wasmssa<local ref to f32>) -> f32 {
  %0 = wasmssa.local_get %arg0 :  ref to f32
  %1 = wasmssa.const 0x7F800000 : f32
  %2 = wasmssa.min %0 %1 : f32
  wasmssa.return %2 : f32
}
// CHECK-LABEL: func.func @promote_demote
// CHECK: arith.cmpf uno
// CHECK-NOT: arith.truncf
wasmssa.func exported @promote_demote(%arg0: !wasmssa<local ref to f32>) -> f32 {
  %0 = wasmssa.local_get %arg0 :  ref to f32
  %1 = wasmssa.promote %0 : f32 to f64
  %2 = wasmssa.demote %1 : f64 to f32
  wasmssa.return %2 : f32
}
// The payload stays, as it does on processors.
// CHECK-LABEL: func.func @promote_demote_constant
// CHECK-NEXT: arith.constant 0xFFFFF000 : f32
wasmssa.func exported @promote_demote_constant() -> f32 {
  %0 = wasmssa.const 0xFFBFF000 : f32
  %1 = wasmssa.promote %0 : f32 to f64
  %2 = wasmssa.demote %1 : f64 to f32
  wasmssa.return %2 : f32
}
