// RUN: wami opt %s --affine-loop-versioning --canonicalize --affine-loop-versioning --vectorize-affine-loops | filecheck %s

// the second time neither of the copies is copied again; the one where they are apart is vectorized
// CHECK-LABEL: @copy
// CHECK: scf.if
// CHECK-NEXT: memref.distinct_objects
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.vector_load
// CHECK: else
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: affine.store
// CHECK-NEXT: } {wami.cold}
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @copy(%x: memref<64xi32>, %y: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xi32>
    affine.store %a, %y[%i] : memref<64xi32>
  }
  return
}
