// An access that each iteration reaches was in bounds in the first one: what it depends on is not what would not be.
// RUN: wami opt %s --vectorize-affine-loops | filecheck %s
// beyond mlir-opt: it has no such pass

// 99 - w <= 99, so that v[99 - k - w] is read before it is written, if not in the same iteration
// CHECK-LABEL: func.func @not_negative
// CHECK:         affine.vector_store
func.func @not_negative(%w: index) -> memref<100xi32> {
  %v = memref.alloc() : memref<100xi32>
  affine.for %k = 0 to 96 {
    %a = affine.load %v[99 - %k - symbol(%w)] : memref<100xi32>
    %b = arith.addi %a, %a : i32
    affine.store %b, %v[99 - %k] : memref<100xi32>
  }
  return %v : memref<100xi32>
}

// 0 <= w, but upwards: what is written is read 1 to w iterations later
// CHECK-LABEL: func.func @up
// CHECK-NOT:     affine.vector_store
// CHECK:         return
func.func @up(%w: index) -> memref<100xi32> {
  %v = memref.alloc() : memref<100xi32>
  affine.for %k = 0 to 96 {
    %a = affine.load %v[%k + 4 - symbol(%w)] : memref<100xi32>
    %b = arith.addi %a, %a : i32
    affine.store %b, %v[%k + 4] : memref<100xi32>
  }
  return %v : memref<100xi32>
}

// where the first subscript is in the middle, w may be of either sign
// CHECK-LABEL: func.func @middle
// CHECK-NOT:     affine.vector_store
// CHECK:         return
func.func @middle(%w: index) -> memref<100xi32> {
  %v = memref.alloc() : memref<100xi32>
  affine.for %k = 0 to 32 {
    %a = affine.load %v[60 - %k - symbol(%w)] : memref<100xi32>
    %b = arith.addi %a, %a : i32
    affine.store %b, %v[60 - %k] : memref<100xi32>
  }
  return %v : memref<100xi32>
}

// not each iteration reaches it: the first one may not
// CHECK-LABEL: func.func @guarded
// CHECK-NOT:     affine.vector_store
// CHECK:         return
func.func @guarded(%w: index, %x: i32) -> memref<100xi32> {
  %v = memref.alloc() : memref<100xi32>
  affine.for %k = 0 to 96 {
    affine.if affine_set<(d0) : (d0 - 50 >= 0)>(%k) {
      %a = affine.load %v[99 - %k - symbol(%w)] : memref<100xi32>
      affine.store %a, %v[99 - %k] : memref<100xi32>
    }
  }
  return %v : memref<100xi32>
}

// the extent is not known, nor that 99 is the last element
// CHECK-LABEL: func.func @dynamic
// CHECK-NOT:     affine.vector_store
// CHECK:         return
func.func @dynamic(%w: index, %n: index) -> memref<?xi32> {
  %v = memref.alloc(%n) : memref<?xi32>
  affine.for %k = 0 to 96 {
    %a = affine.load %v[99 - %k - symbol(%w)] : memref<?xi32>
    %b = arith.addi %a, %a : i32
    affine.store %b, %v[99 - %k] : memref<?xi32>
  }
  return %v : memref<?xi32>
}
