// Folds of math on constants whose results are exact, and what does not fold.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @exact() -> (f32, f32, f32, f32, f64, f32) {
// CHECK-NEXT:    %cst = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:    %cst_0 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:    %cst_1 = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:    %cst_2 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:    %cst_3 = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_0 : f32, f32, f32, f32, f64, f32
// CHECK-NEXT:  }
func.func @exact() -> (f32, f32, f32, f32, f64, f32) {
  %a = arith.constant -2.5 : f32
  %b = arith.constant 16.0 : f32
  %c = arith.constant 3.0 : f64
  %0 = math.absf %a : f32
  %1 = math.ceil %a : f32
  %2 = math.floor %a : f32
  %3 = math.sqrt %b : f32
  %4 = math.copysign %c, %c : f64
  %5 = math.roundeven %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f64, f32
}
// CHECK-LABEL: func.func @integers() -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:    %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:    %c29_i32 = arith.constant 29 : i32
// CHECK-NEXT:    %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:    return %c8_i32, %c0_i32, %c3_i32, %c29_i32, %c32_i32 : i32, i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @integers() -> (i32, i32, i32, i32, i32) {
  %a = arith.constant -8 : i32
  %z = arith.constant 0 : i32
  %0 = math.absi %a : i32
  %1 = math.ctlz %a : i32
  %2 = math.cttz %a : i32
  %3 = math.ctpop %a : i32
  %4 = math.ctlz %z : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
// CHECK-LABEL: func.func @unchanged(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:    %0 = math.absf %arg0 : f32
// CHECK-NEXT:    %1 = math.absf %0 : f32
// CHECK-NEXT:    %2 = math.floor %arg0 : f32
// CHECK-NEXT:    %3 = math.ceil %2 : f32
// CHECK-NEXT:    return %1, %3 : f32, f32
// CHECK-NEXT:  }
func.func @unchanged(%x: f32) -> (f32, f32) {
  %0 = math.absf %x : f32
  %1 = math.absf %0 : f32
  %2 = math.floor %x : f32
  %3 = math.ceil %2 : f32
  return %1, %3 : f32, f32
}
// CHECK-LABEL: func.func @negative_root() -> f32 {
// CHECK-NEXT:    %cst = arith.constant -4.000000e+00 : f32
// CHECK-NEXT:    %0 = math.sqrt %cst : f32
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @negative_root() -> f32 {
  %a = arith.constant -4.0 : f32
  %0 = math.sqrt %a : f32
  return %0 : f32
}
