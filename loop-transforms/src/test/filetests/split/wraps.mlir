// RUN: wami opt %s --affine-index-set-splitting --canonicalize | filecheck %s
// beyond mlir-opt: it has no such pass

// a ring: the last element is beside the first
// CHECK-LABEL: @ring
// CHECK: affine.for %[[I:.*]] = 0 to 61 {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] + 3] : memref<64xf32>
// CHECK: affine.for %[[J:.*]] = 61 to 64 {
// CHECK-NEXT: affine.load %{{.*}}[%[[J]] - 61] : memref<64xf32>
// CHECK-NOT: mod
func.func @ring(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %x[(%i + 3) mod 64] : memref<64xf32>
    affine.store %v, %y[%i] : memref<64xf32>
  }
  return
}

// from both sides, one iteration each; what is left over is no loop
// CHECK-LABEL: @neighbours
// CHECK: affine.load %{{.*}}[63] : memref<64xf32>
// CHECK: affine.for %[[I:.*]] = 1 to 63 {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] - 1] : memref<64xf32>
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] + 1] : memref<64xf32>
// CHECK: affine.load %{{.*}}[62] : memref<64xf32>
// CHECK-NEXT: affine.load %{{.*}}[0] : memref<64xf32>
func.func @neighbours(%x: memref<64xf32>, %y: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %l = affine.load %x[(%i + 63) mod 64] : memref<64xf32>
    %r = affine.load %x[(%i + 1) mod 64] : memref<64xf32>
    %s = arith.addf %l, %r : f32
    affine.store %s, %y[%i] : memref<64xf32>
  }
  return
}

// backwards; the outer counter decides where
// CHECK-LABEL: @backwards
// CHECK: affine.for %[[I:.*]] = 0 to 8 {
// CHECK: affine.for %[[J:.*]] = 0 to #{{.*}}(%[[I]]) {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] - %[[J]]]
// CHECK: affine.for %[[K:.*]] = #{{.*}}(%[[I]]) to 8 {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] - %[[K]] + 8]
func.func @backwards(%x: memref<8xf32>, %y: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %x[(%i - %j) mod 8] : memref<8xf32>
      affine.store %v, %y[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// more than two quotients: a table that is gone through several times
// CHECK-LABEL: @many
// CHECK: affine.for
// CHECK: mod 16
// CHECK-NOT: affine.for
func.func @many(%x: memref<16xf32>, %y: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %x[%i mod 16] : memref<16xf32>
    affine.store %v, %y[%i] : memref<64xf32>
  }
  return
}

// the row that is wrapped around to does not change in the loop: nothing is gained
// CHECK-LABEL: @rows
// CHECK: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: affine.load %{{.*}} floordiv 8
// CHECK-NOT: affine.for
func.func @rows(%x: memref<8x8xf32>, %y: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %x[(%i + 1) mod 8, %j] : memref<8x8xf32>
      affine.store %v, %y[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// halves
// CHECK-LABEL: @halves
// CHECK: affine.for %[[I:.*]] = 0 to 8 {
// CHECK-NEXT: affine.load %{{.*}}[0, %[[I]]]
// CHECK: affine.for %[[J:.*]] = 8 to 16 {
// CHECK-NEXT: affine.load %{{.*}}[1, %[[J]] - 8]
func.func @halves(%x: memref<2x8xf32>, %y: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %v = affine.load %x[%i floordiv 8, %i mod 8] : memref<2x8xf32>
    affine.store %v, %y[%i] : memref<16xf32>
  }
  return
}
