// RUN: wami opt %s --gvn --canonicalize --cse | filecheck %s

// The child that is compared with the end is the one of the next iteration, and so is its address; twice the index is
// used for the sibling, too. The address of the parent is that of the child before.
// CHECK-LABEL: @heap
// CHECK-DAG: %[[P:.*]] = ssawasm.local_get %arg0
// CHECK-DAG: %[[C1:.*]] = ssawasm.const 1 : i32
// CHECK: pseudo_br ^bb1(%[[P]], %[[C1]] : i32, i32)
// CHECK: ^bb1(%[[PARENT:.*]]: i32, %[[CHILD:.*]]: i32):
// CHECK-NEXT: %[[O:.*]] = ssawasm.shl %[[CHILD]], %{{.*}} : i32
// CHECK-NEXT: %[[A:.*]] = ssawasm.add %[[P]], %[[O]] : i32
// CHECK-NEXT: %[[V:.*]] = ssawasm.load %[[A]] : i32
// CHECK-NEXT: ssawasm.store %[[PARENT]], %[[V]] : i32
// CHECK-NEXT: %[[D:.*]] = ssawasm.shl %[[CHILD]], %[[C1]] : i32
// CHECK-NEXT: %[[NEXT:.*]] = ssawasm.add %[[D]], %[[C1]] : i32
// CHECK: cond_br %{{.*}}, ^bb1(%[[A]], %[[NEXT]] : i32, i32), ^bb2
ssawasm.func @heap(%a: !ssawasm.local<i32>, %end: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c2 = ssawasm.const 2 : i32
  %p = ssawasm.local_get %a : i32
  %n = ssawasm.local_get %end : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %d = ssawasm.shl %i, %c1 : i32
    %child = ssawasm.add %d, %c1 : i32
    %o = ssawasm.shl %i, %c2 : i32
    %parent = ssawasm.add %p, %o : i32
    %oc = ssawasm.shl %child, %c2 : i32
    %at = ssawasm.add %p, %oc : i32
    %v = ssawasm.load %at : i32
    ssawasm.store %parent, %v : i32
    %dc = ssawasm.shl %child, %c1 : i32
    %next = ssawasm.add %dc, %c1 : i32
    %more = ssawasm.lt_u %next, %n : i32
    ssawasm.cond_br %more, ^bb1(%child : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// What is not computed at the end is no value to carry, nor is what traps.
// CHECK-LABEL: @not_carried
// CHECK: pseudo_br ^bb1(%{{[^,]*}} : i32)
ssawasm.func @not_carried(%a: !ssawasm.local<i32>) -> i32 {
  %c1 = ssawasm.const 1 : i32
  %x = ssawasm.local_get %a : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%x : i32)
  ^bb1(%i: i32):
    %d = ssawasm.shl %i, %c1 : i32
    %q = ssawasm.div_u %x, %i : i32
    %s = ssawasm.add %d, %q : i32
    %t = ssawasm.div_u %x, %s : i32
    ssawasm.cond_br %t, ^bb1(%s : i32), ^bb2
  ^bb2:
    ssawasm.exit %t : i32
  }
  ssawasm.return %r : i32
}

// A sum that is known to fit stands for one that need not: it says so no more.
// CHECK-LABEL: @weaker
// CHECK: %[[FIRST:.*]] = ssawasm.add %{{[0-9]+}}, %{{[0-9]+}} : i32
// CHECK-NEXT: pseudo_br ^bb1(%[[FIRST]] : i32)
// CHECK: %[[NEXT:.*]] = ssawasm.add %{{[0-9]+}}, %{{[0-9]+}} : i32
// CHECK: cond_br %{{.*}}, ^bb1(%[[NEXT]] : i32)
ssawasm.func @weaker(%a: !ssawasm.local<i32>) -> i32 {
  %c12 = ssawasm.const 12 : i32
  %x = ssawasm.local_get %a : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%x : i32)
  ^bb1(%i: i32):
    %s = ssawasm.add %i, %x : i32
    %j = ssawasm.load %s : i32
    %t = ssawasm.add nuw %j, %x : i32
    %more = ssawasm.lt_u %t, %c12 : i32
    ssawasm.cond_br %more, ^bb1(%j : i32), ^bb2
  ^bb2:
    ssawasm.exit %t : i32
  }
  ssawasm.return %r : i32
}
