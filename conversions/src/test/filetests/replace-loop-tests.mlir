// RUN: wami opt %s --replace-loop-tests | filecheck %s

// The pointer comes to its last address after 70 iterations, and not before.
// CHECK-LABEL: @by_pointer
// CHECK: %[[END:.*]] = ssawasm.add %[[P:.*]], %{{.*}} : i32
// CHECK: pseudo_br ^bb1(%[[P]] : i32)
// CHECK: ^bb1(%[[AT:.*]]: i32):
// CHECK: %[[NEXT:.*]] = ssawasm.add %[[AT]], %{{.*}} : i32
// CHECK-NEXT: %[[MORE:.*]] = ssawasm.ne %[[NEXT]], %[[END]] : i32
// CHECK-NEXT: cond_br %[[MORE]], ^bb1(%[[NEXT]] : i32), ^bb2
ssawasm.func @by_pointer(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %c70 = ssawasm.const 70 : i32
  %start = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %start : i32, i32)
  ^bb1(%i: i32, %at: i32):
    ssawasm.store %at, %c1 : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    %next = ssawasm.add %at, %c8 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %next : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// 2^29 steps of 8 come back to the first address: the pointer says nothing.
// CHECK-LABEL: @all_the_way_around
// CHECK: pseudo_br ^bb1(%{{.*}}, %[[TRIPS:.*]] : i32, i32)
// CHECK: ^bb1(%{{.*}}: i32, %[[LEFT:.*]]: i32):
// CHECK: ssawasm.const -1 : i32
// CHECK-NEXT: %[[LESS:.*]] = ssawasm.add %[[LEFT]], %{{.*}} : i32
// CHECK-NEXT: cond_br %[[LESS]], ^bb1(
ssawasm.func @all_the_way_around(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %many = ssawasm.const 536870912 : i32
  %start = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %start : i32, i32)
  ^bb1(%i: i32, %at: i32):
    ssawasm.store %at, %c1 : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %many : i32
    %next = ssawasm.add %at, %c8 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %next : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// Not known, but at least one, as the guard says.
// CHECK-LABEL: @countdown
// CHECK: ssawasm.local_get
// CHECK-NEXT: %[[N:.*]] = ssawasm.local_get
// CHECK: ssawasm.if
// CHECK: %[[TRIPS:.*]] = ssawasm.sub %[[N]], %{{.*}} : i32
// CHECK: pseudo_br ^bb1(%{{.*}}, %[[TRIPS]] : i32, i32)
// CHECK: ssawasm.const -1 : i32
// CHECK-NEXT: %[[LESS:.*]] = ssawasm.add %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: cond_br %[[LESS]], ^bb1(
ssawasm.func @countdown(%p: !ssawasm.local<i32>, %count: !ssawasm.local<i32>) {
  %c2 = ssawasm.const 2 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %start = ssawasm.local_get %p : i32
  %n = ssawasm.local_get %count : i32
  %some = ssawasm.gt_s %n, %c2 : i32
  ssawasm.if %some {
    ssawasm.block_loop {
      ssawasm.pseudo_br ^bb1(%c2, %start : i32, i32)
    ^bb1(%i: i32, %at: i32):
      ssawasm.store %at, %c1 : i32
      %i1 = ssawasm.add %i, %c1 : i32
      %more = ssawasm.lt_s %i1, %n : i32
      %next = ssawasm.add %at, %c8 : i32
      ssawasm.cond_br %more, ^bb1(%i1, %next : i32, i32), ^bb2
    ^bb2:
      ssawasm.exit
    }
    ssawasm.exit
  }
  ssawasm.return
}

// Without a guard the body is executed once where n is 0; with another guard, too.
// CHECK-LABEL: @no_guard
// CHECK: ssawasm.lt_s
// CHECK: ssawasm.lt_s
ssawasm.func @no_guard(%p: !ssawasm.local<i32>, %count: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %start = ssawasm.local_get %p : i32
  %n = ssawasm.local_get %count : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    ssawasm.store %start, %c1 : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %n : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  %some = ssawasm.gt_s %start, %c0 : i32
  ssawasm.if %some {
    ssawasm.block_loop {
      ssawasm.pseudo_br ^bb1(%c0 : i32)
    ^bb1(%i: i32):
      ssawasm.store %start, %c1 : i32
      %i1 = ssawasm.add %i, %c1 : i32
      %more = ssawasm.lt_s %i1, %n : i32
      ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
    ^bb2:
      ssawasm.exit
    }
    ssawasm.exit
  }
  ssawasm.return
}

// The counter is read, and the steps of the other loop pass over the greatest i32.
// CHECK-LABEL: @counters_that_stay
// CHECK: ssawasm.lt_s
// CHECK: ssawasm.lt_s
ssawasm.func @counters_that_stay(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c70 = ssawasm.const 70 : i32
  %large = ssawasm.const 2147483646 : i32
  %largest = ssawasm.const 2147483647 : i32
  %c4 = ssawasm.const 4 : i32
  %start = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    ssawasm.store %start, %i : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%large : i32)
  ^bb1(%i: i32):
    ssawasm.store %start, %c1 : i32
    %i1 = ssawasm.add %i, %c4 : i32
    %more = ssawasm.lt_s %i1, %largest : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// What the pointer will be is read before the test: it stays where it is.
// CHECK-LABEL: @next_is_read
// CHECK: pseudo_br
// CHECK: %[[NEXT:.*]] = ssawasm.add
// CHECK-NEXT: ssawasm.store %[[NEXT]]
// CHECK: ssawasm.ne %[[NEXT]]
ssawasm.func @next_is_read(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %c70 = ssawasm.const 70 : i32
  %start = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %start : i32, i32)
  ^bb1(%i: i32, %at: i32):
    %next = ssawasm.add %at, %c8 : i32
    ssawasm.store %next, %c1 : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %next : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
