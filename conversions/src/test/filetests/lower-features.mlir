// What sign-ext and nontrapping-fptoint have, by instructions of 1.0. Executed in MvpFilesTest.
// RUN: wami opt %s --lower-features=without=sign-ext,nontrapping-fptoint | filecheck %s
// RUN: wami opt %s --lower-features=without=sign-ext | filecheck %s --check-prefix=SOME

// CHECK-LABEL: ssawasm.func @extend(
// CHECK: %[[K:.*]] = ssawasm.const 24 : i32
// CHECK: %[[UP:.*]] = ssawasm.shl %{{.*}}, %[[K]] : i32
// CHECK: ssawasm.shr_s %[[UP]], %[[K]] : i32
// CHECK: ssawasm.const 32 : i64
// CHECK-NOT: extend32_s
ssawasm.func @extend(%x: !ssawasm.local<i32>, %y: !ssawasm.local<i64>) -> i64 {
  %a = ssawasm.local_get %x : i32
  %b = ssawasm.local_get %y : i64
  %0 = ssawasm.extend8_s %a : i32
  %1 = ssawasm.extend32_s %b : i64
  %2 = ssawasm.extend_i32_s %0 : i32 to i64
  %3 = ssawasm.add %1, %2 : i64
  ssawasm.return %3 : i64
}

// CHECK-LABEL: ssawasm.func @saturate(
// CHECK-DAG: ssawasm.const 0xC1E0000000000000 : f64
// CHECK-DAG: ssawasm.ge
// CHECK-DAG: ssawasm.lt
// CHECK: ssawasm.select
// CHECK: ssawasm.trunc_f64_s
// CHECK: ssawasm.const 2147483647 : i32
// CHECK: ssawasm.select
// CHECK: ssawasm.const -2147483648 : i32
// CHECK: ssawasm.select
// SOME-LABEL: ssawasm.func @saturate(
// SOME: ssawasm.trunc_sat_f64_s
ssawasm.func @saturate(%x: !ssawasm.local<f64>) -> i32 {
  %a = ssawasm.local_get %x : f64
  %0 = ssawasm.trunc_sat_f64_s %a : f64 to i32
  ssawasm.return %0 : i32
}
