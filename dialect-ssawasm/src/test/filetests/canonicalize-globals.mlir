// RUN: wami opt %s --canonicalize | filecheck %s
// beyond mlir-opt: it has no such dialect

ssawasm.global_var @g : i32
ssawasm.global_var @h : i32

// What the next write replaces is not written, unless something may see it before.
// CHECK-LABEL: @twice
// CHECK:      %[[SUM:.*]] = ssawasm.add
// CHECK-NEXT: ssawasm.global_set @g, %[[SUM]] : i32
// CHECK-NEXT: ssawasm.global_set @h, %[[A:.*]] : i32
// CHECK-NEXT: ssawasm.global_set @g, %[[A]] : i32
// CHECK-NEXT: ssawasm.global_get @g
ssawasm.func @twice(%l0: !ssawasm.local<i32>, %l1: !ssawasm.local<i32>) -> i32 {
  %a = ssawasm.local_get %l0 : i32
  %b = ssawasm.local_get %l1 : i32
  ssawasm.global_set @g, %a : i32
  %c = ssawasm.add %a, %b : i32
  ssawasm.global_set @g, %c : i32
  ssawasm.global_set @h, %a : i32
  ssawasm.global_set @g, %a : i32
  %r = ssawasm.global_get @g : i32
  ssawasm.return %r : i32
}
