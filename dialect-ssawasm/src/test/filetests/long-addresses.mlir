// Memories and tables with addresses of 64 bits, shared memories, atomic instructions and wide arithmetic.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: ssawasm.memory @m i64 min = 1 max = 8589934592
// CHECK-NEXT: ssawasm.memory @n i64 shared min = 1 max = 2
// CHECK-NEXT: ssawasm.memory @o shared min = 1 max = 2
// CHECK-NEXT: ssawasm.table @t : !ssawasm.func_ref i64 min = 4
// CHECK: %[[A:.*]] = ssawasm.local_get %arg0 : i64
// CHECK-NEXT: %[[B:.*]] = ssawasm.local_get %arg1 : i32
// CHECK-NEXT: ssawasm.load %[[A]] i64 offset = 4294967296 : f32
// CHECK-NEXT: ssawasm.store8 %[[A]] i64, %[[B]] : i32
// CHECK-NEXT: ssawasm.memory_size : i64
// CHECK-NEXT: ssawasm.memory_grow %[[A]] : i64
// CHECK-NEXT: ssawasm.memory_fill %[[A]], %[[B]], %[[A]] : i64
// CHECK-NEXT: ssawasm.memory_copy %[[A]] i64, %[[B]], %[[B]] from_memory = 2 : i32
// CHECK-NEXT: ssawasm.memory_init @d, %[[A]] i64, %[[B]], %[[B]] memory = 1 : i32
// CHECK-NEXT: ssawasm.table_get @t[%[[A]] i64] : !ssawasm.func_ref
// CHECK-NEXT: ssawasm.table_size @t : i64
// CHECK-NEXT: ssawasm.call_indirect @t[%[[A]] i64](%[[B]]) : (i32) -> i32
// CHECK-NEXT: ssawasm.i32.atomic.rmw.add %[[B]], %[[B]] memory = 2 offset = 8
// CHECK-NEXT: ssawasm.i64.atomic.load %[[A]] i64
// CHECK-NEXT: ssawasm.memory.atomic.wait32 %[[A]] i64, %[[B]], %[[A]] memory = 1
// CHECK-NEXT: ssawasm.atomic.fence
// CHECK-NEXT: ssawasm.i64.add128 %[[A]], %[[A]], %[[A]], %[[A]]
// CHECK-NEXT: ssawasm.i64.mul_wide_u %[[A]], %[[A]]
ssawasm.memory @m i64 min = 1 max = 8589934592
ssawasm.memory @n i64 shared min = 1 max = 2
ssawasm.memory @o shared min = 1 max = 2
ssawasm.table @t : !ssawasm.func_ref i64 min = 4
ssawasm.data @d : memref<4xi8> <memory: 0, passive> = "abcd"
ssawasm.func @f(%arg0: !ssawasm.local<i64>, %arg1: !ssawasm.local<i32>) {
  %a = ssawasm.local_get %arg0 : i64
  %b = ssawasm.local_get %arg1 : i32
  %0 = ssawasm.load %a i64 offset = 4294967296 : f32
  ssawasm.store8 %a i64, %b : i32
  %1 = ssawasm.memory_size : i64
  %2 = ssawasm.memory_grow %a : i64
  ssawasm.memory_fill %a, %b, %a : i64
  ssawasm.memory_copy %a i64, %b, %b from_memory = 2 : i32
  ssawasm.memory_init @d, %a i64, %b, %b memory = 1 : i32
  %3 = ssawasm.table_get @t[%a i64] : !ssawasm.func_ref
  %4 = ssawasm.table_size @t : i64
  %5 = ssawasm.call_indirect @t[%a i64](%b) : (i32) -> i32
  %6 = ssawasm.i32.atomic.rmw.add %b, %b memory = 2 offset = 8
  %7 = ssawasm.i64.atomic.load %a i64
  %8 = ssawasm.memory.atomic.wait32 %a i64, %b, %a memory = 1
  ssawasm.atomic.fence
  %9, %10 = ssawasm.i64.add128 %a, %a, %a, %a
  %11, %12 = ssawasm.i64.mul_wide_u %a, %a
  ssawasm.return
}
