// RUN: wami opt %s --slp-vectorize=least-gain=0 --canonicalize --cse | filecheck %s

// a complex product: sums in one lane, differences in the other, which become sums; one factor with its lanes exchanged
// CHECK-LABEL: func.func @complex(
// CHECK:         %[[Y:.*]] = affine.vector_load %arg1[0] : memref<2xf64>, vector<2xf64>
// CHECK:         %[[P:.*]] = arith.mulf %{{.*}}, %[[Y]] : vector<2xf64>
// CHECK:         %[[S:.*]] = vector.shuffle %[[Y]], %[[Y]] [1, 0]
// CHECK:         arith.xori
// CHECK:         %[[Q:.*]] = arith.mulf %{{.*}}, %{{.*}} : vector<2xf64>
// CHECK-NEXT:    %[[R:.*]] = arith.addf %[[P]], %[[Q]] : vector<2xf64>
// CHECK-NEXT:    affine.vector_store %[[R]], %arg2[0]
// CHECK-NEXT:    return
func.func @complex(%x: memref<2xf64>, %y: memref<2xf64>, %z: memref<2xf64>) {
  %xr = affine.load %x[0] : memref<2xf64>
  %xi = affine.load %x[1] : memref<2xf64>
  %yr = affine.load %y[0] : memref<2xf64>
  %yi = affine.load %y[1] : memref<2xf64>
  %rr = arith.mulf %xr, %yr : f64
  %ii = arith.mulf %xi, %yi : f64
  %re = arith.subf %rr, %ii : f64
  %ri = arith.mulf %xr, %yi : f64
  %ir = arith.mulf %xi, %yr : f64
  %im = arith.addf %ri, %ir : f64
  affine.store %re, %z[0] : memref<2xf64>
  affine.store %im, %z[1] : memref<2xf64>
  return
}

// what a loop carries: four lanes in memory before it and behind it
// CHECK-LABEL: func.func @carried(
// CHECK:         %[[H:.*]] = affine.vector_load %arg0[0] : memref<4xi32>, vector<4xi32>
// CHECK-NEXT:    %[[L:.*]] = affine.for %[[I:.*]] = 0 to 64 iter_args(%[[A:.*]] = %[[H]]) -> (vector<4xi32>) {
// CHECK-NEXT:      %[[X:.*]] = affine.vector_load %arg1[%[[I]] * 4] : memref<256xi32>, vector<4xi32>
// CHECK-NEXT:      %[[S:.*]] = arith.addi %[[A]], %[[X]] : vector<4xi32>
// CHECK-NEXT:      affine.yield %[[S]] : vector<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.vector_store %[[L]], %arg0[0] : memref<4xi32>, vector<4xi32>
// CHECK-NEXT:    return
func.func @carried(%h: memref<4xi32>, %a: memref<256xi32>) {
  %0 = affine.load %h[0] : memref<4xi32>
  %1 = affine.load %h[1] : memref<4xi32>
  %2 = affine.load %h[2] : memref<4xi32>
  %3 = affine.load %h[3] : memref<4xi32>
  %r:4 = affine.for %i = 0 to 64 iter_args(%p = %0, %q = %1, %s = %2, %t = %3) -> (i32, i32, i32, i32) {
    %a0 = affine.load %a[%i * 4] : memref<256xi32>
    %a1 = affine.load %a[%i * 4 + 1] : memref<256xi32>
    %a2 = affine.load %a[%i * 4 + 2] : memref<256xi32>
    %a3 = affine.load %a[%i * 4 + 3] : memref<256xi32>
    %b0 = arith.addi %p, %a0 : i32
    %b1 = arith.addi %a1, %q : i32
    %b2 = arith.addi %s, %a2 : i32
    %b3 = arith.addi %a3, %t : i32
    affine.yield %b0, %b1, %b2, %b3 : i32, i32, i32, i32
  }
  affine.store %r#3, %h[3] : memref<4xi32>
  affine.store %r#2, %h[2] : memref<4xi32>
  affine.store %r#1, %h[1] : memref<4xi32>
  affine.store %r#0, %h[0] : memref<4xi32>
  return
}

// a sum of eight products in any order, as integers are
// CHECK-LABEL: func.func @sum(
// CHECK-DAG:     affine.vector_load %arg0[0] : memref<8xi32>, vector<4xi32>
// CHECK-DAG:     affine.vector_load %arg0[4] : memref<8xi32>, vector<4xi32>
// CHECK:         %[[T:.*]] = arith.addi %{{.*}}, %{{.*}} : vector<4xi32>
// CHECK-NEXT:    %[[R:.*]] = vector.reduction <add>, %[[T]] : vector<4xi32> into i32
// CHECK-NEXT:    return %[[R]] : i32
func.func @sum(%a: memref<8xi32>, %k: i32) -> i32 {
  %0 = affine.load %a[0] : memref<8xi32>
  %1 = affine.load %a[1] : memref<8xi32>
  %2 = affine.load %a[2] : memref<8xi32>
  %3 = affine.load %a[3] : memref<8xi32>
  %4 = affine.load %a[4] : memref<8xi32>
  %5 = affine.load %a[5] : memref<8xi32>
  %6 = affine.load %a[6] : memref<8xi32>
  %7 = affine.load %a[7] : memref<8xi32>
  %p0 = arith.muli %0, %0 : i32
  %p1 = arith.muli %1, %1 : i32
  %p2 = arith.muli %2, %2 : i32
  %p3 = arith.muli %3, %3 : i32
  %p4 = arith.muli %4, %4 : i32
  %p5 = arith.muli %5, %5 : i32
  %p6 = arith.muli %6, %6 : i32
  %p7 = arith.muli %7, %7 : i32
  %s1 = arith.addi %p0, %p1 : i32
  %s2 = arith.addi %s1, %p2 : i32
  %s3 = arith.addi %s2, %p3 : i32
  %s4 = arith.addi %s3, %p4 : i32
  %s5 = arith.addi %s4, %p5 : i32
  %s6 = arith.addi %s5, %p6 : i32
  %s7 = arith.addi %s6, %p7 : i32
  return %s7 : i32
}

// floats are summed in their order unless it is said that they need not be
// CHECK-LABEL: func.func @ordered(
// CHECK-NOT:     vector
// CHECK:         return
func.func @ordered(%a: memref<4xf32>) -> f32 {
  %0 = affine.load %a[0] : memref<4xf32>
  %1 = affine.load %a[1] : memref<4xf32>
  %2 = affine.load %a[2] : memref<4xf32>
  %3 = affine.load %a[3] : memref<4xf32>
  %s1 = arith.addf %0, %1 : f32
  %s2 = arith.addf %s1, %2 : f32
  %s3 = arith.addf %s2, %3 : f32
  return %s3 : f32
}

// memref accesses, bytes that are computed with as words
// CHECK-LABEL: func.func @bytes(
// CHECK:         %[[B:.*]] = vector.load %arg0[%arg1] : memref<?xi8>, vector<4xi8>
// CHECK-NEXT:    %[[W:.*]] = arith.extui %[[B]] : vector<4xi8> to vector<4xi32>
// CHECK:         arith.muli %[[W]]
// CHECK:         arith.trunci %{{.*}} : vector<4xi32> to vector<4xi8>
// CHECK-NEXT:    vector.store %{{.*}}, %arg0[%arg1]
func.func @bytes(%a: memref<?xi8>, %i: index, %k: i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %i1 = arith.addi %i, %c1 : index
  %i2 = arith.addi %i, %c2 : index
  %i3 = arith.addi %i, %c3 : index
  %0 = memref.load %a[%i] : memref<?xi8>
  %1 = memref.load %a[%i1] : memref<?xi8>
  %2 = memref.load %a[%i2] : memref<?xi8>
  %3 = memref.load %a[%i3] : memref<?xi8>
  %w0 = arith.extui %0 : i8 to i32
  %w1 = arith.extui %1 : i8 to i32
  %w2 = arith.extui %2 : i8 to i32
  %w3 = arith.extui %3 : i8 to i32
  %m0 = arith.muli %w0, %k : i32
  %m1 = arith.muli %w1, %k : i32
  %m2 = arith.muli %w2, %k : i32
  %m3 = arith.muli %w3, %k : i32
  %b0 = arith.trunci %m0 : i32 to i8
  %b1 = arith.trunci %m1 : i32 to i8
  %b2 = arith.trunci %m2 : i32 to i8
  %b3 = arith.trunci %m3 : i32 to i8
  memref.store %b0, %a[%i] : memref<?xi8>
  memref.store %b1, %a[%i1] : memref<?xi8>
  memref.store %b2, %a[%i2] : memref<?xi8>
  memref.store %b3, %a[%i3] : memref<?xi8>
  return
}

// the store between may be to what the last lane loads
// CHECK-LABEL: func.func @between(
// CHECK-NOT:     vector
// CHECK:         return
func.func @between(%a: memref<2xf64>, %b: memref<2xf64>, %c: memref<?xf64>, %i: index, %x: f64) {
  %0 = affine.load %a[0] : memref<2xf64>
  %1 = arith.mulf %0, %x : f64
  affine.store %1, %b[0] : memref<2xf64>
  memref.store %x, %c[%i] : memref<?xf64>
  %2 = affine.load %a[1] : memref<2xf64>
  %3 = arith.mulf %2, %x : f64
  affine.store %3, %b[1] : memref<2xf64>
  return
}

// divisions that may trap stay between
// CHECK-LABEL: func.func @traps(
// CHECK-NOT:     vector
// CHECK:         return
func.func @traps(%a: memref<4xi32>, %b: memref<4xi32>, %x: i32, %y: i32) {
  %0 = arith.divsi %x, %y : i32
  affine.store %0, %a[0] : memref<4xi32>
  %1 = arith.divsi %y, %x : i32
  affine.store %1, %a[1] : memref<4xi32>
  return
}

// what a loop carries beside the lanes becomes one of them; there is enough to do meanwhile
// CHECK-LABEL: func.func @shifted(
// CHECK:         affine.for %{{.*}} = 0 to 8 iter_args(%[[X:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) -> (i8, vector<4xi8>) {
// CHECK:           %[[V:.*]] = vector.from_elements %[[X]], %{{.*}}, %{{.*}}, %{{.*}} : vector<4xi8>
// CHECK-NEXT:      affine.yield %{{.*}}, %[[V]] : i8, vector<4xi8>
func.func @shifted(%m: memref<64xi8>, %to: memref<64xi8>, %w: memref<64xi8>) {
  %c = arith.constant -45 : i8
  %a0 = affine.load %m[0] : memref<64xi8>
  %b0 = affine.load %m[1] : memref<64xi8>
  %c0 = affine.load %m[2] : memref<64xi8>
  %d0 = affine.load %m[3] : memref<64xi8>
  %x0 = affine.load %m[4] : memref<64xi8>
  %all:5 = affine.for %i = 0 to 8 iter_args(%x = %x0, %a = %a0, %b = %b0, %p = %c0, %q = %d0) -> (i8, i8, i8, i8, i8) {
    %0 = arith.ori %a, %c : i8
    %1 = arith.ori %b, %c : i8
    %2 = arith.ori %p, %c : i8
    %3 = arith.ori %q, %c : i8
    %l0 = affine.load %to[%i * 4] : memref<64xi8>
    %l1 = affine.load %to[%i * 4 + 1] : memref<64xi8>
    %l2 = affine.load %to[%i * 4 + 2] : memref<64xi8>
    %l3 = affine.load %to[%i * 4 + 3] : memref<64xi8>
    %s0 = arith.addi %0, %l0 : i8
    %s1 = arith.addi %1, %l1 : i8
    %s2 = arith.addi %2, %l2 : i8
    %s3 = arith.addi %3, %l3 : i8
    affine.store %s0, %to[%i * 4] : memref<64xi8>
    affine.store %s1, %to[%i * 4 + 1] : memref<64xi8>
    affine.store %s2, %to[%i * 4 + 2] : memref<64xi8>
    affine.store %s3, %to[%i * 4 + 3] : memref<64xi8>
    %w0 = affine.load %w[%i * 4 + 0] : memref<64xi8>
    %v0 = arith.xori %w0, %c : i8
    %w1 = affine.load %w[%i * 4 + 1] : memref<64xi8>
    %v1 = arith.xori %w1, %c : i8
    %w2 = affine.load %w[%i * 4 + 2] : memref<64xi8>
    %v2 = arith.xori %w2, %c : i8
    %w3 = affine.load %w[%i * 4 + 3] : memref<64xi8>
    %v3 = arith.xori %w3, %c : i8
    affine.store %v0, %w[%i * 4 + 0] : memref<64xi8>
    affine.store %v1, %w[%i * 4 + 1] : memref<64xi8>
    affine.store %v2, %w[%i * 4 + 2] : memref<64xi8>
    affine.store %v3, %w[%i * 4 + 3] : memref<64xi8>
    %u = affine.load %m[%i * 4 + 5] : memref<64xi8>
    %y = arith.maxui %x, %u : i8
    affine.store %y, %m[%i * 4 + 5] : memref<64xi8>
    affine.yield %y, %x, %y, %u, %s0 : i8, i8, i8, i8, i8
  }
  return
}

// two numbers that become integers, and what is left of them: computed at once, each lane is used on its own
// CHECK-LABEL: func.func @converted(
// CHECK:         %[[X:.*]] = affine.vector_load %arg0[0] : memref<2xf32>, vector<2xf32>
// CHECK:         %[[U:.*]] = arith.mulf %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT:    %[[I:.*]] = arith.fptosi %[[U]] : vector<2xf32> to vector<2xi32>
// CHECK-NEXT:    %[[I0:.*]] = vector.extract %[[I]][0]
// CHECK-NEXT:    %[[I1:.*]] = vector.extract %[[I]][1]
// CHECK-NEXT:    %[[P:.*]] = arith.sitofp %[[I]] : vector<2xi32> to vector<2xf32>
// CHECK-NEXT:    %[[F:.*]] = arith.subf %[[U]], %[[P]] : vector<2xf32>
// CHECK-NEXT:    %[[F0:.*]] = vector.extract %[[F]][0]
// CHECK-NEXT:    %[[F1:.*]] = vector.extract %[[F]][1]
// CHECK-NEXT:    %[[ROW:.*]] = arith.muli %[[I1]], %{{.*}} : i32
// CHECK-NEXT:    arith.addi %[[ROW]], %[[I0]] : i32
// CHECK:         %[[H:.*]] = arith.mulf %{{.*}}, %[[F0]] : f32
// CHECK-NEXT:    arith.mulf %[[H]], %[[F1]] : f32
func.func @converted(%a: memref<2xf32>, %o: memref<64xf32>, %s: f32) -> f32 {
  %x = affine.load %a[0] : memref<2xf32>
  %y = affine.load %a[1] : memref<2xf32>
  %u = arith.mulf %x, %s : f32
  %v = arith.mulf %y, %s : f32
  %i = arith.fptosi %u : f32 to i32
  %j = arith.fptosi %v : f32 to i32
  %p = arith.sitofp %i : i32 to f32
  %q = arith.sitofp %j : i32 to f32
  %f = arith.subf %u, %p : f32
  %g = arith.subf %v, %q : f32
  %c8 = arith.constant 8 : i32
  %row = arith.muli %j, %c8 : i32
  %at = arith.addi %row, %i : i32
  %n = arith.index_cast %at : i32 to index
  %e = memref.load %o[%n] : memref<64xf32>
  %h = arith.mulf %e, %f : f32
  %r = arith.mulf %h, %g : f32
  return %r : f32
}

// a product of lanes takes longer than one of scalars, of which there are four at once: the loop carries scalars
// CHECK-LABEL: func.func @waits(
// CHECK-NOT:     vector
// CHECK:         affine.for {{.*}} -> (i32, i32, i32, i32)
// CHECK-NOT:     vector
// CHECK:         return
func.func @waits(%h: memref<4xi32>, %a: memref<256xi32>, %k: i32) {
  %0 = affine.load %h[0] : memref<4xi32>
  %1 = affine.load %h[1] : memref<4xi32>
  %2 = affine.load %h[2] : memref<4xi32>
  %3 = affine.load %h[3] : memref<4xi32>
  %r:4 = affine.for %i = 0 to 64 iter_args(%p = %0, %q = %1, %s = %2, %t = %3) -> (i32, i32, i32, i32) {
    %a0 = affine.load %a[%i * 4] : memref<256xi32>
    %a1 = affine.load %a[%i * 4 + 1] : memref<256xi32>
    %a2 = affine.load %a[%i * 4 + 2] : memref<256xi32>
    %a3 = affine.load %a[%i * 4 + 3] : memref<256xi32>
    %m0 = arith.muli %p, %k : i32
    %m1 = arith.muli %q, %k : i32
    %m2 = arith.muli %s, %k : i32
    %m3 = arith.muli %t, %k : i32
    %b0 = arith.addi %m0, %a0 : i32
    %b1 = arith.addi %m1, %a1 : i32
    %b2 = arith.addi %m2, %a2 : i32
    %b3 = arith.addi %m3, %a3 : i32
    affine.yield %b0, %b1, %b2, %b3 : i32, i32, i32, i32
  }
  affine.store %r#0, %h[0] : memref<4xi32>
  affine.store %r#1, %h[1] : memref<4xi32>
  affine.store %r#2, %h[2] : memref<4xi32>
  affine.store %r#3, %h[3] : memref<4xi32>
  return
}
