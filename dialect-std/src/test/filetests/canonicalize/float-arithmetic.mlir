// Floats: only what IEEE allows; more with fastmath.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @zero(%arg0: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    %0 = arith.addf %arg0, %cst : f32
// CHECK-NEXT:    %1 = arith.subf %arg0, %cst_0 : f32
// CHECK-NEXT:    return %0, %arg0, %arg0, %1 : f32, f32, f32, f32
// CHECK-NEXT:  }
func.func @zero(%x: f32) -> (f32, f32, f32, f32) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %a = arith.addf %x, %z : f32
  %b = arith.addf %x, %n : f32
  %c = arith.subf %x, %z : f32
  %d = arith.subf %x, %n : f32
  return %a, %b, %c, %d : f32, f32, f32, f32
}
// CHECK-LABEL: func.func @one(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:    return %arg0, %arg0 : f32, f32
// CHECK-NEXT:  }
func.func @one(%x: f32) -> (f32, f32) {
  %one = arith.constant 1.0 : f32
  %a = arith.mulf %x, %one : f32
  %b = arith.divf %x, %one : f32
  return %a, %b : f32, f32
}
// CHECK-LABEL: func.func @negations(%arg0: f32, %arg1: f32) -> (f32, f32, f32) {
// CHECK-NEXT:    %0 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT:    %1 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT:    return %arg0, %0, %1 : f32, f32, f32
// CHECK-NEXT:  }
func.func @negations(%x: f32, %y: f32) -> (f32, f32, f32) {
  %a = arith.negf %x : f32
  %b = arith.negf %a : f32
  %c = arith.negf %y : f32
  %d = arith.mulf %a, %c : f32
  %e = arith.divf %a, %c : f32
  return %b, %d, %e : f32, f32, f32
}
// CHECK-LABEL: func.func @constants() -> (f32, f64, f32) {
// CHECK-NEXT:    %cst = arith.constant 3.000000e-01 : f32
// CHECK-NEXT:    %cst_0 = arith.constant 0.30000000000000004 : f64
// CHECK-NEXT:    %cst_1 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:    return %cst, %cst_0, %cst_1 : f32, f64, f32
// CHECK-NEXT:  }
func.func @constants() -> (f32, f64, f32) {
  %a = arith.constant 0.1 : f32
  %b = arith.constant 0.2 : f32
  %c = arith.constant 0.1 : f64
  %d = arith.constant 0.2 : f64
  %z = arith.constant 0.0 : f32
  %e = arith.addf %a, %b : f32
  %f = arith.addf %c, %d : f64
  %g = arith.divf %a, %z : f32
  return %e, %f, %g : f32, f64, f32
}
// CHECK-LABEL: func.func @minima(%arg0: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:    %cst = arith.constant 0x7F800000 : f32
// CHECK-NEXT:    %0 = arith.minnumf %arg0, %cst : f32
// CHECK-NEXT:    %1 = arith.maxnumf %arg0, %cst : f32
// CHECK-NEXT:    return %arg0, %0, %arg0, %1 : f32, f32, f32, f32
// CHECK-NEXT:  }
func.func @minima(%x: f32) -> (f32, f32, f32, f32) {
  %inf = arith.constant 0x7F800000 : f32
  %a = arith.minimumf %x, %inf : f32
  %b = arith.minnumf %x, %inf : f32
  %c = arith.maximumf %x, %x : f32
  %d = arith.maxnumf %inf, %x : f32
  return %a, %b, %c, %d : f32, f32, f32, f32
}
