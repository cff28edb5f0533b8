// What two lanes leave over runs once at most: a condition, no loop. The loop over lanes counts by 1 if nobody knows how far.
// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// CHECK: #[[HALF:.*]] = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK: #[[ODD:.*]] = affine_set<(d0) : (d0 mod 2 - 1 >= 0)>
// CHECK-LABEL: func.func @triangle
// CHECK: affine.for %[[I:.*]] = 1 to 40
// CHECK: affine.for %[[J:.*]] = 0 to #[[HALF]](%[[I]]) {
// CHECK: affine.if #[[ODD]](%[[I]]) {
// CHECK: affine.load
// CHECK: affine.store
// CHECK-NOT: affine.for
func.func @triangle(%x: memref<100xf64>, %f: f64) {
  affine.for %i = 1 to 40 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %u = affine.load %x[%j] : memref<100xf64>
      %p = arith.mulf %f, %u : f64
      affine.store %p, %x[%j] : memref<100xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func @greatest
// CHECK: %[[SOME:.*]] = vector.reduction <maximumf>
// CHECK: affine.if #{{.*}}(%{{.*}}) -> f64 {
// CHECK: affine.yield
// CHECK: } else {
// CHECK-NEXT: affine.yield %[[SOME]] : f64
func.func @greatest(%x: memref<100xf64>, %f: f64) -> memref<40xf64> {
  %out = memref.alloc() : memref<40xf64>
  affine.for %i = 1 to 40 {
    %r = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%m = %f) -> f64 {
      %u = affine.load %x[%j] : memref<100xf64>
      %n = arith.maximumf %m, %u : f64
      affine.yield %n : f64
    }
    affine.store %r, %out[%i] : memref<40xf64>
  }
  return %out : memref<40xf64>
}
