// RUN: wami opt %s --affine-register-tile --vectorize-affine-loops --affine-loop-unroll='unroll-factor=-1 unroll-full-threshold=1' | filecheck %s
// beyond mlir-opt: passes of ours

// Order, tile and lanes as they are asked for; the marks are gone behind that.
// CHECK-LABEL: func.func @product
// CHECK:         affine.for %{{.*}} = 0 to 64 {
// CHECK-NEXT:      affine.for %{{.*}} = 0 to 64 step 2 {
// CHECK-NEXT:        affine.for %{{.*}} = 0 to 64 step 2 {
// CHECK-COUNT-2:       arith.mulf %{{.*}}, %{{.*}} : vector<2xf64>
// CHECK-NOT:     wami.schedule
func.func @product(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %c: memref<64x64xf64>) {
  %m:3 = memref.distinct_objects %a, %b, %c : memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>
  affine.for %i = 0 to 64 {
    affine.for %k = 0 to 64 {
      affine.for %j = 0 to 64 {
        %x = affine.load %m#0[%i, %k] : memref<64x64xf64>
        %y = affine.load %m#1[%k, %j] : memref<64x64xf64>
        %z = affine.load %m#2[%i, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        affine.store %s, %m#2[%i, %j] : memref<64x64xf64>
      } {wami.schedule = {order = array<i64: 1, 0, 2>, tile = array<i64: 1, 2, 1>, lanes = array<i64: 1, 1, 2>}}
    }
  }
  return
}

// No lanes, and an innermost loop of three iterations in one.
// CHECK-LABEL: func.func @unrolled
// CHECK:         affine.for %{{.*}} = 0 to 60 step 3 {
// CHECK-COUNT-3:   affine.store %{{.*}} : memref<60xf64>
// CHECK-NOT:     vector
// CHECK:         return
func.func @unrolled(%a: memref<60xf64>, %x: f64) {
  affine.for %i = 0 to 60 {
    affine.store %x, %a[%i] : memref<60xf64>
  } {wami.schedule = {lanes = array<i64: 1>, unroll = 3 : i64}}
  return
}
