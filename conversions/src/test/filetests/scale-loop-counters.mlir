// RUN: wami opt %s --scale-loop-counters | filecheck %s

// One counter in bytes serves both addresses.
// CHECK-LABEL: @two_arrays
// CHECK: ^bb1(%[[I:.*]]: i32):
// CHECK-NEXT: %[[A:.*]] = ssawasm.add %{{.*}}, %[[I]] : i32
// CHECK-NEXT: %[[B:.*]] = ssawasm.add %{{.*}}, %[[I]] : i32
// CHECK: %[[STEP:.*]] = ssawasm.const 8 : i32
// CHECK-NEXT: %[[NEXT:.*]] = ssawasm.add %[[I]], %[[STEP]] : i32
// CHECK: %[[END:.*]] = ssawasm.const 560 : i32
// CHECK-NEXT: %[[MORE:.*]] = ssawasm.ne %[[NEXT]], %[[END]] : i32
// CHECK-NEXT: cond_br %[[MORE]], ^bb1(%[[NEXT]] : i32), ^bb2
ssawasm.func @two_arrays(%x: !ssawasm.local<i32>, %y: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %c70 = ssawasm.const 70 : i32
  %p = ssawasm.local_get %x : i32
  %q = ssawasm.local_get %y : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %a = ssawasm.add %p, %bytes : i32
    %b = ssawasm.add %q, %bytes : i32
    %v = ssawasm.load %a : i32
    ssawasm.store %b, %v : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// Rows of 480 bytes and elements of 8: the counter is in elements' bytes, and a row is 60 of them. The element after the next comes 16 bytes later.
// CHECK-LABEL: @rows_and_elements
// CHECK: ^bb1(%[[I:.*]]: i32):
// CHECK: %[[C16:.*]] = ssawasm.const 16 : i32
// CHECK: %[[LATER:.*]] = ssawasm.add %[[I]], %[[C16]] : i32
// CHECK: %[[C60:.*]] = ssawasm.const 60 : i32
// CHECK: %[[ROW:.*]] = ssawasm.mul %[[I]], %[[C60]] : i32
// CHECK: ssawasm.store %[[ROW]], %[[LATER]] : i32
ssawasm.func @rows_and_elements() {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c2 = ssawasm.const 2 : i32
  %c3 = ssawasm.const 3 : i32
  %c70 = ssawasm.const 70 : i32
  %c480 = ssawasm.const 480 : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %later = ssawasm.add %i, %c2 : i32
    %element = ssawasm.shl %later, %c3 : i32
    %row = ssawasm.mul %i, %c480 : i32
    ssawasm.store %row, %element : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// The counter is a number, too.
// CHECK-LABEL: @other_use
// CHECK: ssawasm.shl
// CHECK: ssawasm.lt_s
ssawasm.func @other_use(%x: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %c70 = ssawasm.const 70 : i32
  %p = ssawasm.local_get %x : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %a = ssawasm.add %p, %bytes : i32
    ssawasm.store %a, %i : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// 2^29 steps of 8 come back to where they began: the last value is not the first of its kind.
// CHECK-LABEL: @all_the_way_around
// CHECK: ssawasm.shl
// CHECK: ssawasm.lt_s
ssawasm.func @all_the_way_around(%x: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %many = ssawasm.const 536870912 : i32
  %p = ssawasm.local_get %x : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %a = ssawasm.add %p, %bytes : i32
    ssawasm.store %a, %c1 : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %many : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// The bound is not known: its product may wrap around.
// CHECK-LABEL: @unknown_bound
// CHECK: ssawasm.shl
// CHECK: ssawasm.lt_s
ssawasm.func @unknown_bound(%x: !ssawasm.local<i32>, %count: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %p = ssawasm.local_get %x : i32
  %n = ssawasm.local_get %count : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %a = ssawasm.add %p, %bytes : i32
    ssawasm.store %a, %c1 : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %n : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
