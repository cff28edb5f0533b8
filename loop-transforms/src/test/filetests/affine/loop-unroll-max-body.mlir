// RUN: wami opt %s --affine-loop-unroll='unroll-factor=-1 unroll-full-threshold=8 max-body=20' | filecheck %s
// beyond mlir-opt: max-body is ours

// Four iterations of four operations, the loop's own yield among them, are 16 and fit; eight are too many.
// CHECK-LABEL: func.func @short
// CHECK-NOT: affine.for %{{.*}} = 0 to 4
// CHECK: affine.for %{{.*}} = 0 to 8 {
func.func @short(%a: memref<8xf32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<8xf32>
    affine.store %x, %a[%i + 1] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %a[%i] : memref<8xf32>
  }
  return
}

// Neither a loop around another one nor one that is cold is unrolled.
// CHECK-LABEL: func.func @around
// CHECK: affine.for %{{.*}} = 0 to 2 {
// CHECK: affine.for %{{.*}} = 0 to %
// CHECK: affine.for %{{.*}} = 0 to 3 {
// CHECK: } {wami.cold}
func.func @around(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%j] : memref<?xf32>
      affine.store %x, %a[%j + 1] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 3 {
    %x = affine.load %a[%i] : memref<?xf32>
    affine.store %x, %a[%i + 1] : memref<?xf32>
  } {wami.cold}
  return
}
