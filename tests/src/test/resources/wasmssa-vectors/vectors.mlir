// RUN: wami opt %s | wami opt --mlir-print-op-generic | wami opt | filecheck %s
// Vectors: a v128 is an i128, and each instruction says what its lanes are.
// run: @sum(1, 2) == 20
// run: @lanes(-5) == 251
// run: @bytes(10) == 15
// run: @constant() == -2
// run: @accesses(70000) traps "out of bounds memory access"
// run: @accesses(8) == 84
// run: @through_local(7) == 28
// run: @chosen(1) == 3
// run: @chosen(0) == -1
// run: @any(0) == 0
// run: @any(256) == 1

module {
  wasmssa.memory @memory !wasmssa<limit[1: 1]>
  // CHECK-LABEL: wasmssa.global @ones i128 : {
  wasmssa.global @ones i128 : {
    // CHECK-NEXT: %0 = wasmssa.const -1 : i128
    %0 = wasmssa.const -1 : i128
    wasmssa.return %0 : i128
  }
  // CHECK-LABEL: wasmssa.func exported @sum
  wasmssa.func exported @sum(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    // CHECK: %1 = wasmssa.i32x4.splat %0
    %1 = wasmssa.i32x4.splat %0
    %2 = wasmssa.local_get %arg1 :  ref to i32
    // CHECK: %3 = wasmssa.i32x4.replace_lane %1, %2 lane = 3
    %3 = wasmssa.i32x4.replace_lane %1, %2 lane = 3
    %4 = wasmssa.const 237684487782600685798985564175 : i128
    // CHECK: %5 = wasmssa.i32x4.add %3, %4
    %5 = wasmssa.i32x4.add %3, %4
    // CHECK: %6 = wasmssa.i32x4.extract_lane %5 lane = 0
    %6 = wasmssa.i32x4.extract_lane %5 lane = 0
    %7 = wasmssa.const 4 : i32
    %8 = wasmssa.add %6 %7 : i32
    wasmssa.return %8 : i32
  }
  wasmssa.func exported @lanes(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.i8x16.splat %0
    // CHECK: wasmssa.i8x16.extract_lane_u %{{.*}} lane = 15
    %2 = wasmssa.i8x16.extract_lane_u %1 lane = 15
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @bytes(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.i32x4.splat %0
    %2 = wasmssa.const 5 : i128
    // CHECK: wasmssa.i8x16.shuffle %{{.*}}, %{{.*}} [0, 17, 16, 18, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 31]
    %3 = wasmssa.i8x16.shuffle %1, %2 [0, 17, 16, 18, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 31]
    %4 = wasmssa.i8x16.extract_lane_s %3 lane = 2
    %5 = wasmssa.i8x16.extract_lane_s %3 lane = 4
    %6 = wasmssa.add %4 %5 : i32
    wasmssa.return %6 : i32
  }
  wasmssa.func exported @constant() -> i32 {
    %0 = wasmssa.global_get @ones : i128
    %1 = wasmssa.i16x8.extadd_pairwise_i8x16_s %0
    %2 = wasmssa.i16x8.extract_lane_s %1 lane = 7
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @accesses(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const 42 : i32
    %2 = wasmssa.i32x4.splat %1
    // CHECK: wasmssa.v128.store %{{.*}}, %{{.*}} offset = 16 align = 4
    wasmssa.v128.store %0, %2 offset = 16 align = 4
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4 = wasmssa.local_get %arg0 :  ref to i32
    // CHECK: %5 = wasmssa.v128.load32_splat %4 offset = 28
    %5 = wasmssa.v128.load32_splat %4 offset = 28
    // CHECK: %6 = wasmssa.v128.load8_lane %3, %5 lane = 4 offset = 40
    %6 = wasmssa.v128.load8_lane %3, %5 lane = 4 offset = 40
    %7 = wasmssa.i64x2.extract_lane %6 lane = 0
    %8 = wasmssa.wrap %7 : i64 to i32
    %9 = wasmssa.local_get %arg0 :  ref to i32
    %10 = wasmssa.local_get %arg0 :  ref to i32
    %11 = wasmssa.v128.load %10 offset = 16
    // CHECK: wasmssa.v128.store8_lane %9, %11 lane = 12
    wasmssa.v128.store8_lane %9, %11 lane = 12
    %12 = wasmssa.local_get %arg0 :  ref to i32
    %13 = wasmssa.load %12 : i32
    %14 = wasmssa.add %8 %13 : i32
    wasmssa.return %14 : i32
  }
  wasmssa.func exported @through_local(%arg0: !wasmssa<local ref to i32>) -> i32 {
    // CHECK: wasmssa.local of type i128
    %0 = wasmssa.local of type i128
    %1 = wasmssa.local_get %arg0 :  ref to i32
    %2 = wasmssa.i32x4.splat %1
    // CHECK: wasmssa.local_set %{{.*}} :  ref to i128 to %{{.*}} : i128
    wasmssa.local_set %0 :  ref to i128 to %2 : i128
    %3 = wasmssa.local_get %0 :  ref to i128
    // CHECK: %4 = wasmssa.call @double(%3) : (i128) -> i128
    %4 = wasmssa.call @double(%3) : (i128) -> i128
    %5 = wasmssa.local_get %0 :  ref to i128
    %6 = wasmssa.i32x4.add %4, %5
    %7 = wasmssa.local_get %0 :  ref to i128
    %8 = wasmssa.i32x4.add %6, %7
    %9 = wasmssa.i32x4.extract_lane %8 lane = 1
    wasmssa.return %9 : i32
  }
  // CHECK-LABEL: wasmssa.func @double(%arg0: !wasmssa<local ref to i128>) -> i128 {
  wasmssa.func @double(%arg0: !wasmssa<local ref to i128>) -> i128 {
    %0 = wasmssa.local_get %arg0 :  ref to i128
    %1 = wasmssa.const 1 : i32
    // CHECK: %2 = wasmssa.i32x4.shl %0, %1
    %2 = wasmssa.i32x4.shl %0, %1
    wasmssa.return %2 : i128
  }
  wasmssa.func exported @chosen(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 3 : i32
    %1 = wasmssa.i32x4.splat %0
    %2 = wasmssa.global_get @ones : i128
    %3 = wasmssa.local_get %arg0 :  ref to i32
    %4 = wasmssa.select %3, %1, %2 : i128
    %5 = wasmssa.i32x4.extract_lane %4 lane = 2
    wasmssa.return %5 : i32
  }
  wasmssa.func exported @any(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.i32x4.splat %0
    // CHECK: %2 = wasmssa.v128.any_true %1
    %2 = wasmssa.v128.any_true %1
    wasmssa.return %2 : i32
  }
}
