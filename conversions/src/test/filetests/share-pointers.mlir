// RUN: wami opt %s --share-pointers --canonicalize --cse --fold-access-offsets --canonicalize | filecheck %s

// Three pointers, a known distance apart; the lowest is the one of the second load.
// CHECK-LABEL: @shared
// CHECK: %[[LOW:.*]] = ssawasm.add %{{.*}}, %c-8_i32 : i32
// CHECK: pseudo_br ^bb1(%{{.*}}, %[[LOW]] : i32, i32)
// CHECK: ^bb1(%[[I:.*]]: i32, %[[P:.*]]: i32):
// CHECK: ssawasm.load %[[P]] offset = 8 root = "A" : f64
// CHECK: ssawasm.load %[[P]] root = "A" : f64
// CHECK: ssawasm.store %[[P]], %{{.*}} offset = 488 root = "A" : f64
// CHECK: ssawasm.cond_br %{{.*}}, ^bb1(%{{.*}}, %{{.*}} : i32, i32), ^bb2
ssawasm.func @shared(%arg: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %c70 = ssawasm.const 70 : i32
  %down = ssawasm.const -8 : i32
  %row = ssawasm.const 480 : i32
  %p0 = ssawasm.local_get %arg : i32
  %q0 = ssawasm.add %p0, %down : i32
  %r0 = ssawasm.add %p0, %row : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %p0, %q0, %r0 : i32, i32, i32, i32)
  ^bb1(%i: i32, %p: i32, %q: i32, %r: i32):
    %a = ssawasm.load %p root = "A" : f64
    %b = ssawasm.load %q root = "A" : f64
    %c = ssawasm.add %a, %b : f64
    ssawasm.store %r, %c root = "A" : f64
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    %p1 = ssawasm.add %p, %c8 : i32
    %q1 = ssawasm.add %q, %c8 : i32
    %r1 = ssawasm.add %r, %c8 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %p1, %q1, %r1 : i32, i32, i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// One that goes down, two steps at a time: it starts a step lower.
// CHECK-LABEL: @lowered
// CHECK: ^bb1(%{{.*}}: i32, %[[P:.*]]: i32):
// CHECK: ssawasm.store %[[P]], %{{.*}} offset = 8 root = "A" : f64
// CHECK: ssawasm.store %[[P]], %{{.*}} root = "A" : f64
ssawasm.func @lowered(%arg: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c2 = ssawasm.const 2 : i32
  %c70 = ssawasm.const 70 : i32
  %down = ssawasm.const -8 : i32
  %twice = ssawasm.const -16 : i32
  %zero = ssawasm.const 0.0 : f64
  %p0 = ssawasm.local_get %arg : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %p0 : i32, i32)
  ^bb1(%i: i32, %p: i32):
    ssawasm.store %p, %zero root = "A" : f64
    %q = ssawasm.add %p, %down : i32
    ssawasm.store %q, %zero root = "A" : f64
    %i1 = ssawasm.add %i, %c2 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    %p1 = ssawasm.add %p, %twice : i32
    ssawasm.cond_br %more, ^bb1(%i1, %p1 : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// Different steps, different objects, a value that is no address only: they stay.
// CHECK-LABEL: @apart
// CHECK: ^bb1(%{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32, %{{.*}}: i32):
ssawasm.func @apart(%arg: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %c16 = ssawasm.const 16 : i32
  %c70 = ssawasm.const 70 : i32
  %p0 = ssawasm.local_get %arg : i32
  %q0 = ssawasm.add %p0, %c8 : i32
  %r0 = ssawasm.add %p0, %c16 : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %p0, %q0, %r0, %r0 : i32, i32, i32, i32, i32)
  ^bb1(%i: i32, %p: i32, %q: i32, %r: i32, %s: i32):
    %a = ssawasm.load %p root = "A" : i32
    ssawasm.store %q, %a root = "A" : i32
    ssawasm.store %r, %a root = "B" : i32
    ssawasm.store %s, %s root = "A" : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    %p1 = ssawasm.add %p, %c8 : i32
    %q1 = ssawasm.add %q, %c16 : i32
    %r1 = ssawasm.add %r, %c8 : i32
    %s1 = ssawasm.add %s, %c8 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %p1, %q1, %r1, %s1 : i32, i32, i32, i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
