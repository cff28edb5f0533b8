// RUN: wami opt %s --bulk-memory --canonicalize --cse | filecheck %s
// RUN: wami opt %s --bulk-memory='min-bytes=16 min-width=4' --canonicalize --cse | filecheck %s --check-prefix=ALL

// 100 numbers of eight bytes from 16 bytes behind %p on.
// CHECK-LABEL: @fill
// CHECK: %[[P:.*]] = ssawasm.local_get
// CHECK-NEXT: %[[Q:.*]] = ssawasm.add %[[P]], %c16_i32
// CHECK-NEXT: ssawasm.memory_fill %[[Q]], %c0_i32, %c800_i32
// CHECK-NEXT: ssawasm.return
ssawasm.func @fill(%a: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %c100 = ssawasm.const 100 : i32
  %zero = ssawasm.const 0.0 : f64
  %p = ssawasm.local_get %a : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %at = ssawasm.add %p, %bytes : i32
    ssawasm.store %at, %zero offset = 16 : f64
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c100 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// Vectors all of whose bytes are 255, four lanes at once up to a bound that is a value; the counter starts at %n.
// CHECK-LABEL: @fill_vectors
// CHECK: ssawasm.if
// CHECK: %[[D:.*]] = ssawasm.sub %[[M:.*]], %[[N:.*]] : i32
// CHECK-NEXT: %[[U:.*]] = ssawasm.add %[[D]], %c3_i32
// CHECK-NEXT: %[[S:.*]] = ssawasm.shr_u %[[U]], %c2_i32
// CHECK-NEXT: %[[B:.*]] = ssawasm.shl %[[S]], %c4_i32
// CHECK-NEXT: ssawasm.memory_fill %{{.*}}, %c255_i32, %[[B]]
// CHECK-NOT: block_loop
// CHECK: ssawasm.return
ssawasm.func @fill_vectors(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>, %c: !ssawasm.local<i32>) {
  %c2 = ssawasm.const 2 : i32
  %c4 = ssawasm.const 4 : i32
  %ones = ssawasm.const dense<-1> : vector<4xi32>
  %p = ssawasm.local_get %a : i32
  %n = ssawasm.local_get %b : i32
  %m = ssawasm.local_get %c : i32
  %some = ssawasm.lt_s %n, %m : i32
  ssawasm.if %some {
    ssawasm.block_loop {
      ssawasm.pseudo_br ^bb1(%n : i32)
    ^bb1(%i: i32):
      %bytes = ssawasm.shl %i, %c2 : i32
      %at = ssawasm.add %p, %bytes : i32
      ssawasm.store %at, %ones : vector<4xi32>
      %next = ssawasm.add %i, %c4 : i32
      %more = ssawasm.lt_s %next, %m : i32
      ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
    ^bb2:
      ssawasm.exit
    }
    ssawasm.exit
  }
  ssawasm.return
}

// Rows of 800 bytes that follow one another, of bytes that are not known.
// CHECK-LABEL: @rows
// CHECK-NOT: block_loop
// CHECK: ssawasm.memory_fill %{{.*}}, %{{.*}}, %c16000_i32
// CHECK-NOT: block_loop
// CHECK: ssawasm.return
ssawasm.func @rows(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c20 = ssawasm.const 20 : i32
  %c800 = ssawasm.const 800 : i32
  %p = ssawasm.local_get %a : i32
  %v = ssawasm.local_get %b : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %row = ssawasm.mul %i, %c800 : i32
    ssawasm.block_loop {
      ssawasm.pseudo_br ^bb1(%c0 : i32)
    ^bb1(%j: i32):
      %start = ssawasm.add %p, %row : i32
      %at = ssawasm.add %start, %j : i32
      ssawasm.store8 %at, %v : i32
      %nextj = ssawasm.add %j, %c1 : i32
      %morej = ssawasm.lt_s %nextj, %c800 : i32
      ssawasm.cond_br %morej, ^bb1(%nextj : i32), ^bb2
    ^bb2:
      ssawasm.exit
    }
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c20 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// Of one object into another.
// CHECK-LABEL: @copy
// CHECK: ssawasm.memory_copy %{{.*}}, %{{.*}}, %c800_i32
// CHECK-NEXT: ssawasm.return
ssawasm.func @copy(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %c100 = ssawasm.const 100 : i32
  %p = ssawasm.local_get %a : i32
  %q = ssawasm.local_get %b : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %from = ssawasm.add %q, %bytes : i32
    %v = ssawasm.load %from offset = 8 root = "Q" : f64
    %at = ssawasm.add %p, %bytes : i32
    ssawasm.store %at, %v root = "P" : f64
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c100 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// Refused: what may be one object; bytes that differ; every other number; few bytes, unless the option says so; a number
// of them that is not known, in small pieces; a trap that is seen.
// CHECK-LABEL: @refused_objects
// CHECK: block_loop
// ALL-LABEL: @refused_objects
// ALL: block_loop
ssawasm.func @refused_objects(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %c100 = ssawasm.const 100 : i32
  %p = ssawasm.local_get %a : i32
  %q = ssawasm.local_get %b : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %from = ssawasm.add %q, %bytes : i32
    %v = ssawasm.load %from root = "Q" : f64
    %at = ssawasm.add %p, %bytes : i32
    ssawasm.store %at, %v : f64
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c100 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// CHECK-LABEL: @refused_bytes
// CHECK-COUNT-3: block_loop
// ALL-LABEL: @refused_bytes
// ALL-COUNT-3: block_loop
ssawasm.func @refused_bytes(%a: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c3 = ssawasm.const 3 : i32
  %c4 = ssawasm.const 4 : i32
  %c400 = ssawasm.const 400 : i32
  %one = ssawasm.const 1.0 : f64
  %zero = ssawasm.const 0.0 : f64
  %p = ssawasm.local_get %a : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %at = ssawasm.add %p, %bytes : i32
    ssawasm.store %at, %one : f64
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c400 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c4 : i32
    %at = ssawasm.add %p, %bytes : i32
    ssawasm.store %at, %zero : f64
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c400 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c3 : i32
    %at = ssawasm.add %p, %bytes : i32
    ssawasm.store %at, %zero {traps} : f64
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c400 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// CHECK-LABEL: @refused_small
// CHECK-COUNT-2: block_loop
// ALL-LABEL: @refused_small
// ALL-NOT: block_loop
// ALL: ssawasm.memory_fill %{{.*}}, %c0_i32, %c40_i32
// ALL: ssawasm.memory_fill %{{.*}}, %c0_i32, %{{.*}}
ssawasm.func @refused_small(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c2 = ssawasm.const 2 : i32
  %c10 = ssawasm.const 10 : i32
  %p = ssawasm.local_get %a : i32
  %n = ssawasm.local_get %b : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %bytes = ssawasm.shl %i, %c2 : i32
    %at = ssawasm.add %p, %bytes : i32
    ssawasm.store %at, %c0 : i32
    %next = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %next, %c10 : i32
    ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  %some = ssawasm.gt_s %n, %c0 : i32
  ssawasm.if %some {
    ssawasm.block_loop {
      ssawasm.pseudo_br ^bb1(%c0 : i32)
    ^bb1(%i: i32):
      %bytes = ssawasm.shl %i, %c2 : i32
      %at = ssawasm.add %p, %bytes : i32
      ssawasm.store %at, %c0 : i32
      %next = ssawasm.add %i, %c1 : i32
      %more = ssawasm.lt_s %next, %n : i32
      ssawasm.cond_br %more, ^bb1(%next : i32), ^bb2
    ^bb2:
      ssawasm.exit
    }
    ssawasm.exit
  }
  ssawasm.return
}
