func.func @every_function(%x: f32, %y: f32, %i: i32, %v: vector<2xf64>) -> f32 {
  %0 = math.absf %x : f32
  %1 = math.acos %0 : f32
  %2 = math.acosh %1 : f32
  %3 = math.asin %2 : f32
  %4 = math.asinh %3 : f32
  %5 = math.atan %4 fastmath<fast> : f32
  %6 = math.atan2 %5, %y : f32
  %7 = math.atanh %6 : f32
  %8 = math.cbrt %7 : f32
  %9 = math.ceil %8 : f32
  %10 = math.clampf %9 to [%x, %y] fastmath<nnan> : f32
  %11 = math.copysign %10, %y : f32
  %12 = math.cos %11 : f32
  %13 = math.cosh %12 : f32
  %14 = math.erf %13 : f32
  %15 = math.erfc %14 : f32
  %16 = math.exp %15 : f32
  %17 = math.exp2 %16 : f32
  %18 = math.expm1 %17 : f32
  %19 = math.floor %18 : f32
  %20 = math.fma %19, %x, %y : f32
  %21 = math.fpowi %20, %i : f32, i32
  %22 = math.log %21 : f32
  %23 = math.log10 %22 : f32
  %24 = math.log1p %23 : f32
  %25 = math.log2 %24 : f32
  %26 = math.powf %25, %x : f32
  %27 = math.round %26 : f32
  %28 = math.roundeven %27 : f32
  %29 = math.rsqrt %28 : f32
  %30 = math.sin %29 : f32
  %sin, %cos = math.sincos %30 : f32
  %31 = math.sinh %cos : f32
  %32 = math.sqrt %31 : f32
  %33 = math.tan %32 : f32
  %34 = math.tanh %33 : f32
  %35 = math.trunc %34 : f32
  return %35 : f32
}
func.func @classes(%x: f32, %v: vector<2xf64>) -> (i1, i1, i1, vector<2xi1>) {
  %0 = math.isfinite %x : f32
  %1 = math.isinf %x : f32
  %2 = math.isnan %x : f32
  %3 = math.isnormal %v : vector<2xf64>
  return %0, %1, %2, %3 : i1, i1, i1, vector<2xi1>
}
func.func @integers(%x: i32, %i: index) -> (i32, i32, i32, i32, i32, index) {
  %0 = math.absi %x : i32
  %1 = math.ctlz %x : i32
  %2 = math.cttz %x : i32
  %3 = math.ctpop %x : i32
  %4 = math.ipowi %x, %x : i32
  %5 = math.ctlz %i : index
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, index
}
func.func @integer_constants() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i8) {
  %a = arith.constant -12 : i32
  %b = arith.constant 3 : i32
  %z = arith.constant 0 : i32
  %m = arith.constant -1 : i32
  %c = arith.constant -128 : i8
  %0 = math.absi %a : i32
  %1 = math.ctlz %b : i32
  %2 = math.cttz %a : i32
  %3 = math.ctpop %a : i32
  %4 = math.ipowi %a, %b : i32
  %5 = math.ipowi %b, %a : i32
  %6 = math.ipowi %z, %m : i32
  %7 = math.ctlz %z : i32
  %8 = math.ipowi %m, %m : i32
  %9 = math.absi %c : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i8
}
func.func @float_constants() -> (f32, f32, f32, f32, f32, f32, f32, f64, f32, f64, f32, f16, i1, i1, f32) {
  %a = arith.constant -2.5 : f32
  %b = arith.constant 2.0 : f32
  %c = arith.constant 2.0 : f64
  %h = arith.constant 2.5 : f16
  %0 = math.absf %a : f32
  %1 = math.ceil %a : f32
  %2 = math.floor %a : f32
  %3 = math.round %a : f32
  %4 = math.roundeven %a : f32
  %5 = math.trunc %a : f32
  %6 = math.copysign %b, %a : f32
  %7 = math.sqrt %c : f64
  %8 = math.powf %b, %a : f32
  %9 = math.log2 %c : f64
  %10 = math.sqrt %a : f32
  %11 = math.floor %h : f16
  %12 = math.isnan %a : f32
  %13 = math.isnormal %a : f32
  %14 = math.exp %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : f32, f32, f32, f32, f32, f32, f32, f64, f32, f64, f32, f16, i1, i1, f32
}
