// Folds of math's functions on constants, where every good library rounds to the same number.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @of_a_half() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:    %cst = arith.constant 1.04719758 : f32
// CHECK-NEXT:    %cst_0 = arith.constant 0.52359879 : f32
// CHECK-NEXT:    %cst_1 = arith.constant 0.463647604 : f32
// CHECK-NEXT:    %cst_2 = arith.constant 0.549306154 : f32
// CHECK-NEXT:    %cst_3 = arith.constant 0.87758255 : f32
// CHECK-NEXT:    %cst_4 = arith.constant 0.520499885 : f32
// CHECK-NEXT:    %cst_5 = arith.constant 0.479500115 : f32
// CHECK-NEXT:    %cst_6 = arith.constant 1.64872122 : f32
// CHECK-NEXT:    %cst_7 = arith.constant 1.41421354 : f32
// CHECK-NEXT:    %cst_8 = arith.constant 0.648721277 : f32
// CHECK-NEXT:    %cst_9 = arith.constant -0.693147182 : f32
// CHECK-NEXT:    %cst_10 = arith.constant -3.010300e-01 : f32
// CHECK-NEXT:    %cst_11 = arith.constant 0.405465096 : f32
// CHECK-NEXT:    %cst_12 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:    %cst_13 = arith.constant 0.47942555 : f32
// CHECK-NEXT:    %cst_14 = arith.constant 0.521095276 : f32
// CHECK-NEXT:    %cst_15 = arith.constant 1.12762594 : f32
// CHECK-NEXT:    %cst_16 = arith.constant 0.546302497 : f32
// CHECK-NEXT:    %cst_17 = arith.constant 0.462117165 : f32
// CHECK-NEXT:    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13, %cst_14, %cst_15, %cst_16, %cst_17 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:  }
func.func @of_a_half() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %x = arith.constant 0.5 : f32
  %0 = math.acos %x : f32
  %1 = math.asin %x : f32
  %2 = math.atan %x : f32
  %3 = math.atanh %x : f32
  %4 = math.cos %x : f32
  %5 = math.erf %x : f32
  %6 = math.erfc %x : f32
  %7 = math.exp %x : f32
  %8 = math.exp2 %x : f32
  %9 = math.expm1 %x : f32
  %10 = math.log %x : f32
  %11 = math.log10 %x : f32
  %12 = math.log1p %x : f32
  %13 = math.log2 %x : f32
  %14 = math.sin %x : f32
  %15 = math.sinh %x : f32
  %16 = math.cosh %x : f32
  %17 = math.tan %x : f32
  %18 = math.tanh %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
// CHECK-LABEL: func.func @of_two() -> (f64, f64, i1, i1, i1, i1) {
// CHECK-NEXT:    %cst = arith.constant 1.316957950592041 : f64
// CHECK-NEXT:    %cst_0 = arith.constant 2.700000e+01 : f64
// CHECK-NEXT:    %true = arith.constant true
// CHECK-NEXT:    %false = arith.constant false
// CHECK-NEXT:    return %cst, %cst_0, %true, %false, %false, %true : f64, f64, i1, i1, i1, i1
// CHECK-NEXT:  }
func.func @of_two() -> (f64, f64, i1, i1, i1, i1) {
  %x = arith.constant 2.0 : f32
  %y = arith.constant 3.0 : f64
  %0 = math.acosh %x : f32
  %1 = arith.extf %0 : f32 to f64
  %2 = math.powf %y, %y : f64
  %3 = math.isfinite %y : f64
  %4 = math.isinf %y : f64
  %5 = math.isnan %y : f64
  %6 = math.isnormal %y : f64
  return %1, %2, %3, %4, %5, %6 : f64, f64, i1, i1, i1, i1
}
// CHECK-LABEL: func.func @of_both() -> f32 {
// CHECK-NEXT:    %cst = arith.constant 0.244978666 : f32
// CHECK-NEXT:    return %cst : f32
// CHECK-NEXT:  }
func.func @of_both() -> f32 {
  %x = arith.constant 0.5 : f32
  %y = arith.constant 2.0 : f32
  %0 = math.atan2 %x, %y : f32
  return %0 : f32
}
