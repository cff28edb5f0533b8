// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(vectorize-affine-loops,canonicalize))' | filecheck %s

// Bytes stay bytes: their difference is that of the greater and the lesser one, and neighbours are added first.
// CHECK-LABEL: func.func @sad
// CHECK: %[[S:.*]] = affine.for %{{.*}} = 0 to 64 step 16 iter_args(%[[SUM:.*]] = %{{.*}}) -> (vector<4xi32>)
// CHECK: %[[A:.*]] = affine.vector_load %arg0[%{{.*}}] : memref<64xi8>, vector<16xi8>
// CHECK: %[[B:.*]] = affine.vector_load %arg1[%{{.*}}] : memref<64xi8>, vector<16xi8>
// CHECK-DAG: %[[MAX:.*]] = arith.maxui %[[A]], %[[B]] : vector<16xi8>
// CHECK-DAG: %[[MIN:.*]] = arith.minui %[[A]], %[[B]] : vector<16xi8>
// CHECK: %[[D:.*]] = arith.subi %[[MAX]], %[[MIN]] : vector<16xi8>
// CHECK: arith.extui %[[D]] : vector<16xi8> to vector<16xi16>
// CHECK: %[[H:.*]] = arith.addi %{{.*}}, %{{.*}} : vector<8xi16>
// CHECK: arith.extui %[[H]] : vector<8xi16> to vector<8xi32>
// CHECK: %[[Q:.*]] = arith.addi %{{.*}}, %{{.*}} : vector<4xi32>
// CHECK: arith.addi %[[SUM]], %[[Q]] : vector<4xi32>
// CHECK: vector.reduction <add>, %[[S]], %{{.*}} : vector<4xi32> into i32
func.func @sad(%x: memref<64xi8>, %y: memref<64xi8>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 64 iter_args(%s = %z) -> i32 {
    %a = affine.load %x[%i] : memref<64xi8>
    %b = affine.load %y[%i] : memref<64xi8>
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %b : i8 to i32
    %d = arith.subi %p, %q : i32
    %e = math.absi %d : i32
    %t = arith.addi %s, %e : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// A byte with and one without a sign have a difference of more than 8 bits.
// CHECK-LABEL: func.func @signs
// CHECK: arith.subi %{{.*}}, %{{.*}} : vector<8xi16>
// CHECK: math.absi %{{.*}} : vector<8xi16>
func.func @signs(%x: memref<64xi8>, %y: memref<64xi8>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 64 iter_args(%s = %z) -> i32 {
    %a = affine.load %x[%i] : memref<64xi8>
    %b = affine.load %y[%i] : memref<64xi8>
    %p = arith.extsi %a : i8 to i32
    %q = arith.extui %b : i8 to i32
    %d = arith.subi %p, %q : i32
    %e = math.absi %d : i32
    %t = arith.addi %s, %e : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// The mean of two bytes takes 9 bits, unless it is written with 8; what is shifted by more does not.
// CHECK-LABEL: func.func @means
// CHECK: %[[O:.*]] = arith.ori %[[A:.*]], %[[B:.*]] : vector<16xi8>
// CHECK: arith.subi %[[O]], %{{.*}} : vector<16xi8>
// CHECK: arith.addi %{{.*}}, %{{.*}} : vector<16xi16>
// CHECK: arith.shrui %{{.*}}, %{{.*}} : vector<16xi16>
// CHECK: arith.trunci %{{.*}} : vector<16xi16> to vector<16xi8>
func.func @means(%x: memref<64xi8>, %y: memref<64xi8>, %u: memref<64xi8>, %v: memref<64xi8>) {
  memref.distinct_objects %x, %y, %u, %v : memref<64xi8>, memref<64xi8>, memref<64xi8>, memref<64xi8>
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xi8>
    %b = affine.load %x[%i] : memref<64xi8>
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %b : i8 to i32
    %s = arith.addi %p, %q : i32
    %t = arith.addi %s, %one : i32
    %m = arith.shrui %t, %one : i32
    %c = arith.trunci %m : i32 to i8
    affine.store %c, %x[%i] : memref<64xi8>
  }
  affine.for %i = 0 to 64 {
    %a = affine.load %y[%i] : memref<64xi8>
    %p = arith.extui %a : i8 to i32
    %s = arith.addi %p, %two : i32
    %m = arith.shrui %s, %two : i32
    %c = arith.trunci %m : i32 to i8
    affine.store %c, %y[%i] : memref<64xi8>
  }
  return
}

// Sums and differences that stay in range.
// CHECK-LABEL: func.func @saturating
// CHECK: %[[NOT:.*]] = arith.xori %[[A:.*]], %{{.*}} : vector<16xi8>
// CHECK: %[[ROOM:.*]] = arith.minui %[[B:.*]], %[[NOT]] : vector<16xi8>
// CHECK: %[[SUM:.*]] = arith.addi %[[A]], %[[ROOM]] : vector<16xi8>
// CHECK: %[[MOST:.*]] = arith.maxui %[[SUM]], %[[A]] : vector<16xi8>
// CHECK: arith.subi %[[MOST]], %[[A]] : vector<16xi8>
func.func @saturating(%x: memref<64xi8>, %k: i32) {
  %most = arith.constant 255 : i32
  %least = arith.constant 0 : i32
  affine.for %i = 0 to 32 {
    %a = affine.load %x[%i] : memref<64xi8>
    %b = affine.load %x[%i + 32] : memref<64xi8>
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %b : i8 to i32
    %s = arith.addi %p, %q : i32
    %t = arith.minsi %s, %most : i32
    %d = arith.subi %t, %p : i32
    %e = arith.maxsi %d, %least : i32
    %c = arith.trunci %e : i32 to i8
    affine.store %c, %x[%i] : memref<64xi8>
  }
  return
}

// What may be larger than 16 bits is shifted in 32.
// CHECK-LABEL: func.func @wide
// CHECK: arith.shrui %{{.*}}, %{{.*}} : vector<{{.*}}xi32>
func.func @wide(%x: memref<64xi16>) {
  %c8 = arith.constant 8 : i32
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xi16>
    %p = arith.extui %a : i16 to i32
    %s = arith.muli %p, %p : i32
    %t = arith.shrui %s, %c8 : i32
    %c = arith.trunci %t : i32 to i16
    affine.store %c, %x[%i] : memref<64xi16>
  }
  return
}

// Only low bits are used of a product: 16 bits do.
// CHECK-LABEL: func.func @low
// CHECK: arith.muli %{{.*}}, %{{.*}} : vector<8xi16>
func.func @low(%x: memref<64xi16>, %f: i32) {
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xi16>
    %p = arith.extsi %a : i16 to i32
    %s = arith.muli %p, %f : i32
    %c = arith.trunci %s : i32 to i16
    affine.store %c, %x[%i] : memref<64xi16>
  }
  return
}

// Comparisons of bytes without sign, of which the wide ones have one.
// CHECK-LABEL: func.func @threshold
// CHECK: arith.cmpi ugt, %{{.*}}, %{{.*}} : vector<16xi8>
func.func @threshold(%x: memref<64xi8>) {
  %limit = arith.constant 200 : i32
  %white = arith.constant 255 : i32
  %black = arith.constant 0 : i32
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xi8>
    %p = arith.extui %a : i8 to i32
    %m = arith.cmpi sgt, %p, %limit : i32
    %s = arith.select %m, %white, %black : i32
    %c = arith.trunci %s : i32 to i8
    affine.store %c, %x[%i] : memref<64xi8>
  }
  return
}

// The outer loop goes on with the sums on lanes.
// CHECK-LABEL: func.func @rows
// CHECK: %[[R:.*]] = affine.for %{{.*}} = 0 to 8 iter_args(%[[S:.*]] = %{{.*}}) -> (vector<4xi32>)
// CHECK: %[[T:.*]] = affine.for %{{.*}} = 0 to 64 step 4 iter_args(%{{.*}} = %[[S]]) -> (vector<4xi32>)
// CHECK-NOT: vector.reduction
// CHECK: affine.yield %[[T]] : vector<4xi32>
// CHECK: vector.reduction <add>, %[[R]], %arg1 : vector<4xi32> into i32
func.func @rows(%x: memref<8x64xi32>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> i32 {
    %q = affine.for %j = 0 to 64 iter_args(%t = %s) -> i32 {
      %u = affine.load %x[%i, %j] : memref<8x64xi32>
      %v = arith.addi %t, %u : i32
      affine.yield %v : i32
    }
    affine.yield %q : i32
  }
  return %r : i32
}

// The end is the least of two: nothing tells where the loop for the rest begins, whose result the sum would be. It stays as it is.
// CHECK-LABEL: func.func @least_of_two
// CHECK: affine.for %{{.*}} = 0 to min #map{{.*}} iter_args(%{{.*}} = %arg3) -> (i32)
// CHECK: arith.maxui %{{.*}}, %{{.*}} : i32
func.func @least_of_two(%a: memref<64xi8>, %b: memref<64xi8>, %n: index, %s: i32) -> i32 {
  %r = affine.for %i = 0 to min affine_map<()[s0] -> ((s0 + 1) floordiv 3, s0)>()[%n] iter_args(%x = %s) -> (i32) {
    %v = affine.load %a[%i] : memref<64xi8>
    %w = affine.load %b[%i] : memref<64xi8>
    %v2 = arith.extui %v : i8 to i32
    %w2 = arith.extui %w : i8 to i32
    %m = arith.maxui %v2, %w2 : i32
    %y = arith.addi %x, %m : i32
    affine.yield %y : i32
  }
  return %r : i32
}
