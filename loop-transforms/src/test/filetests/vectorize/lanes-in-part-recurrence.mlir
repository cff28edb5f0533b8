// RUN: wami opt %s --vectorize-affine-loops | filecheck %s
// beyond mlir-opt: it has no such pass

// Each lane has what the one before loads: the load comes first, though it is behind in the text.
// CHECK-LABEL: func.func @previous
// CHECK: affine.for %{{.*}} = 0 to 64 step 2 iter_args(%[[LAST:.*]] = %{{.*}}) -> (i64) {
// CHECK: %[[NEXT:.*]] = affine.load %{{.*}}#1[0]
// CHECK: vector.from_elements %[[LAST]], %[[NEXT]] : vector<2xi64>
func.func @previous(%a: memref<64xi64>, %b: memref<4xi64>, %c: i64, %first: i64) -> i64 {
  %x:2 = memref.distinct_objects %a, %b : memref<64xi64>, memref<4xi64>
  %last = affine.for %i = 0 to 64 iter_args(%p = %first) -> (i64) {
    %v = arith.andi %p, %c : i64
    affine.store %v, %x#0[%i] : memref<64xi64>
    %n = affine.load %x#1[0] : memref<4xi64>
    affine.yield %n : i64
  }
  return %last : i64
}
