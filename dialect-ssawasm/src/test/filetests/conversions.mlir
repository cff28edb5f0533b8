// Every conversion between number types.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: ssawasm.func @f(%arg0: !ssawasm.local<i32>, %arg1: !ssawasm.local<i64>, %arg2: !ssawasm.local<f32>, %arg3: !ssawasm.local<f64>) {
// CHECK-NEXT: %0 = ssawasm.local_get %arg0 : i32
// CHECK-NEXT: %1 = ssawasm.local_get %arg1 : i64
// CHECK-NEXT: %2 = ssawasm.local_get %arg2 : f32
// CHECK-NEXT: %3 = ssawasm.local_get %arg3 : f64
// CHECK-NEXT: %4 = ssawasm.wrap_i64 %1 : i64 to i32
// CHECK-NEXT: %5 = ssawasm.extend_i32_s %0 : i32 to i64
// CHECK-NEXT: %6 = ssawasm.extend_i32_u %0 : i32 to i64
// CHECK-NEXT: %7 = ssawasm.demote_f64 %3 : f64 to f32
// CHECK-NEXT: %8 = ssawasm.promote_f32 %2 : f32 to f64
// CHECK-NEXT: %9 = ssawasm.trunc_f32_s %2 : f32 to i32
// CHECK-NEXT: %10 = ssawasm.trunc_sat_f32_s %2 : f32 to i32
// CHECK-NEXT: %11 = ssawasm.convert_i32_s %0 : i32 to f32
// CHECK-NEXT: %12 = ssawasm.trunc_f32_u %2 : f32 to i32
// CHECK-NEXT: %13 = ssawasm.trunc_sat_f32_u %2 : f32 to i32
// CHECK-NEXT: %14 = ssawasm.convert_i32_u %0 : i32 to f32
// CHECK-NEXT: %15 = ssawasm.trunc_f64_s %3 : f64 to i32
// CHECK-NEXT: %16 = ssawasm.trunc_sat_f64_s %3 : f64 to i32
// CHECK-NEXT: %17 = ssawasm.convert_i32_s %0 : i32 to f64
// CHECK-NEXT: %18 = ssawasm.trunc_f64_u %3 : f64 to i32
// CHECK-NEXT: %19 = ssawasm.trunc_sat_f64_u %3 : f64 to i32
// CHECK-NEXT: %20 = ssawasm.convert_i32_u %0 : i32 to f64
// CHECK-NEXT: %21 = ssawasm.trunc_f32_s %2 : f32 to i64
// CHECK-NEXT: %22 = ssawasm.trunc_sat_f32_s %2 : f32 to i64
// CHECK-NEXT: %23 = ssawasm.convert_i64_s %1 : i64 to f32
// CHECK-NEXT: %24 = ssawasm.trunc_f32_u %2 : f32 to i64
// CHECK-NEXT: %25 = ssawasm.trunc_sat_f32_u %2 : f32 to i64
// CHECK-NEXT: %26 = ssawasm.convert_i64_u %1 : i64 to f32
// CHECK-NEXT: %27 = ssawasm.trunc_f64_s %3 : f64 to i64
// CHECK-NEXT: %28 = ssawasm.trunc_sat_f64_s %3 : f64 to i64
// CHECK-NEXT: %29 = ssawasm.convert_i64_s %1 : i64 to f64
// CHECK-NEXT: %30 = ssawasm.trunc_f64_u %3 : f64 to i64
// CHECK-NEXT: %31 = ssawasm.trunc_sat_f64_u %3 : f64 to i64
// CHECK-NEXT: %32 = ssawasm.convert_i64_u %1 : i64 to f64
// CHECK-NEXT: %33 = ssawasm.reinterpret_f32 %2 : f32 to i32
// CHECK-NEXT: %34 = ssawasm.reinterpret_f64 %3 : f64 to i64
// CHECK-NEXT: %35 = ssawasm.reinterpret_i32 %0 : i32 to f32
// CHECK-NEXT: %36 = ssawasm.reinterpret_i64 %1 : i64 to f64
// CHECK-NEXT: ssawasm.return
// CHECK-NEXT: }
ssawasm.func @f(%arg0: !ssawasm.local<i32>, %arg1: !ssawasm.local<i64>, %arg2: !ssawasm.local<f32>, %arg3: !ssawasm.local<f64>) {
  %0 = ssawasm.local_get %arg0 : i32
  %1 = ssawasm.local_get %arg1 : i64
  %2 = ssawasm.local_get %arg2 : f32
  %3 = ssawasm.local_get %arg3 : f64
  %4 = ssawasm.wrap_i64 %1 : i64 to i32
  %5 = ssawasm.extend_i32_s %0 : i32 to i64
  %6 = ssawasm.extend_i32_u %0 : i32 to i64
  %7 = ssawasm.demote_f64 %3 : f64 to f32
  %8 = ssawasm.promote_f32 %2 : f32 to f64
  %9 = ssawasm.trunc_f32_s %2 : f32 to i32
  %10 = ssawasm.trunc_sat_f32_s %2 : f32 to i32
  %11 = ssawasm.convert_i32_s %0 : i32 to f32
  %12 = ssawasm.trunc_f32_u %2 : f32 to i32
  %13 = ssawasm.trunc_sat_f32_u %2 : f32 to i32
  %14 = ssawasm.convert_i32_u %0 : i32 to f32
  %15 = ssawasm.trunc_f64_s %3 : f64 to i32
  %16 = ssawasm.trunc_sat_f64_s %3 : f64 to i32
  %17 = ssawasm.convert_i32_s %0 : i32 to f64
  %18 = ssawasm.trunc_f64_u %3 : f64 to i32
  %19 = ssawasm.trunc_sat_f64_u %3 : f64 to i32
  %20 = ssawasm.convert_i32_u %0 : i32 to f64
  %21 = ssawasm.trunc_f32_s %2 : f32 to i64
  %22 = ssawasm.trunc_sat_f32_s %2 : f32 to i64
  %23 = ssawasm.convert_i64_s %1 : i64 to f32
  %24 = ssawasm.trunc_f32_u %2 : f32 to i64
  %25 = ssawasm.trunc_sat_f32_u %2 : f32 to i64
  %26 = ssawasm.convert_i64_u %1 : i64 to f32
  %27 = ssawasm.trunc_f64_s %3 : f64 to i64
  %28 = ssawasm.trunc_sat_f64_s %3 : f64 to i64
  %29 = ssawasm.convert_i64_s %1 : i64 to f64
  %30 = ssawasm.trunc_f64_u %3 : f64 to i64
  %31 = ssawasm.trunc_sat_f64_u %3 : f64 to i64
  %32 = ssawasm.convert_i64_u %1 : i64 to f64
  %33 = ssawasm.reinterpret_f32 %2 : f32 to i32
  %34 = ssawasm.reinterpret_f64 %3 : f64 to i64
  %35 = ssawasm.reinterpret_i32 %0 : i32 to f32
  %36 = ssawasm.reinterpret_i64 %1 : i64 to f64
  ssawasm.return
}
