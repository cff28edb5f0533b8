// A loop that goes down through all that it reads and writes needs no lanes in the order of its iterations.
// RUN: wami opt %s --vectorize-affine-loops | filecheck %s
// beyond mlir-opt: it has no such pass

// CHECK-LABEL: func.func @down
// CHECK-NOT:     vector.shuffle
// CHECK:         return
func.func @down(%x: i32) -> memref<256xi32> {
  %a = memref.alloc() : memref<256xi32>
  %b = memref.alloc() : memref<256xi32>
  %c3 = arith.constant 3 : i32
  affine.for %i = 0 to 256 {
    %u = affine.load %b[255 - %i] : memref<256xi32>
    %v = arith.addi %u, %x : i32
    %w = arith.muli %v, %v : i32
    %y = arith.andi %w, %c3 : i32
    affine.store %y, %a[255 - %i] : memref<256xi32>
  }
  return %a : memref<256xi32>
}

// what goes up as well, or is needed in order
// CHECK-LABEL: func.func @both
// CHECK-COUNT-2: vector.shuffle
// CHECK-LABEL: func.func @counted
// CHECK:         vector.shuffle
func.func @both() -> memref<256xi32> {
  %a = memref.alloc() : memref<256xi32>
  %b = memref.alloc() : memref<256xi32>
  affine.for %i = 0 to 256 {
    %u = affine.load %b[255 - %i] : memref<256xi32>
    %v = affine.load %b[%i] : memref<256xi32>
    %w = arith.addi %u, %v : i32
    affine.store %w, %a[255 - %i] : memref<256xi32>
  }
  return %a : memref<256xi32>
}
func.func @counted() -> memref<256xi32> {
  %a = memref.alloc() : memref<256xi32>
  affine.for %i = 0 to 256 {
    %n = arith.index_cast %i : index to i32
    %v = arith.muli %n, %n : i32
    affine.store %v, %a[255 - %i] : memref<256xi32>
  }
  return %a : memref<256xi32>
}
