// Figure 4(b): arguments of a function are locals; a call passes what they hold.
// RUN: wami opt %s | filecheck %s

// CHECK: ssawasm.func @f(%[[ARG:.*]]: !ssawasm.local<i32>) -> i32 {
ssawasm.func @f(%arg1: !ssawasm.local<i32>) -> i32 {
  // CHECK-NEXT: %[[VAL:.*]] = ssawasm.local_get %[[ARG]] : i32
  %val = ssawasm.local_get %arg1 : i32
  // CHECK-NEXT: ssawasm.return %[[VAL]] : i32
  ssawasm.return %val : i32
}

// CHECK: ssawasm.func @main() {
ssawasm.func @main() {
  // CHECK-NEXT: %[[ONE:.*]] = ssawasm.const 1 : i32
  %one = ssawasm.const 1 : i32
  // CHECK-NEXT: %{{.*}} = ssawasm.call @f(%[[ONE]]) : (i32) -> i32
  %result = ssawasm.call @f(%one) : (i32) -> i32
  ssawasm.return
}
