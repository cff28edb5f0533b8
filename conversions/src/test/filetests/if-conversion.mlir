// RUN: wami opt %s --if-conversion --canonicalize --cse | filecheck %s

// Little to do on either side: both are done.
// CHECK-LABEL: @diamond
// CHECK-NOT: ssawasm.if
// CHECK: %[[T:.*]] = ssawasm.mul
// CHECK: %[[A:.*]] = ssawasm.add %[[T]]
// CHECK: %[[B:.*]] = ssawasm.shr_u
// CHECK: %[[EVEN:.*]] = ssawasm.eqz
// CHECK: ssawasm.select %[[B]], %[[A]], %[[EVEN]] : i64
ssawasm.func @diamond(%v: !ssawasm.local<i64>) -> i64 {
  %c1 = ssawasm.const 1 : i64
  %c3 = ssawasm.const 3 : i64
  %x = ssawasm.local_get %v : i64
  %bit = ssawasm.and %x, %c1 : i64
  %odd = ssawasm.eq %bit, %c1 : i64
  %next = ssawasm.if %odd -> i64 {
    %t = ssawasm.mul %x, %c3 : i64
    %a = ssawasm.add %t, %c1 : i64
    ssawasm.exit %a : i64
  } else {
    %b = ssawasm.shr_u %x, %c1 : i64
    ssawasm.exit %b : i64
  }
  ssawasm.return %next : i64
}

// A step of a merge: one load and one store, of the one address or the other.
// CHECK-LABEL: @step
// CHECK-NOT: ssawasm.if
// CHECK: %[[I:.*]] = ssawasm.select %[[P:.*]], %[[Q:.*]], %[[C:.*]] : i32
// CHECK-NEXT: %[[V:.*]] = ssawasm.load %[[I]] : f64
// CHECK-NEXT: ssawasm.store %{{.*}}, %[[V]] : f64
// CHECK-NEXT: ssawasm.add %[[I]], %c8
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return
ssawasm.func @step(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i32>, %to: !ssawasm.local<i32>, %c: !ssawasm.local<i32>) -> i32 {
  %c8 = ssawasm.const 8 : i32
  %from = ssawasm.local_get %p : i32
  %other = ssawasm.local_get %q : i32
  %at = ssawasm.local_get %to : i32
  %left = ssawasm.local_get %c : i32
  %r = ssawasm.if %left -> i32 {
    %v = ssawasm.load %from : f64
    ssawasm.store %at, %v : f64
    %n = ssawasm.add %from, %c8 : i32
    ssawasm.exit %n : i32
  } else {
    %v = ssawasm.load %other : f64
    ssawasm.store %at, %v : f64
    %n = ssawasm.add %other, %c8 : i32
    ssawasm.exit %n : i32
  }
  ssawasm.return %r : i32
}

// Inner ones first; what is selected inside counts outside.
// CHECK-LABEL: @nested
// CHECK-NOT: ssawasm.if
// CHECK: ssawasm.return
ssawasm.func @nested(%v: !ssawasm.local<i32>, %c: !ssawasm.local<i32>) -> i32 {
  %c1 = ssawasm.const 1 : i32
  %c2 = ssawasm.const 2 : i32
  %x = ssawasm.local_get %v : i32
  %t = ssawasm.local_get %c : i32
  %r = ssawasm.if %t -> i32 {
    %u = ssawasm.lt_s %x, %c2 : i32
    %inner = ssawasm.if %u -> i32 {
      %a = ssawasm.add %x, %c1 : i32
      ssawasm.exit %a : i32
    } else {
      ssawasm.exit %x : i32
    }
    ssawasm.exit %inner : i32
  } else {
    ssawasm.exit %x : i32
  }
  ssawasm.return %r : i32
}

// Not: one side alone writes, or reads what may be out of bounds.
// CHECK-LABEL: @guarded
// CHECK-COUNT-2: ssawasm.if
ssawasm.func @guarded(%p: !ssawasm.local<i32>, %c: !ssawasm.local<i32>) -> i32 {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %at = ssawasm.local_get %p : i32
  %t = ssawasm.local_get %c : i32
  %r = ssawasm.if %t -> i32 {
    %v = ssawasm.load %at : i32
    ssawasm.exit %v : i32
  } else {
    ssawasm.exit %c0 : i32
  }
  %s = ssawasm.if %r -> i32 {
    ssawasm.store %at, %r : i32
    ssawasm.exit %c1 : i32
  } else {
    ssawasm.exit %c0 : i32
  }
  ssawasm.return %s : i32
}

// Not: a load of one width and a load of another; another offset; what is read before it is written, and behind.
// CHECK-LABEL: @unlike
// CHECK-COUNT-3: ssawasm.if
ssawasm.func @unlike(%p: !ssawasm.local<i32>, %c: !ssawasm.local<i32>) -> i32 {
  %at = ssawasm.local_get %p : i32
  %t = ssawasm.local_get %c : i32
  %r = ssawasm.if %t -> i32 {
    %v = ssawasm.load8_u %at : i32
    ssawasm.exit %v : i32
  } else {
    %v = ssawasm.load8_s %at : i32
    ssawasm.exit %v : i32
  }
  %s = ssawasm.if %t -> i32 {
    %v = ssawasm.load %at offset = 4 : i32
    ssawasm.exit %v : i32
  } else {
    %v = ssawasm.load %at offset = 8 : i32
    ssawasm.exit %v : i32
  }
  %u = ssawasm.if %t -> i32 {
    %v = ssawasm.load %at : i32
    ssawasm.store %at, %r : i32
    ssawasm.exit %v : i32
  } else {
    ssawasm.store %at, %r : i32
    %v = ssawasm.load %at : i32
    ssawasm.exit %v : i32
  }
  %rs = ssawasm.add %r, %s : i32
  %rsu = ssawasm.add %rs, %u : i32
  ssawasm.return %rsu : i32
}

// Not: what a side computes of what both have loaded, unlike the other.
// CHECK-LABEL: @behind
// CHECK: ssawasm.if
ssawasm.func @behind(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i32>, %c: !ssawasm.local<i32>) -> i32 {
  %c1 = ssawasm.const 1 : i32
  %at = ssawasm.local_get %p : i32
  %other = ssawasm.local_get %q : i32
  %t = ssawasm.local_get %c : i32
  %r = ssawasm.if %t -> i32 {
    %v = ssawasm.load %at : i32
    %n = ssawasm.add %v, %c1 : i32
    ssawasm.exit %n : i32
  } else {
    %v = ssawasm.load %other : i32
    %n = ssawasm.xor %v, %c1 : i32
    ssawasm.exit %n : i32
  }
  ssawasm.return %r : i32
}

// Not: a division, which may trap; floats, for which engines branch; three values that differ; too much.
// CHECK-LABEL: @costly
// CHECK-COUNT-4: ssawasm.if
ssawasm.func @costly(%v: !ssawasm.local<i32>, %f: !ssawasm.local<f64>, %c: !ssawasm.local<i32>) -> i32 {
  %c1 = ssawasm.const 1 : i32
  %x = ssawasm.local_get %v : i32
  %y = ssawasm.local_get %f : f64
  %t = ssawasm.local_get %c : i32
  %r = ssawasm.if %t -> i32 {
    %d = ssawasm.div_s %c1, %x : i32
    ssawasm.exit %d : i32
  } else {
    ssawasm.exit %x : i32
  }
  %s = ssawasm.if %t -> f64 {
    %d = ssawasm.neg %y : f64
    ssawasm.exit %d : f64
  } else {
    ssawasm.exit %y : f64
  }
  %u:3 = ssawasm.if %t -> i32, i32, i32 {
    %a = ssawasm.add %x, %c1 : i32
    ssawasm.exit %a, %c1, %r : i32, i32, i32
  } else {
    ssawasm.exit %x, %x, %x : i32, i32, i32
  }
  %w = ssawasm.if %t -> i32 {
    %a = ssawasm.mul %x, %x : i32
    %b = ssawasm.xor %a, %x : i32
    %d = ssawasm.mul %b, %x : i32
    %e = ssawasm.xor %d, %a : i32
    %g = ssawasm.mul %e, %x : i32
    ssawasm.exit %g : i32
  } else {
    ssawasm.exit %x : i32
  }
  %i = ssawasm.trunc_sat_f64_s %s : f64 to i32
  %1 = ssawasm.add %i, %u#0 : i32
  %2 = ssawasm.add %1, %u#1 : i32
  %3 = ssawasm.add %2, %u#2 : i32
  %4 = ssawasm.add %3, %w : i32
  ssawasm.return %4 : i32
}

// Not: what is done where two numbers happen to be equal. That they differ in a bit is as likely as not.
// CHECK-LABEL: @seldom
// CHECK: ssawasm.if
// CHECK-NOT: ssawasm.if
// CHECK: ssawasm.select
ssawasm.func @seldom(%v: !ssawasm.local<i32>, %w: !ssawasm.local<i32>) -> i32 {
  %c3 = ssawasm.const 3 : i32
  %c4 = ssawasm.const 4 : i32
  %x = ssawasm.local_get %v : i32
  %y = ssawasm.local_get %w : i32
  %same = ssawasm.eq %x, %y : i32
  %r = ssawasm.if %same -> i32 {
    %a = ssawasm.add %x, %c3 : i32
    ssawasm.exit %a : i32
  } else {
    ssawasm.exit %y : i32
  }
  %masked = ssawasm.and %x, %c4 : i32
  %bit = ssawasm.eq %masked, %c4 : i32
  %s = ssawasm.if %bit -> i32 {
    %a = ssawasm.add %r, %c3 : i32
    ssawasm.exit %a : i32
  } else {
    ssawasm.exit %r : i32
  }
  ssawasm.return %s : i32
}
