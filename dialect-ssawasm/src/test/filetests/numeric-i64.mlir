// Every integer instruction of i64.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: ssawasm.func @f(%arg0: !ssawasm.local<i64>) {
// CHECK-NEXT: %0 = ssawasm.local_get %arg0 : i64
// CHECK-NEXT: %1 = ssawasm.clz %0 : i64
// CHECK-NEXT: %2 = ssawasm.ctz %0 : i64
// CHECK-NEXT: %3 = ssawasm.popcnt %0 : i64
// CHECK-NEXT: %4 = ssawasm.extend8_s %0 : i64
// CHECK-NEXT: %5 = ssawasm.extend16_s %0 : i64
// CHECK-NEXT: %6 = ssawasm.extend32_s %0 : i64
// CHECK-NEXT: %7 = ssawasm.add %0, %6 : i64
// CHECK-NEXT: %8 = ssawasm.sub %0, %7 : i64
// CHECK-NEXT: %9 = ssawasm.mul %0, %8 : i64
// CHECK-NEXT: %10 = ssawasm.div_s %0, %9 : i64
// CHECK-NEXT: %11 = ssawasm.div_u %0, %10 : i64
// CHECK-NEXT: %12 = ssawasm.rem_s %0, %11 : i64
// CHECK-NEXT: %13 = ssawasm.rem_u %0, %12 : i64
// CHECK-NEXT: %14 = ssawasm.and %0, %13 : i64
// CHECK-NEXT: %15 = ssawasm.or %0, %14 : i64
// CHECK-NEXT: %16 = ssawasm.xor %0, %15 : i64
// CHECK-NEXT: %17 = ssawasm.shl %0, %16 : i64
// CHECK-NEXT: %18 = ssawasm.shr_s %0, %17 : i64
// CHECK-NEXT: %19 = ssawasm.shr_u %0, %18 : i64
// CHECK-NEXT: %20 = ssawasm.rotl %0, %19 : i64
// CHECK-NEXT: %21 = ssawasm.rotr %0, %20 : i64
// CHECK-NEXT: %22 = ssawasm.eq %0, %0 : i64
// CHECK-NEXT: %23 = ssawasm.ne %0, %0 : i64
// CHECK-NEXT: %24 = ssawasm.lt_s %0, %0 : i64
// CHECK-NEXT: %25 = ssawasm.lt_u %0, %0 : i64
// CHECK-NEXT: %26 = ssawasm.gt_s %0, %0 : i64
// CHECK-NEXT: %27 = ssawasm.gt_u %0, %0 : i64
// CHECK-NEXT: %28 = ssawasm.le_s %0, %0 : i64
// CHECK-NEXT: %29 = ssawasm.le_u %0, %0 : i64
// CHECK-NEXT: %30 = ssawasm.ge_s %0, %0 : i64
// CHECK-NEXT: %31 = ssawasm.ge_u %0, %0 : i64
// CHECK-NEXT: %32 = ssawasm.eqz %0 : i64
// CHECK-NEXT: ssawasm.return
// CHECK-NEXT: }
ssawasm.func @f(%arg0: !ssawasm.local<i64>) {
  %0 = ssawasm.local_get %arg0 : i64
  %1 = ssawasm.clz %0 : i64
  %2 = ssawasm.ctz %0 : i64
  %3 = ssawasm.popcnt %0 : i64
  %4 = ssawasm.extend8_s %0 : i64
  %5 = ssawasm.extend16_s %0 : i64
  %6 = ssawasm.extend32_s %0 : i64
  %7 = ssawasm.add %0, %6 : i64
  %8 = ssawasm.sub %0, %7 : i64
  %9 = ssawasm.mul %0, %8 : i64
  %10 = ssawasm.div_s %0, %9 : i64
  %11 = ssawasm.div_u %0, %10 : i64
  %12 = ssawasm.rem_s %0, %11 : i64
  %13 = ssawasm.rem_u %0, %12 : i64
  %14 = ssawasm.and %0, %13 : i64
  %15 = ssawasm.or %0, %14 : i64
  %16 = ssawasm.xor %0, %15 : i64
  %17 = ssawasm.shl %0, %16 : i64
  %18 = ssawasm.shr_s %0, %17 : i64
  %19 = ssawasm.shr_u %0, %18 : i64
  %20 = ssawasm.rotl %0, %19 : i64
  %21 = ssawasm.rotr %0, %20 : i64
  %22 = ssawasm.eq %0, %0 : i64
  %23 = ssawasm.ne %0, %0 : i64
  %24 = ssawasm.lt_s %0, %0 : i64
  %25 = ssawasm.lt_u %0, %0 : i64
  %26 = ssawasm.gt_s %0, %0 : i64
  %27 = ssawasm.gt_u %0, %0 : i64
  %28 = ssawasm.le_s %0, %0 : i64
  %29 = ssawasm.le_u %0, %0 : i64
  %30 = ssawasm.ge_s %0, %0 : i64
  %31 = ssawasm.ge_u %0, %0 : i64
  %32 = ssawasm.eqz %0 : i64
  ssawasm.return
}
