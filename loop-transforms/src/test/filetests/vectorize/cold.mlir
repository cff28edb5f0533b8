// RUN: wami opt %s --vectorize-affine-loops | filecheck %s
// beyond mlir-opt: it has no such pass

// A cold loop gets lanes where these take the place of the loop,
// CHECK-LABEL: func.func @fill
// CHECK: affine.for %{{.*}} = 0 to 64 step 2 {
// CHECK-NEXT: affine.vector_store
// CHECK-NEXT: } {wami.cold}
func.func @fill(%a: memref<64xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 64 {
    affine.store %zero, %a[%i] : memref<64xf64>
  } {wami.cold}
  return
}

// not where a loop is left over,
// CHECK-LABEL: func.func @fill_odd
// CHECK: affine.for %{{.*}} = 0 to 65 {
// CHECK-NEXT: affine.store
func.func @fill_odd(%a: memref<65xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 65 {
    affine.store %zero, %a[%i] : memref<65xf64>
  } {wami.cold}
  return
}

// nor where much is done lane by lane.
// CHECK-LABEL: func.func @remainders
// CHECK: affine.for %{{.*}} = 0 to 64 {
// CHECK-NEXT: arith.remsi
func.func @remainders(%a: memref<64xf64>) {
  %seven = arith.constant 7 : index
  affine.for %i = 0 to 64 {
    %r = arith.remsi %i, %seven : index
    %n = arith.index_cast %r : index to i32
    %x = arith.sitofp %n : i32 to f64
    affine.store %x, %a[%i] : memref<64xf64>
  } {wami.cold}
  return
}
