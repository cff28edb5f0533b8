// Figure 4(a): a local variable is declared, written and read.
// RUN: wami opt %s | filecheck %s

// CHECK-LABEL: ssawasm.func @figure4a
ssawasm.func @figure4a() {
  // CHECK-NEXT: %[[LOCAL:.*]] = ssawasm.local_decl : !ssawasm.local<i32>
  %local = ssawasm.local_decl : !ssawasm.local<i32>
  // CHECK-NEXT: %[[ONE:.*]] = ssawasm.const 1 : i32
  %one = ssawasm.const 1 : i32
  // CHECK-NEXT: ssawasm.local_set %[[LOCAL]], %[[ONE]] : i32
  ssawasm.local_set %local, %one : i32
  // CHECK-NEXT: %{{.*}} = ssawasm.local_get %[[LOCAL]] : i32
  %val = ssawasm.local_get %local : i32
  ssawasm.return
}
