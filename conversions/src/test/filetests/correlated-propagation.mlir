// RUN: wami opt %s --correlated-propagation | filecheck %s

// ---- definitions

// CHECK-LABEL: @masks
// CHECK: %[[B:.*]] = ssawasm.load8_u
// CHECK: %[[S:.*]] = ssawasm.add %[[B]], %{{.*}} : i32
// CHECK-NOT: ssawasm.and %[[S]]
// CHECK: ssawasm.return %[[S]]
ssawasm.func @masks(%p: !ssawasm.local<i32>) -> i32 {
  %a = ssawasm.local_get %p : i32
  %b = ssawasm.load8_u %a : i32
  %one = ssawasm.const 1 : i32
  %s = ssawasm.add %b, %one : i32
  // up to 256: a mask of nine bits takes nothing away, one of eight would
  %m9 = ssawasm.const 511 : i32
  %r = ssawasm.and %s, %m9 : i32
  ssawasm.return %r : i32
}

// CHECK-LABEL: @mask_of_less
// CHECK: ssawasm.and
ssawasm.func @mask_of_less(%p: !ssawasm.local<i32>) -> i32 {
  %a = ssawasm.local_get %p : i32
  %b = ssawasm.load8_u %a : i32
  %one = ssawasm.const 1 : i32
  %s = ssawasm.add %b, %one : i32
  %m8 = ssawasm.const 255 : i32
  %r = ssawasm.and %s, %m8 : i32
  ssawasm.return %r : i32
}

// Multiples of 8 have no low bits.
// CHECK-LABEL: @bits
// CHECK: %[[ZERO:.*]] = ssawasm.const 0 : i32
// CHECK: ssawasm.return %[[ZERO]]
ssawasm.func @bits(%p: !ssawasm.local<i32>) -> i32 {
  %a = ssawasm.local_get %p : i32
  %c3 = ssawasm.const 3 : i32
  %c16 = ssawasm.const 16 : i32
  %c7 = ssawasm.const 7 : i32
  %s = ssawasm.shl %a, %c3 : i32
  %t = ssawasm.add %s, %c16 : i32
  %r = ssawasm.and %t, %c7 : i32
  ssawasm.return %r : i32
}

// CHECK-LABEL: @extensions
// CHECK: %[[B:.*]] = ssawasm.load8_s
// CHECK-NOT: extend16_s
// CHECK: ssawasm.extend_i32_s %[[B]]
// CHECK: %[[U:.*]] = ssawasm.load16_u
// CHECK: ssawasm.extend_i32_u %[[U]]
ssawasm.func @extensions(%p: !ssawasm.local<i32>) -> i64 {
  %a = ssawasm.local_get %p : i32
  %b = ssawasm.load8_s %a : i32
  %e = ssawasm.extend16_s %b : i32
  %x = ssawasm.extend_i32_s %e : i32 to i64
  %u = ssawasm.load16_u %a : i32
  %y = ssawasm.extend_i32_s %u : i32 to i64
  %r = ssawasm.add %x, %y : i64
  ssawasm.return %r : i64
}

// ---- conditions

// CHECK-LABEL: @by_if
// CHECK: ssawasm.if
// CHECK: ssawasm.div_u
// CHECK: ssawasm.rem_u
// CHECK: ssawasm.shr_u
// CHECK: else
// CHECK: ssawasm.div_s
ssawasm.func @by_if(%p: !ssawasm.local<i32>) -> i32 {
  %x = ssawasm.local_get %p : i32
  %m1 = ssawasm.const -1 : i32
  %c1 = ssawasm.const 1 : i32
  %c10 = ssawasm.const 10 : i32
  %c = ssawasm.gt_s %x, %m1 : i32
  %r = ssawasm.if %c -> i32 {
    %d = ssawasm.div_s %x, %c10 : i32
    %e = ssawasm.rem_s %d, %c10 : i32
    %f = ssawasm.shr_s %e, %c1 : i32
    ssawasm.exit %f : i32
  } else {
    %d = ssawasm.div_s %x, %c10 : i32
    ssawasm.exit %d : i32
  }
  ssawasm.return %r : i32
}

// x < 5 as an unsigned number decides x < 5, not x < 4.
// CHECK-LABEL: @decided
// CHECK: %[[C:.*]] = ssawasm.lt_u
// CHECK: ssawasm.if %[[C]]
// CHECK: %[[ONE:.*]] = ssawasm.const 1 : i32
// CHECK: %[[LESS:.*]] = ssawasm.lt_s %{{.*}}, %{{.*}} : i32
// CHECK: %[[S:.*]] = ssawasm.add %[[ONE]], %[[LESS]] : i32
// CHECK: ssawasm.exit %[[S]]
ssawasm.func @decided(%p: !ssawasm.local<i32>) -> i32 {
  %x = ssawasm.local_get %p : i32
  %c4 = ssawasm.const 4 : i32
  %c5 = ssawasm.const 5 : i32
  %c = ssawasm.lt_u %x, %c5 : i32
  %r = ssawasm.if %c -> i32 {
    %a = ssawasm.lt_s %x, %c5 : i32
    %b = ssawasm.lt_s %x, %c4 : i32
    %s = ssawasm.add %a, %b : i32
    ssawasm.exit %s : i32
  } else {
    ssawasm.exit %c4 : i32
  }
  ssawasm.return %r : i32
}

// Both conditions hold where their and does.
// CHECK-LABEL: @both
// CHECK: ssawasm.if
// CHECK-NOT: ssawasm.and
// CHECK: ssawasm.exit
ssawasm.func @both(%p: !ssawasm.local<i32>) -> i32 {
  %x = ssawasm.local_get %p : i32
  %c0 = ssawasm.const 0 : i32
  %c99 = ssawasm.const 99 : i32
  %c127 = ssawasm.const 127 : i32
  %a = ssawasm.ge_s %x, %c0 : i32
  %b = ssawasm.le_s %x, %c99 : i32
  %c = ssawasm.and %a, %b : i32
  %r = ssawasm.if %c -> i32 {
    %m = ssawasm.and %x, %c127 : i32
    ssawasm.exit %m : i32
  } else {
    ssawasm.exit %c0 : i32
  }
  ssawasm.return %r : i32
}

// 'a' <= x <= 'z', asked with one comparison.
// CHECK-LABEL: @offset
// CHECK: ssawasm.if
// CHECK-NOT: ssawasm.and
// CHECK: ssawasm.exit
ssawasm.func @offset(%p: !ssawasm.local<i32>) -> i32 {
  %x = ssawasm.local_get %p : i32
  %c0 = ssawasm.const 0 : i32
  %m97 = ssawasm.const -97 : i32
  %c26 = ssawasm.const 26 : i32
  %c127 = ssawasm.const 127 : i32
  %y = ssawasm.add %x, %m97 : i32
  %c = ssawasm.lt_u %y, %c26 : i32
  %r = ssawasm.if %c -> i32 {
    %m = ssawasm.and %x, %c127 : i32
    ssawasm.exit %m : i32
  } else {
    ssawasm.exit %c0 : i32
  }
  ssawasm.return %r : i32
}

// ---- loops

// A counter up to an unknown number is not negative; what is counted by 2 may wrap around.
// CHECK-LABEL: @counters
// CHECK: ^bb1(%[[I:.*]]: i32, %[[J:.*]]: i32):
// CHECK: ssawasm.extend_i32_u %[[I]]
// CHECK: ssawasm.extend_i32_s %[[J]]
ssawasm.func @counters(%n: !ssawasm.local<i32>) -> i64 {
  %max = ssawasm.local_get %n : i32
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c2 = ssawasm.const 2 : i32
  %r = ssawasm.block_loop -> i64 {
    ssawasm.pseudo_br ^bb1(%c0, %c0 : i32, i32)
  ^bb1(%i: i32, %j: i32):
    %x = ssawasm.extend_i32_s %i : i32 to i64
    %y = ssawasm.extend_i32_s %j : i32 to i64
    %z = ssawasm.add %x, %y : i64
    %i1 = ssawasm.add %i, %c1 : i32
    %j1 = ssawasm.add %j, %c2 : i32
    %c = ssawasm.lt_s %i1, %max : i32
    ssawasm.cond_br %c, ^bb1(%i1, %j1 : i32, i32), ^bb2
  ^bb2:
    ssawasm.pseudo_br ^bb3(%z : i64)
  ^bb3(%out: i64):
    ssawasm.exit %out : i64
  }
  ssawasm.return %r : i64
}

// Addresses up to 4 * 99 + 1024 do not wrap around.
// CHECK-LABEL: @addresses
// CHECK: ssawasm.add nuw
// CHECK: ssawasm.shl nuw
ssawasm.func @addresses() -> i32 {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c2 = ssawasm.const 2 : i32
  %c100 = ssawasm.const 100 : i32
  %c256 = ssawasm.const 256 : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%c0, %c0 : i32, i32)
  ^bb1(%i: i32, %sum: i32):
    %a = ssawasm.add %i, %c256 : i32
    %b = ssawasm.shl %a, %c2 : i32
    %x = ssawasm.load %b : i32
    %next = ssawasm.add %sum, %x : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %c = ssawasm.ne %i1, %c100 : i32
    ssawasm.cond_br %c, ^bb1(%i1, %next : i32, i32), ^bb2
  ^bb2:
    ssawasm.pseudo_br ^bb3(%next : i32)
  ^bb3(%out: i32):
    ssawasm.exit %out : i32
  }
  ssawasm.return %r : i32
}

// ---- bits that are not used

// CHECK-LABEL: @stored
// CHECK-NOT: ssawasm.and
// CHECK-NOT: extend16_s
// CHECK: ssawasm.store8
// CHECK: ssawasm.and
// CHECK: ssawasm.store16
ssawasm.func @stored(%p: !ssawasm.local<i32>, %v: !ssawasm.local<i32>) {
  %a = ssawasm.local_get %p : i32
  %x = ssawasm.local_get %v : i32
  %c255 = ssawasm.const 255 : i32
  %y = ssawasm.extend16_s %x : i32
  %z = ssawasm.add %y, %c255 : i32
  %b = ssawasm.and %z, %c255 : i32
  ssawasm.store8 %a, %b : i32
  %w = ssawasm.and %x, %c255 : i32
  ssawasm.store16 %a, %w : i32
  ssawasm.return
}

// CHECK-LABEL: @high_half
// CHECK: %[[X:.*]] = ssawasm.local_get
// CHECK: %[[Y:.*]] = ssawasm.local_get
// CHECK: %[[P:.*]] = ssawasm.mul %[[X]], %[[Y]] : i32
// CHECK: ssawasm.return %[[P]]
ssawasm.func @high_half(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i32>) -> i32 {
  %x = ssawasm.local_get %p : i32
  %y = ssawasm.local_get %q : i32
  %a = ssawasm.extend_i32_s %x : i32 to i64
  %b = ssawasm.extend_i32_u %y : i32 to i64
  %m = ssawasm.mul %a, %b : i64
  %r = ssawasm.wrap_i64 %m : i64 to i32
  ssawasm.return %r : i32
}

// CHECK-LABEL: @short_quotient
// CHECK: %[[Q:.*]] = ssawasm.div_u %{{.*}}, %{{.*}} : i32
// CHECK: ssawasm.extend_i32_u %[[Q]]
// CHECK: ssawasm.rem_u %{{.*}}, %{{.*}} : i64
ssawasm.func @short_quotient(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i64>) -> i64 {
  %x = ssawasm.local_get %p : i32
  %y = ssawasm.local_get %q : i64
  %a = ssawasm.extend_i32_u %x : i32 to i64
  %c1000 = ssawasm.const 1000 : i64
  %d = ssawasm.div_u %a, %c1000 : i64
  %e = ssawasm.rem_u %y, %c1000 : i64
  %r = ssawasm.add %d, %e : i64
  ssawasm.return %r : i64
}
