// RUN: wami opt %s --canonicalize | filecheck %s

// Whether a bit is set is tested against 0, which needs no second number; bit 0 is its own answer.
// CHECK-LABEL: @bits
// CHECK: %[[A:.*]] = ssawasm.and %{{.*}}, %c1_i32 : i32
// CHECK: %[[B:.*]] = ssawasm.and %{{.*}}, %c8_i32 : i32
// CHECK: %[[C:.*]] = ssawasm.ne %[[B]], %c0_i32 : i32
// CHECK: %[[D:.*]] = ssawasm.eqz %{{.*}} : i64
// CHECK: ssawasm.return %[[A]], %[[C]], %[[D]]
ssawasm.func @bits(%arg: !ssawasm.local<i32>, %wide: !ssawasm.local<i64>) -> (i32, i32, i32) {
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %c16 = ssawasm.const 16 : i64
  %x = ssawasm.local_get %arg : i32
  %y = ssawasm.local_get %wide : i64
  %a0 = ssawasm.and %x, %c1 : i32
  %a = ssawasm.eq %a0, %c1 : i32
  %b0 = ssawasm.and %x, %c8 : i32
  %b = ssawasm.eq %b0, %c8 : i32
  %c0 = ssawasm.and %y, %c16 : i64
  %c = ssawasm.ne %c0, %c16 : i64
  ssawasm.return %a, %b, %c : i32, i32, i32
}

// Not for more than one bit, nor for another number than the mask.
// CHECK-LABEL: @numbers
// CHECK: ssawasm.eq %{{.*}}, %c3_i32
// CHECK: ssawasm.eq %{{.*}}, %c4_i32
ssawasm.func @numbers(%arg: !ssawasm.local<i32>) -> (i32, i32) {
  %c3 = ssawasm.const 3 : i32
  %c4 = ssawasm.const 4 : i32
  %c12 = ssawasm.const 12 : i32
  %x = ssawasm.local_get %arg : i32
  %a0 = ssawasm.and %x, %c3 : i32
  %a = ssawasm.eq %a0, %c3 : i32
  %b0 = ssawasm.and %x, %c12 : i32
  %b = ssawasm.eq %b0, %c4 : i32
  ssawasm.return %a, %b : i32, i32
}

// What is selected by 64 bits changes places rather than being compared with a number.
// CHECK-LABEL: @selected
// CHECK: %[[Z:.*]] = ssawasm.eqz %[[X:.*]] : i64
// CHECK: ssawasm.select %[[Y:.*]], %[[X]], %[[Z]]
ssawasm.func @selected(%arg: !ssawasm.local<i64>, %other: !ssawasm.local<i64>) -> i64 {
  %c0 = ssawasm.const 0 : i64
  %x = ssawasm.local_get %arg : i64
  %y = ssawasm.local_get %other : i64
  %t = ssawasm.ne %x, %c0 : i64
  %r = ssawasm.select %x, %y, %t : i64
  ssawasm.return %r : i64
}

// A bit is tested where it is: the mask depends on its number alone.
// CHECK-LABEL: @in_place
// CHECK: %[[M:.*]] = ssawasm.shl %c1_i32, %[[S:.*]] : i32
// CHECK: %[[A:.*]] = ssawasm.and %[[X:.*]], %[[M]] : i32
// CHECK: ssawasm.eqz %[[A]] : i32
// CHECK: %[[B:.*]] = ssawasm.and %[[Y:.*]], %c32_i64 : i64
// CHECK: ssawasm.ne %[[B]], %c0_i64 : i64
// CHECK: %[[C:.*]] = ssawasm.and %[[X]], %c-2147483648_i32 : i32
// CHECK: ssawasm.select %{{.*}}, %{{.*}}, %[[C]] : i32
ssawasm.func @in_place(%arg: !ssawasm.local<i32>, %wide: !ssawasm.local<i64>, %at: !ssawasm.local<i32>) -> (i32, i32, i32) {
  %c1 = ssawasm.const 1 : i32
  %c31 = ssawasm.const 31 : i32
  %one = ssawasm.const 1 : i64
  %five = ssawasm.const 5 : i64
  %x = ssawasm.local_get %arg : i32
  %y = ssawasm.local_get %wide : i64
  %s = ssawasm.local_get %at : i32
  %a0 = ssawasm.shr_u %x, %s : i32
  %a1 = ssawasm.and %a0, %c1 : i32
  %a = ssawasm.eqz %a1 : i32
  %b0 = ssawasm.shr_s %y, %five : i64
  %b1 = ssawasm.and %b0, %one : i64
  %b = ssawasm.eq %b1, %one : i64
  %d0 = ssawasm.shr_s %x, %c31 : i32
  %d1 = ssawasm.and %d0, %c1 : i32
  %d = ssawasm.select %s, %x, %d1 : i32
  ssawasm.return %a, %b, %d : i32, i32, i32
}

// Where it is needed as a number, too, it stays at the bottom.
// CHECK-LABEL: @number_of_bit
// CHECK: ssawasm.shr_u
// CHECK-NOT: ssawasm.shl
ssawasm.func @number_of_bit(%arg: !ssawasm.local<i32>, %at: !ssawasm.local<i32>) -> (i32, i32) {
  %c1 = ssawasm.const 1 : i32
  %x = ssawasm.local_get %arg : i32
  %s = ssawasm.local_get %at : i32
  %a0 = ssawasm.shr_u %x, %s : i32
  %a1 = ssawasm.and %a0, %c1 : i32
  %a = ssawasm.eqz %a1 : i32
  ssawasm.return %a, %a1 : i32, i32
}
