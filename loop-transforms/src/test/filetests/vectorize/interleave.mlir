// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// Lanes of one store go between those of the other; what is read between them is of other memory.
// CHECK-LABEL: func.func @two
// CHECK: %[[A:.*]] = affine.vector_load %arg0
// CHECK: %[[B:.*]] = affine.vector_load %arg1
// CHECK: vector.shuffle %[[A]], %[[B]] [0, 4, 1, 5]
// CHECK: affine.vector_store %{{.*}}, %{{.*}}[%[[I:.*]] * 2]
// CHECK: vector.shuffle %[[A]], %[[B]] [2, 6, 3, 7]
// CHECK: affine.vector_store %{{.*}}, %{{.*}}[%[[I]] * 2 + 4]
func.func @two(%a: memref<64xf32>, %b: memref<64xf32>, %o: memref<128xf32>) {
  %d = memref.alloc() : memref<128xf32>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %d[%i * 2] : memref<128xf32>
    %y = affine.load %b[%i] : memref<64xf32>
    affine.store %y, %d[%i * 2 + 1] : memref<128xf32>
  }
  memref.copy %d, %o : memref<128xf32> to memref<128xf32>
  memref.dealloc %d : memref<128xf32>
  return
}

// Three, in any order, of lanes of 8 bits.
// CHECK-LABEL: func.func @three
// CHECK: %[[A:.*]] = affine.vector_load %arg0
// CHECK: %[[B:.*]] = arith.addi %[[A]], %[[A]]
// CHECK: %[[C:.*]] = arith.addi %[[B]], %[[A]]
// CHECK: %[[S:.*]] = vector.shuffle %[[A]], %[[B]] [0, 16, 2, 1, 17, 5, 2, 18, 8, 3, 19, 11, 4, 20, 14, 5]
// CHECK: vector.shuffle %[[S]], %[[C]] [0, 1, 16, 3, 4, 17, 6, 7, 18, 9, 10, 19, 12, 13, 20, 15]
// CHECK: affine.vector_store %{{.*}}, %{{.*}}[%[[I:.*]] * 3 + 1]
// CHECK: affine.vector_store %{{.*}}, %{{.*}}[%[[I]] * 3 + 17]
// CHECK: affine.vector_store %{{.*}}, %{{.*}}[%[[I]] * 3 + 33]
func.func @three(%a: memref<64xi8>, %o: memref<193xi8>) {
  %d = memref.alloc() : memref<193xi8>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xi8>
    %y = arith.addi %x, %x : i8
    %z = arith.addi %y, %x : i8
    affine.store %z, %d[%i * 3 + 3] : memref<193xi8>
    affine.store %x, %d[%i * 3 + 1] : memref<193xi8>
    affine.store %y, %d[%i * 3 + 2] : memref<193xi8>
  }
  memref.copy %d, %o : memref<193xi8> to memref<193xi8>
  memref.dealloc %d : memref<193xi8>
  return
}

// Not: what would be written between is not; what is read between the stores may be what one of them has written.
// CHECK-LABEL: func.func @gap
// CHECK-NOT: vector_store
// CHECK: return
func.func @gap(%a: memref<64xf32>, %o: memref<192xf32>) {
  %d = memref.alloc() : memref<192xf32>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %d[%i * 3] : memref<192xf32>
    affine.store %x, %d[%i * 3 + 1] : memref<192xf32>
  }
  memref.copy %d, %o : memref<192xf32> to memref<192xf32>
  memref.dealloc %d : memref<192xf32>
  return
}

// CHECK-LABEL: func.func @between
// CHECK-NOT: vector_store
// CHECK: return
func.func @between(%a: memref<64xf32>, %o: memref<128xf32>) {
  %d = memref.alloc() : memref<128xf32>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %d[%i * 2] : memref<128xf32>
    %y = affine.load %d[%i * 2] : memref<128xf32>
    %z = arith.mulf %y, %x : f32
    affine.store %z, %d[%i * 2 + 1] : memref<128xf32>
  }
  memref.copy %d, %o : memref<128xf32> to memref<128xf32>
  memref.dealloc %d : memref<128xf32>
  return
}
