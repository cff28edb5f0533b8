// RUN: wami opt %s --gvn --canonicalize | filecheck %s

// CHECK-LABEL: @stored
// CHECK: ssawasm.store %{{.*}}, %[[V:.*]] offset = 16 root = "A" : f64
// CHECK-NEXT: ssawasm.store
// CHECK-NEXT: ssawasm.return %[[V]] : f64
ssawasm.func @stored(%arg: !ssawasm.local<i32>, %val: !ssawasm.local<f64>) -> f64 {
  %c8 = ssawasm.const 8 : i32
  %p = ssawasm.local_get %arg : i32
  %v = ssawasm.local_get %val : f64
  %q = ssawasm.add %p, %c8 : i32
  ssawasm.store %p, %v offset = 16 root = "A" : f64
  ssawasm.store %p, %p offset = 24 root = "A" : i32
  %r = ssawasm.load %q offset = 8 root = "A" : f64
  ssawasm.return %r : f64
}

// Another object may be written meanwhile, not the same one at a place that is not known, nor any by a call.
// CHECK-LABEL: @may_be_written
// CHECK: %[[A:.*]] = ssawasm.load %{{.*}} root = "A" : i32
// CHECK: ssawasm.store %{{.*}}, %[[A]] root = "B" : i32
// CHECK: ssawasm.store %{{.*}}, %[[A]] root = "A" : i32
// CHECK: %[[C:.*]] = ssawasm.load %{{.*}} root = "A" : i32
// CHECK: ssawasm.call
// CHECK: %[[D:.*]] = ssawasm.load %{{.*}} root = "A" : i32
// CHECK: ssawasm.return %[[A]], %[[C]], %[[D]]
ssawasm.func @may_be_written(%arg: !ssawasm.local<i32>, %at: !ssawasm.local<i32>) -> (i32, i32, i32) {
  %p = ssawasm.local_get %arg : i32
  %q = ssawasm.local_get %at : i32
  %a = ssawasm.load %p root = "A" : i32
  ssawasm.store %q, %a root = "B" : i32
  %b = ssawasm.load %p root = "A" : i32
  ssawasm.store %q, %b root = "A" : i32
  %c = ssawasm.load %p root = "A" : i32
  ssawasm.call @nothing() : () -> ()
  %d = ssawasm.load %p root = "A" : i32
  ssawasm.return %b, %c, %d : i32, i32, i32
}
ssawasm.func_import @nothing from "env" "nothing" : () -> ()

// Parts of what is stored, another type, or bytes that overlap are other values.
// CHECK-LABEL: @other_bytes
// CHECK: ssawasm.store
// CHECK: ssawasm.load8_u
// CHECK: ssawasm.load %{{.*}} root = "A" : f32
// CHECK: ssawasm.load %{{.*}} offset = 2 root = "A" : i32
ssawasm.func @other_bytes(%arg: !ssawasm.local<i32>) -> (i32, f32, i32) {
  %p = ssawasm.local_get %arg : i32
  ssawasm.store %p, %p root = "A" : i32
  %a = ssawasm.load8_u %p root = "A" : i32
  %b = ssawasm.load %p root = "A" : f32
  %c = ssawasm.load %p offset = 2 root = "A" : i32
  ssawasm.return %a, %b, %c : i32, f32, i32
}

// What the iteration before has loaded at %p + 8 is what this one would load at %p.
// CHECK-LABEL: @neighbours
// CHECK: %[[FIRST:.*]] = ssawasm.load %[[P0:.*]] root = "A" : f64
// CHECK: pseudo_br ^bb1(%{{.*}}, %[[P0]], %[[FIRST]] : i32, i32, f64)
// CHECK: ^bb1(%{{.*}}: i32, %[[P:.*]]: i32, %[[A:.*]]: f64):
// CHECK: %[[B:.*]] = ssawasm.load %[[P]] offset = 8 root = "A" : f64
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.add %[[A]], %[[B]] : f64
// CHECK: cond_br %{{.*}}, ^bb1(%{{.*}}, %{{.*}}, %[[B]] : i32, i32, f64), ^bb2
ssawasm.func @neighbours(%arg: !ssawasm.local<i32>, %out: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %c70 = ssawasm.const 70 : i32
  %p0 = ssawasm.local_get %arg : i32
  %q = ssawasm.local_get %out : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %p0 : i32, i32)
  ^bb1(%i: i32, %p: i32):
    %a = ssawasm.load %p root = "A" : f64
    %b = ssawasm.load %p offset = 8 root = "A" : f64
    %s = ssawasm.add %a, %b : f64
    ssawasm.store %q, %s root = "B" : f64
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    %p1 = ssawasm.add %p, %c8 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %p1 : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// A recurrence: what is stored is what the next iteration reads.
// CHECK-LABEL: @recurrence
// CHECK: ^bb1(%{{.*}}: i32, %[[P:.*]]: i32, %[[A:.*]]: i32):
// CHECK-NOT: ssawasm.load
// CHECK: %[[S:.*]] = ssawasm.add %[[A]], %{{.*}} : i32
// CHECK: ssawasm.store %[[P]], %[[S]] offset = 4 root = "A" : i32
// CHECK: cond_br %{{.*}}, ^bb1(%{{.*}}, %{{.*}}, %[[S]] : i32, i32, i32), ^bb2
ssawasm.func @recurrence(%arg: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c4 = ssawasm.const 4 : i32
  %c70 = ssawasm.const 70 : i32
  %p0 = ssawasm.local_get %arg : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %p0 : i32, i32)
  ^bb1(%i: i32, %p: i32):
    %a = ssawasm.load %p root = "A" : i32
    %s = ssawasm.add %a, %i : i32
    ssawasm.store %p, %s offset = 4 root = "A" : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    %p1 = ssawasm.add %p, %c4 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %p1 : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// A store at another pointer may have changed it.
// CHECK-LABEL: @not_carried
// CHECK: ^bb1(%{{.*}}: i32, %[[P:.*]]: i32):
// CHECK: ssawasm.load %[[P]] root = "A" : i32
ssawasm.func @not_carried(%arg: !ssawasm.local<i32>, %out: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c4 = ssawasm.const 4 : i32
  %c70 = ssawasm.const 70 : i32
  %p0 = ssawasm.local_get %arg : i32
  %q = ssawasm.local_get %out : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%c0, %p0 : i32, i32)
  ^bb1(%i: i32, %p: i32):
    %a = ssawasm.load %p root = "A" : i32
    %b = ssawasm.load %p offset = 4 root = "A" : i32
    %s = ssawasm.add %a, %b : i32
    ssawasm.store %q, %s root = "A" : i32
    %i1 = ssawasm.add %i, %c1 : i32
    %more = ssawasm.lt_s %i1, %c70 : i32
    %p1 = ssawasm.add %p, %c4 : i32
    ssawasm.cond_br %more, ^bb1(%i1, %p1 : i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}
