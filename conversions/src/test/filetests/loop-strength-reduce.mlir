// RUN: wami opt %s --loop-strength-reduce --canonicalize --cse --loop-invariant-code-motion | filecheck %s

// A row of 480 bytes further in each iteration.
// CHECK-LABEL: @rows
// CHECK: %[[ROW:.*]] = ssawasm.const 480 : i32
// CHECK: ^bb1(%[[I:.*]]: i32, %[[P:.*]]: i32):
// CHECK-NEXT: ssawasm.store %[[P]], %[[I]] : i32
// CHECK: %[[NEXT:.*]] = ssawasm.add %[[P]], %[[ROW]] : i32
// CHECK: cond_br %{{.*}}, ^bb1(%{{.*}}, %[[NEXT]] : i32, i32)
ssawasm.func @rows(%x: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c70 = ssawasm.const 70 : i32
  %c480 = ssawasm.const 480 : i32
  %p = ssawasm.local_get %x : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %row = ssawasm.mul %i, %c480 : i32
    %a = ssawasm.add %p, %row : i32
    ssawasm.store %a, %i : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// The counter in lanes is a vector that grows by 4 in each.
// CHECK-LABEL: @lanes
// CHECK-DAG: %[[FIRST:.*]] = ssawasm.const dense<[7, 8, 9, 10]> : vector<4xi32>
// CHECK-DAG: %[[FOUR:.*]] = ssawasm.const dense<4> : vector<4xi32>
// CHECK: ssawasm.pseudo_br ^bb1(%{{.*}}, %[[FIRST]] : i32, vector<4xi32>)
// CHECK: ^bb1(%{{.*}}: i32, %[[V:.*]]: vector<4xi32>):
// CHECK-NEXT: ssawasm.store %{{.*}}, %[[V]] : vector<4xi32>
// CHECK-NOT: splat
// CHECK: %[[NEXT:.*]] = ssawasm.add %[[V]], %[[FOUR]] : vector<4xi32>
// CHECK: cond_br %{{.*}}, ^bb1(%{{.*}}, %[[NEXT]] : i32, vector<4xi32>)
ssawasm.func @lanes(%x: !ssawasm.local<i32>) {
  %c7 = ssawasm.const 7 : i32
  %c4 = ssawasm.const 4 : i32
  %c70 = ssawasm.const 70 : i32
  %lanes = ssawasm.const dense<[0, 1, 2, 3]> : vector<4xi32>
  %p = ssawasm.local_get %x : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c7 : i32)
  ^bb1(%i: i32):
    %s = ssawasm.splat %i : vector<4xi32>
    %v = ssawasm.add %s, %lanes : vector<4xi32>
    ssawasm.store %p, %v : vector<4xi32>
    %i1 = ssawasm.add %i, %c4 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// (5 - (2 * i + lanes) * k) * 2, where i grows by 2: each lane starts with 10 - 2 * lane * k and grows by (0 - 4 * k) * 2.
// CHECK-LABEL: @product
// CHECK-DAG: %[[FOUR:.*]] = ssawasm.const dense<4> : vector<8xi16>
// CHECK-DAG: %[[LANES:.*]] = ssawasm.const dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi16>
// CHECK-DAG: %[[ZERO:.*]] = ssawasm.const dense<0> : vector<8xi16>
// CHECK-DAG: %[[FIVE:.*]] = ssawasm.const dense<5> : vector<8xi16>
// CHECK: %[[K:.*]] = ssawasm.splat %{{.*}} : vector<8xi16>
// CHECK-NEXT: %[[P:.*]] = ssawasm.mul %[[K]], %[[LANES]] : vector<8xi16>
// CHECK-NEXT: %[[D:.*]] = ssawasm.sub %[[FIVE]], %[[P]] : vector<8xi16>
// CHECK-NEXT: %[[FIRST:.*]] = ssawasm.shl %[[D]], %{{.*}} : vector<8xi16>
// CHECK-NEXT: %[[M:.*]] = ssawasm.mul %[[K]], %[[FOUR]] : vector<8xi16>
// CHECK-NEXT: %[[N:.*]] = ssawasm.sub %[[ZERO]], %[[M]] : vector<8xi16>
// CHECK-NEXT: %[[STEP:.*]] = ssawasm.shl %[[N]], %{{.*}} : vector<8xi16>
// CHECK: ssawasm.pseudo_br ^bb1(%{{.*}}, %[[FIRST]] : i32, vector<8xi16>)
// CHECK: ^bb1(%{{.*}}: i32, %[[V:.*]]: vector<8xi16>):
// CHECK-NEXT: ssawasm.store %{{.*}}, %[[V]] : vector<8xi16>
// CHECK-NOT: ssawasm.mul
// CHECK: %[[NEXT:.*]] = ssawasm.add %[[V]], %[[STEP]] : vector<8xi16>
// CHECK: cond_br %{{.*}}, ^bb1(%{{.*}}, %[[NEXT]] : i32, vector<8xi16>)
ssawasm.func @product(%x: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c2 = ssawasm.const 2 : i32
  %c70 = ssawasm.const 70 : i32
  %five = ssawasm.const dense<5> : vector<8xi16>
  %lanes = ssawasm.const dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi16>
  %p = ssawasm.local_get %x : i32
  %k = ssawasm.splat %p : vector<8xi16>
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %twice = ssawasm.mul %i, %c2 : i32
    %s = ssawasm.splat %twice : vector<8xi16>
    %sum = ssawasm.add %s, %lanes : vector<8xi16>
    %product = ssawasm.mul %k, %sum : vector<8xi16>
    %difference = ssawasm.sub %five, %product : vector<8xi16>
    %v = ssawasm.shl %difference, %c1 : vector<8xi16>
    ssawasm.store %p, %v : vector<8xi16>
    %i1 = ssawasm.add %i, %c2 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// A splat that stays, a product of two that both grow, and what a loop in the loop reads.
// CHECK-LABEL: @stay
// CHECK: ^bb1(%[[I:.*]]: i32):
// CHECK: ssawasm.splat %[[I]]
// CHECK: ^bb1(%[[J:.*]]: i32):
// CHECK: ssawasm.splat %[[J]]
// CHECK: ^bb1(%[[N:.*]]: i32):
// CHECK: ssawasm.splat %[[N]]
ssawasm.func @stay(%x: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c4 = ssawasm.const 4 : i32
  %c70 = ssawasm.const 70 : i32
  %lanes = ssawasm.const dense<[0, 1, 2, 3]> : vector<4xi32>
  %p = ssawasm.local_get %x : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %s = ssawasm.splat %i : vector<4xi32>
    %v = ssawasm.add %s, %lanes : vector<4xi32>
    ssawasm.store %p, %v : vector<4xi32>
    ssawasm.store %p, %s : vector<4xi32>
    %i1 = ssawasm.add %i, %c4 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %s = ssawasm.splat %i : vector<4xi32>
    %square = ssawasm.mul %s, %s : vector<4xi32>
    ssawasm.store %p, %square : vector<4xi32>
    %i1 = ssawasm.add %i, %c4 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %s = ssawasm.splat %i : vector<4xi32>
    %v = ssawasm.add %s, %lanes : vector<4xi32>
    ssawasm.block_loop {
      ssawasm.pseudo_br ^bb1(%c0 : i32)
    ^bb1(%j: i32):
      ssawasm.store %j, %v : vector<4xi32>
      %j1 = ssawasm.add %j, %c4 : i32
      %again = ssawasm.lt_s %j1, %c70 : i32
      ssawasm.cond_br %again, ^bb1(%j1 : i32), ^bb2
    ^bb2:
      ssawasm.exit
    }
    %i1 = ssawasm.add %i, %c4 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    ssawasm.cond_br %more, ^bb1(%i1 : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
