// Every load and store, of every width.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: ssawasm.func @f(%arg0: !ssawasm.local<i32>) {
// CHECK-NEXT: %0 = ssawasm.local_get %arg0 : i32
// CHECK-NEXT: %1 = ssawasm.load %0 offset = 8 : i32
// CHECK-NEXT: %2 = ssawasm.load %0 offset = 16 : i64
// CHECK-NEXT: %3 = ssawasm.load %0 offset = 24 : f32
// CHECK-NEXT: %4 = ssawasm.load %0 offset = 32 : f64
// CHECK-NEXT: %5 = ssawasm.load8_s %0 offset = 40 : i32
// CHECK-NEXT: %6 = ssawasm.load8_s %0 offset = 48 : i64
// CHECK-NEXT: %7 = ssawasm.load8_u %0 offset = 56 : i32
// CHECK-NEXT: %8 = ssawasm.load8_u %0 offset = 64 : i64
// CHECK-NEXT: %9 = ssawasm.load16_s %0 offset = 72 : i32
// CHECK-NEXT: %10 = ssawasm.load16_s %0 offset = 80 : i64
// CHECK-NEXT: %11 = ssawasm.load16_u %0 offset = 88 : i32
// CHECK-NEXT: %12 = ssawasm.load16_u %0 offset = 96 : i64
// CHECK-NEXT: %13 = ssawasm.load32_s %0 offset = 104 : i64
// CHECK-NEXT: %14 = ssawasm.load32_u %0 offset = 112 : i64
// CHECK-NEXT: %15 = ssawasm.load %0 offset = 0 : i32
// CHECK-NEXT: ssawasm.store %0, %1 : i32
// CHECK-NEXT: ssawasm.store %0, %2 : i64
// CHECK-NEXT: ssawasm.store %0, %3 : f32
// CHECK-NEXT: ssawasm.store %0, %4 : f64
// CHECK-NEXT: ssawasm.store8 %0, %1 : i32
// CHECK-NEXT: ssawasm.store8 %0, %2 : i64
// CHECK-NEXT: ssawasm.store16 %0, %1 : i32
// CHECK-NEXT: ssawasm.store16 %0, %2 : i64
// CHECK-NEXT: ssawasm.store32 %0, %2 : i64
// CHECK-NEXT: ssawasm.return
// CHECK-NEXT: }
ssawasm.func @f(%arg0: !ssawasm.local<i32>) {
  %0 = ssawasm.local_get %arg0 : i32
  %1 = ssawasm.load %0 offset = 8 : i32
  %2 = ssawasm.load %0 offset = 16 : i64
  %3 = ssawasm.load %0 offset = 24 : f32
  %4 = ssawasm.load %0 offset = 32 : f64
  %5 = ssawasm.load8_s %0 offset = 40 : i32
  %6 = ssawasm.load8_s %0 offset = 48 : i64
  %7 = ssawasm.load8_u %0 offset = 56 : i32
  %8 = ssawasm.load8_u %0 offset = 64 : i64
  %9 = ssawasm.load16_s %0 offset = 72 : i32
  %10 = ssawasm.load16_s %0 offset = 80 : i64
  %11 = ssawasm.load16_u %0 offset = 88 : i32
  %12 = ssawasm.load16_u %0 offset = 96 : i64
  %13 = ssawasm.load32_s %0 offset = 104 : i64
  %14 = ssawasm.load32_u %0 offset = 112 : i64
  %15 = ssawasm.load %0 offset = 0 : i32
  ssawasm.store %0, %1 : i32
  ssawasm.store %0, %2 : i64
  ssawasm.store %0, %3 : f32
  ssawasm.store %0, %4 : f64
  ssawasm.store8 %0, %1 : i32
  ssawasm.store8 %0, %2 : i64
  ssawasm.store16 %0, %1 : i32
  ssawasm.store16 %0, %2 : i64
  ssawasm.store32 %0, %2 : i64
  ssawasm.return
}
