// The unary operations of math, on scalars and vectors, with fastmath.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: f64, %arg2: vector<4xf32>) {
// CHECK-NEXT:    %0 = math.absf %arg0 : f32
// CHECK-NEXT:    %1 = math.acos %arg0 : f32
// CHECK-NEXT:    %2 = math.acosh %arg0 : f32
// CHECK-NEXT:    %3 = math.asin %arg0 : f32
// CHECK-NEXT:    %4 = math.asinh %arg0 : f32
// CHECK-NEXT:    %5 = math.atan %arg1 : f64
// CHECK-NEXT:    %6 = math.atanh %arg1 : f64
// CHECK-NEXT:    %7 = math.cbrt %arg1 : f64
// CHECK-NEXT:    %8 = math.ceil %arg0 : f32
// CHECK-NEXT:    %9 = math.cos %arg0 : f32
// CHECK-NEXT:    %10 = math.cosh %arg0 : f32
// CHECK-NEXT:    %11 = math.erf %arg0 : f32
// CHECK-NEXT:    %12 = math.exp %arg0 : f32
// CHECK-NEXT:    %13 = math.exp2 %arg0 : f32
// CHECK-NEXT:    %14 = math.expm1 %arg0 : f32
// CHECK-NEXT:    %15 = math.floor %arg0 : f32
// CHECK-NEXT:    %16 = math.log %arg0 : f32
// CHECK-NEXT:    %17 = math.log10 %arg0 : f32
// CHECK-NEXT:    %18 = math.log1p %arg0 : f32
// CHECK-NEXT:    %19 = math.log2 %arg0 : f32
// CHECK-NEXT:    %20 = math.round %arg0 : f32
// CHECK-NEXT:    %21 = math.roundeven %arg0 : f32
// CHECK-NEXT:    %22 = math.rsqrt %arg0 : f32
// CHECK-NEXT:    %23 = math.sin %arg2 fastmath<fast> : vector<4xf32>
// CHECK-NEXT:    %24 = math.sinh %arg0 : f32
// CHECK-NEXT:    %25 = math.sqrt %arg2 : vector<4xf32>
// CHECK-NEXT:    %26 = math.tan %arg0 : f32
// CHECK-NEXT:    %27 = math.tanh %arg0 : f32
// CHECK-NEXT:    %28 = math.trunc %arg0 : f32
// CHECK-NEXT:    %29 = math.erfc %arg0 : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @floats(%x: f32, %d: f64, %v: vector<4xf32>) {
  %0 = math.absf %x : f32
  %1 = math.acos %x : f32
  %2 = math.acosh %x : f32
  %3 = math.asin %x : f32
  %4 = math.asinh %x : f32
  %5 = math.atan %d : f64
  %6 = math.atanh %d : f64
  %7 = math.cbrt %d : f64
  %8 = math.ceil %x : f32
  %9 = math.cos %x : f32
  %10 = math.cosh %x : f32
  %11 = math.erf %x : f32
  %12 = math.exp %x : f32
  %13 = math.exp2 %x : f32
  %14 = math.expm1 %x : f32
  %15 = math.floor %x : f32
  %16 = math.log %x : f32
  %17 = math.log10 %x : f32
  %18 = math.log1p %x : f32
  %19 = math.log2 %x : f32
  %20 = math.round %x : f32
  %21 = math.roundeven %x : f32
  %22 = math.rsqrt %x : f32
  %23 = math.sin %v fastmath<fast> : vector<4xf32>
  %24 = math.sinh %x : f32
  %25 = math.sqrt %v : vector<4xf32>
  %26 = math.tan %x : f32
  %27 = math.tanh %x : f32
  %28 = math.trunc %x : f32
  %29 = math.erfc %x : f32
  return
}
// CHECK-LABEL: func.func @integers(%arg0: i32, %arg1: vector<4xi64>) {
// CHECK-NEXT:    %0 = math.absi %arg0 : i32
// CHECK-NEXT:    %1 = math.ctlz %arg0 : i32
// CHECK-NEXT:    %2 = math.cttz %arg1 : vector<4xi64>
// CHECK-NEXT:    %3 = math.ctpop %arg1 : vector<4xi64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @integers(%x: i32, %v: vector<4xi64>) {
  %0 = math.absi %x : i32
  %1 = math.ctlz %x : i32
  %2 = math.cttz %v : vector<4xi64>
  %3 = math.ctpop %v : vector<4xi64>
  return
}
// CHECK-LABEL: func.func @classes(%arg0: f32) {
// CHECK-NEXT:    %0 = math.isfinite %arg0 : f32
// CHECK-NEXT:    %1 = math.isinf %arg0 : f32
// CHECK-NEXT:    %2 = math.isnan %arg0 : f32
// CHECK-NEXT:    %3 = math.isnormal %arg0 : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @classes(%x: f32) {
  %0 = math.isfinite %x : f32
  %1 = math.isinf %x : f32
  %2 = math.isnan %x : f32
  %3 = math.isnormal %x : f32
  return
}
