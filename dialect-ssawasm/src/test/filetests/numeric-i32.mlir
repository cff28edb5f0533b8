// Every integer instruction of i32.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: ssawasm.func @f(%arg0: !ssawasm.local<i32>) {
// CHECK-NEXT: %0 = ssawasm.local_get %arg0 : i32
// CHECK-NEXT: %1 = ssawasm.clz %0 : i32
// CHECK-NEXT: %2 = ssawasm.ctz %0 : i32
// CHECK-NEXT: %3 = ssawasm.popcnt %0 : i32
// CHECK-NEXT: %4 = ssawasm.extend8_s %0 : i32
// CHECK-NEXT: %5 = ssawasm.extend16_s %0 : i32
// CHECK-NEXT: %6 = ssawasm.add %0, %5 : i32
// CHECK-NEXT: %7 = ssawasm.sub %0, %6 : i32
// CHECK-NEXT: %8 = ssawasm.mul %0, %7 : i32
// CHECK-NEXT: %9 = ssawasm.div_s %0, %8 : i32
// CHECK-NEXT: %10 = ssawasm.div_u %0, %9 : i32
// CHECK-NEXT: %11 = ssawasm.rem_s %0, %10 : i32
// CHECK-NEXT: %12 = ssawasm.rem_u %0, %11 : i32
// CHECK-NEXT: %13 = ssawasm.and %0, %12 : i32
// CHECK-NEXT: %14 = ssawasm.or %0, %13 : i32
// CHECK-NEXT: %15 = ssawasm.xor %0, %14 : i32
// CHECK-NEXT: %16 = ssawasm.shl %0, %15 : i32
// CHECK-NEXT: %17 = ssawasm.shr_s %0, %16 : i32
// CHECK-NEXT: %18 = ssawasm.shr_u %0, %17 : i32
// CHECK-NEXT: %19 = ssawasm.rotl %0, %18 : i32
// CHECK-NEXT: %20 = ssawasm.rotr %0, %19 : i32
// CHECK-NEXT: %21 = ssawasm.eq %0, %0 : i32
// CHECK-NEXT: %22 = ssawasm.ne %0, %0 : i32
// CHECK-NEXT: %23 = ssawasm.lt_s %0, %0 : i32
// CHECK-NEXT: %24 = ssawasm.lt_u %0, %0 : i32
// CHECK-NEXT: %25 = ssawasm.gt_s %0, %0 : i32
// CHECK-NEXT: %26 = ssawasm.gt_u %0, %0 : i32
// CHECK-NEXT: %27 = ssawasm.le_s %0, %0 : i32
// CHECK-NEXT: %28 = ssawasm.le_u %0, %0 : i32
// CHECK-NEXT: %29 = ssawasm.ge_s %0, %0 : i32
// CHECK-NEXT: %30 = ssawasm.ge_u %0, %0 : i32
// CHECK-NEXT: %31 = ssawasm.eqz %0 : i32
// CHECK-NEXT: ssawasm.return
// CHECK-NEXT: }
ssawasm.func @f(%arg0: !ssawasm.local<i32>) {
  %0 = ssawasm.local_get %arg0 : i32
  %1 = ssawasm.clz %0 : i32
  %2 = ssawasm.ctz %0 : i32
  %3 = ssawasm.popcnt %0 : i32
  %4 = ssawasm.extend8_s %0 : i32
  %5 = ssawasm.extend16_s %0 : i32
  %6 = ssawasm.add %0, %5 : i32
  %7 = ssawasm.sub %0, %6 : i32
  %8 = ssawasm.mul %0, %7 : i32
  %9 = ssawasm.div_s %0, %8 : i32
  %10 = ssawasm.div_u %0, %9 : i32
  %11 = ssawasm.rem_s %0, %10 : i32
  %12 = ssawasm.rem_u %0, %11 : i32
  %13 = ssawasm.and %0, %12 : i32
  %14 = ssawasm.or %0, %13 : i32
  %15 = ssawasm.xor %0, %14 : i32
  %16 = ssawasm.shl %0, %15 : i32
  %17 = ssawasm.shr_s %0, %16 : i32
  %18 = ssawasm.shr_u %0, %17 : i32
  %19 = ssawasm.rotl %0, %18 : i32
  %20 = ssawasm.rotr %0, %19 : i32
  %21 = ssawasm.eq %0, %0 : i32
  %22 = ssawasm.ne %0, %0 : i32
  %23 = ssawasm.lt_s %0, %0 : i32
  %24 = ssawasm.lt_u %0, %0 : i32
  %25 = ssawasm.gt_s %0, %0 : i32
  %26 = ssawasm.gt_u %0, %0 : i32
  %27 = ssawasm.le_s %0, %0 : i32
  %28 = ssawasm.le_u %0, %0 : i32
  %29 = ssawasm.ge_s %0, %0 : i32
  %30 = ssawasm.ge_u %0, %0 : i32
  %31 = ssawasm.eqz %0 : i32
  ssawasm.return
}
