// Every instruction of f64.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: ssawasm.func @f(%arg0: !ssawasm.local<f64>) {
// CHECK-NEXT: %0 = ssawasm.local_get %arg0 : f64
// CHECK-NEXT: %1 = ssawasm.abs %0 : f64
// CHECK-NEXT: %2 = ssawasm.neg %0 : f64
// CHECK-NEXT: %3 = ssawasm.ceil %0 : f64
// CHECK-NEXT: %4 = ssawasm.floor %0 : f64
// CHECK-NEXT: %5 = ssawasm.trunc %0 : f64
// CHECK-NEXT: %6 = ssawasm.nearest %0 : f64
// CHECK-NEXT: %7 = ssawasm.sqrt %0 : f64
// CHECK-NEXT: %8 = ssawasm.add %0, %7 : f64
// CHECK-NEXT: %9 = ssawasm.sub %0, %8 : f64
// CHECK-NEXT: %10 = ssawasm.mul %0, %9 : f64
// CHECK-NEXT: %11 = ssawasm.div %0, %10 : f64
// CHECK-NEXT: %12 = ssawasm.min %0, %11 : f64
// CHECK-NEXT: %13 = ssawasm.max %0, %12 : f64
// CHECK-NEXT: %14 = ssawasm.copysign %0, %13 : f64
// CHECK-NEXT: %15 = ssawasm.eq %0, %0 : f64
// CHECK-NEXT: %16 = ssawasm.ne %0, %0 : f64
// CHECK-NEXT: %17 = ssawasm.lt %0, %0 : f64
// CHECK-NEXT: %18 = ssawasm.gt %0, %0 : f64
// CHECK-NEXT: %19 = ssawasm.le %0, %0 : f64
// CHECK-NEXT: %20 = ssawasm.ge %0, %0 : f64
// CHECK-NEXT: ssawasm.return
// CHECK-NEXT: }
ssawasm.func @f(%arg0: !ssawasm.local<f64>) {
  %0 = ssawasm.local_get %arg0 : f64
  %1 = ssawasm.abs %0 : f64
  %2 = ssawasm.neg %0 : f64
  %3 = ssawasm.ceil %0 : f64
  %4 = ssawasm.floor %0 : f64
  %5 = ssawasm.trunc %0 : f64
  %6 = ssawasm.nearest %0 : f64
  %7 = ssawasm.sqrt %0 : f64
  %8 = ssawasm.add %0, %7 : f64
  %9 = ssawasm.sub %0, %8 : f64
  %10 = ssawasm.mul %0, %9 : f64
  %11 = ssawasm.div %0, %10 : f64
  %12 = ssawasm.min %0, %11 : f64
  %13 = ssawasm.max %0, %12 : f64
  %14 = ssawasm.copysign %0, %13 : f64
  %15 = ssawasm.eq %0, %0 : f64
  %16 = ssawasm.ne %0, %0 : f64
  %17 = ssawasm.lt %0, %0 : f64
  %18 = ssawasm.gt %0, %0 : f64
  %19 = ssawasm.le %0, %0 : f64
  %20 = ssawasm.ge %0, %0 : f64
  ssawasm.return
}
