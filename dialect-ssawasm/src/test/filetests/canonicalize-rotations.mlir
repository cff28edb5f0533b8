// RUN: wami opt %s --canonicalize | filecheck %s

// CHECK-LABEL: @rotations
// CHECK-DAG: %[[C6:.*]] = ssawasm.const 6 : i32
// CHECK-DAG: %[[C40:.*]] = ssawasm.const 40 : i64
// CHECK: ssawasm.rotl %{{.*}}, %[[C6]] : i32
// CHECK: ssawasm.rotl %{{.*}}, %[[C40]] : i64
ssawasm.func @rotations(%x: !ssawasm.local<i32>, %y: !ssawasm.local<i64>) -> i64 {
  %c6 = ssawasm.const 6 : i32
  %c26 = ssawasm.const 26 : i32
  %c24 = ssawasm.const 24 : i64
  %c40 = ssawasm.const 40 : i64
  %a = ssawasm.local_get %x : i32
  %b = ssawasm.local_get %y : i64
  %up = ssawasm.shl %a, %c6 : i32
  %down = ssawasm.shr_u %a, %c26 : i32
  %r = ssawasm.or %up, %down : i32
  %high = ssawasm.shl %b, %c40 : i64
  %low = ssawasm.shr_u %b, %c24 : i64
  %s = ssawasm.xor %low, %high : i64
  %w = ssawasm.extend_i32_u %r : i32 to i64
  %t = ssawasm.add %s, %w : i64
  ssawasm.return %t : i64
}

// Counts that leave a gap, a shift of the sign, two values.
// CHECK-LABEL: @shifts
// CHECK-NOT: rotl
ssawasm.func @shifts(%x: !ssawasm.local<i32>, %y: !ssawasm.local<i32>) -> i32 {
  %c6 = ssawasm.const 6 : i32
  %c25 = ssawasm.const 25 : i32
  %c26 = ssawasm.const 26 : i32
  %a = ssawasm.local_get %x : i32
  %b = ssawasm.local_get %y : i32
  %up = ssawasm.shl %a, %c6 : i32
  %gap = ssawasm.shr_u %a, %c25 : i32
  %sign = ssawasm.shr_s %a, %c26 : i32
  %other = ssawasm.shr_u %b, %c26 : i32
  %r = ssawasm.or %up, %gap : i32
  %s = ssawasm.or %up, %sign : i32
  %t = ssawasm.or %up, %other : i32
  %u = ssawasm.add %r, %s : i32
  %v = ssawasm.add %u, %t : i32
  ssawasm.return %v : i32
}

// CHECK-LABEL: @choice
// CHECK: %[[E:.*]] = ssawasm.local_get %arg0
// CHECK: %[[F:.*]] = ssawasm.local_get %arg1
// CHECK: %[[G:.*]] = ssawasm.local_get %arg2
// CHECK-NEXT: %[[APART:.*]] = ssawasm.xor %[[F]], %[[G]] : i32
// CHECK-NEXT: %[[HERE:.*]] = ssawasm.and %[[APART]], %[[E]] : i32
// CHECK-NEXT: %[[R:.*]] = ssawasm.xor %[[HERE]], %[[G]] : i32
// CHECK-NEXT: ssawasm.return %[[R]] : i32
ssawasm.func @choice(%x: !ssawasm.local<i32>, %y: !ssawasm.local<i32>, %z: !ssawasm.local<i32>) -> i32 {
  %ones = ssawasm.const -1 : i32
  %e = ssawasm.local_get %x : i32
  %f = ssawasm.local_get %y : i32
  %g = ssawasm.local_get %z : i32
  %ef = ssawasm.and %e, %f : i32
  %not = ssawasm.xor %e, %ones : i32
  %eg = ssawasm.and %not, %g : i32
  %r = ssawasm.or %ef, %eg : i32
  ssawasm.return %r : i32
}

// CHECK-LABEL: @majority
// CHECK: %[[A:.*]] = ssawasm.local_get %arg0
// CHECK: %[[B:.*]] = ssawasm.local_get %arg1
// CHECK: %[[C:.*]] = ssawasm.local_get %arg2
// CHECK-NEXT: %[[EITHER:.*]] = ssawasm.xor %[[B]], %[[C]] : i64
// CHECK-NEXT: %[[AND:.*]] = ssawasm.and %[[A]], %[[EITHER]] : i64
// CHECK-NEXT: ssawasm.return %[[AND]] : i64
ssawasm.func @majority(%x: !ssawasm.local<i64>, %y: !ssawasm.local<i64>, %z: !ssawasm.local<i64>) -> i64 {
  %a = ssawasm.local_get %x : i64
  %b = ssawasm.local_get %y : i64
  %c = ssawasm.local_get %z : i64
  %ab = ssawasm.and %b, %a : i64
  %ac = ssawasm.and %a, %c : i64
  %r = ssawasm.xor %ab, %ac : i64
  ssawasm.return %r : i64
}
