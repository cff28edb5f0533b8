// RUN: wami opt %s --unroll-block-loops='max-factor=4' --canonicalize --cse | filecheck %s

// 8 iterations: 2 of 4 copies.
// CHECK-LABEL: @divides
// CHECK: block_loop
// CHECK: ^bb1(%[[I:.*]]: i32, %[[P:.*]]: i32):
// CHECK: store %[[P]], %[[I]] : i32
// CHECK: store
// CHECK: store
// CHECK: store
// CHECK-NOT: store
// CHECK: ssawasm.return
ssawasm.func @divides(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c4 = ssawasm.const 4 : i32
  %c8 = ssawasm.const 8 : i32
  %start = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %start : i32, i32)
  ^bb1(%i: i32, %at: i32):
    ssawasm.store %at, %i : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c8 : i32
    %next = ssawasm.add %at, %c4 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %next : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// 11 iterations: 2 before the loop, 3 of 3, which leaves fewer over than 4; what the loop gives is that of the last copy.
// CHECK-LABEL: @leaves_some_over
// CHECK-COUNT-2: ssawasm.load
// CHECK: %[[R:.*]] = ssawasm.block_loop -> f64 {
// CHECK-COUNT-3: ssawasm.load
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return %[[R]]
ssawasm.func @leaves_some_over(%p: !ssawasm.local<i32>) -> f64 {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %c11 = ssawasm.const 11 : i32
  %zero = ssawasm.const 0.0 : f64
  %start = ssawasm.local_get %p : i32
  %sum = ssawasm.block_loop -> f64 {
    ssawasm.pseudo_br ^bb1(%c0, %start, %zero : i32, i32, f64)
  ^bb1(%i: i32, %at: i32, %s: f64):
    %v = ssawasm.load %at : f64
    %s1 = ssawasm.add %s, %v : f64
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c11 : i32
    %next = ssawasm.add %at, %c8 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %next, %s1 : i32, i32, f64), ^bb2
  ^bb2:
    ssawasm.exit %s1 : f64
  }
  ssawasm.return %sum : f64
}

// CHECK-LABEL: @few
// CHECK-NOT: block_loop
// CHECK-COUNT-3: ssawasm.store
// CHECK-NOT: ssawasm.store
// CHECK: ssawasm.return
ssawasm.func @few(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %c4 = ssawasm.const 4 : i32
  %start = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %start : i32, i32)
  ^bb1(%i: i32, %at: i32):
    ssawasm.store %at, %i : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c3 : i32
    %next = ssawasm.add %at, %c4 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %next : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// The guard says that there is one iteration at least. The counter counts down in both loops, by 1 and by 4.
// CHECK-LABEL: @runtime
// CHECK: %[[N:.*]] = ssawasm.add %{{.*}}, %c-1_i32 : i32
// CHECK: %[[REST:.*]] = ssawasm.and %[[N]], %{{.*}} : i32
// CHECK: %[[C:.*]]:2 = ssawasm.if %[[REST]] -> i32, f64 {
// CHECK: block_loop -> i32, f64 {
// CHECK: pseudo_br ^bb1(%{{.*}}, %{{.*}}, %[[REST]] : i32, f64, i32)
// CHECK: ssawasm.load
// CHECK-NOT: ssawasm.load
// CHECK: else
// CHECK: %[[ENOUGH:.*]] = ssawasm.ge_u %[[N]], %{{.*}} : i32
// CHECK: ssawasm.if %[[ENOUGH]] -> f64 {
// CHECK: %[[LEFT:.*]] = ssawasm.and %[[N]], %{{.*}} : i32
// CHECK: pseudo_br ^bb1(%[[C]]#0, %[[C]]#1, %[[LEFT]] : i32, f64, i32)
// CHECK-COUNT-4: ssawasm.load
// CHECK: else
// CHECK: ssawasm.exit %[[C]]#1 : f64
ssawasm.func @runtime(%p: !ssawasm.local<i32>, %to: !ssawasm.local<i32>) -> f64 {
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %zero = ssawasm.const 0.0 : f64
  %start = ssawasm.local_get %p : i32
  %n = ssawasm.local_get %to : i32
  %some = ssawasm.lt_s %c1, %n : i32
  %r = ssawasm.if %some -> f64 {
    %sum = ssawasm.block_loop -> f64 {
      ssawasm.pseudo_br ^bb1(%c1, %start, %zero : i32, i32, f64)
    ^bb1(%i: i32, %at: i32, %s: f64):
      %v = ssawasm.load %at : f64
      %s1 = ssawasm.add %s, %v : f64
      %i1 = ssawasm.add %i, %c1 : i32
      %more = ssawasm.lt_s %i1, %n : i32
      %next = ssawasm.add %at, %c8 : i32
      ssawasm.cond_br %more, ^bb1(%i1, %next, %s1 : i32, i32, f64), ^bb2
    ^bb2:
      ssawasm.exit %s1 : f64
    }
    ssawasm.exit %sum : f64
  } else {
    ssawasm.exit %zero : f64
  }
  ssawasm.return %r : f64
}

// %v is not carried: it would have to leave two loops.
// CHECK-LABEL: @result_that_is_not_carried
// CHECK: ssawasm.load
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return
ssawasm.func @result_that_is_not_carried(%p: !ssawasm.local<i32>, %to: !ssawasm.local<i32>) -> f64 {
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %zero = ssawasm.const 0.0 : f64
  %start = ssawasm.local_get %p : i32
  %n = ssawasm.local_get %to : i32
  %some = ssawasm.lt_s %c1, %n : i32
  %r = ssawasm.if %some -> f64 {
    %last = ssawasm.block_loop -> f64 {
      ssawasm.pseudo_br ^bb1(%c1, %start : i32, i32)
    ^bb1(%i: i32, %at: i32):
      %v = ssawasm.load %at : f64
      %i1 = ssawasm.add %i, %c1 : i32
      %more = ssawasm.lt_s %i1, %n : i32
      %next = ssawasm.add %at, %c8 : i32
      ssawasm.cond_br %more, ^bb1(%i1, %next : i32, i32), ^bb2
    ^bb2:
      ssawasm.exit %v : f64
    }
    ssawasm.exit %last : f64
  } else {
    ssawasm.exit %zero : f64
  }
  ssawasm.return %r : f64
}

// A call takes longer than the loop's own instructions.
// CHECK-LABEL: @call
// CHECK: ssawasm.call @few
// CHECK-NOT: ssawasm.call
// CHECK: ssawasm.return
ssawasm.func @call(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %start = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    ssawasm.call @few(%start) : (i32) -> ()
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c8 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
