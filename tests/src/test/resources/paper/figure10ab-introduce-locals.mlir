// Figure 10(a) to 10(b): a value that is used twice cannot stay on the stack and gets a local. In the paper it is set
// and read twice; we set it with local_tee, which leaves the first of the two on the stack. A constant as in the paper
// is made again for each use, which is shorter than any local; so the value here comes from a call.
// RUN: wami opt %s --introduce-locals | filecheck %s

ssawasm.func_import @f : () -> i32

// CHECK-LABEL: ssawasm.func @value
ssawasm.func @value() -> i32 {
  // CHECK-NEXT: %[[LOCAL:.*]] = ssawasm.local_decl : !ssawasm.local<i32>
  // CHECK-NEXT: %[[V0:.*]] = ssawasm.call @f() : () -> i32
  // CHECK-NEXT: %[[FIRST:.*]] = ssawasm.local_tee %[[LOCAL]], %[[V0]] : i32
  %0 = ssawasm.call @f() : () -> i32
  // CHECK-NEXT: %[[SECOND:.*]] = ssawasm.local_get %[[LOCAL]] : i32
  // CHECK-NEXT: %[[V1:.*]] = ssawasm.const 2 : i32
  %1 = ssawasm.const 2 : i32
  // CHECK-NEXT: %[[V2:.*]] = ssawasm.add %[[SECOND]], %[[V1]] : i32
  %2 = ssawasm.add %0, %1 : i32
  // CHECK-NEXT: %[[V3:.*]] = ssawasm.add %[[FIRST]], %[[V2]] : i32
  %3 = ssawasm.add %0, %2 : i32
  // CHECK-NEXT: ssawasm.return %[[V3]] : i32
  ssawasm.return %3 : i32
}

// The listing itself.
// CHECK-LABEL: ssawasm.func @constant
ssawasm.func @constant() -> i32 {
  // CHECK-NOT: ssawasm.local
  // CHECK: %[[A:.*]] = ssawasm.const 1 : i32
  // CHECK-NEXT: %[[B:.*]] = ssawasm.const 1 : i32
  // CHECK-NEXT: %[[TWO:.*]] = ssawasm.const 2 : i32
  // CHECK-NEXT: %[[C:.*]] = ssawasm.add %[[B]], %[[TWO]] : i32
  // CHECK-NEXT: %{{.*}} = ssawasm.add %[[A]], %[[C]] : i32
  %0 = ssawasm.const 1 : i32
  %1 = ssawasm.const 2 : i32
  %2 = ssawasm.add %0, %1 : i32
  %3 = ssawasm.add %0, %2 : i32
  ssawasm.return %3 : i32
}
