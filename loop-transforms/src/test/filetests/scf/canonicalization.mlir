// RUN: wami opt %s --scf-for-loop-canonicalization | filecheck %s

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)

// 4 divides 64: a tile is always full.
// CHECK-LABEL: func.func @full_tiles() {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    scf.for %arg0 = %c0 to %c64 step %c4 {
// CHECK-NEXT:      func.call @use(%c4) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @full_tiles() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c4 {
    %n = affine.min affine_map<(d0) -> (4, 64 - d0)>(%i)
    func.call @use(%n) : (index) -> ()
  }
  return
}

// The last tile is of two: the minimum stays.
// CHECK-LABEL: func.func @partial_tile() {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c66 = arith.constant 66 : index
// CHECK-NEXT:    scf.for %arg0 = %c0 to %c66 step %c4 {
// CHECK-NEXT:      %0 = affine.min #map(%arg0)
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @partial_tile() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c66 = arith.constant 66 : index
  scf.for %i = %c0 to %c66 step %c4 {
    %n = affine.min affine_map<(d0) -> (4, 66 - d0)>(%i)
    func.call @use(%n) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @carried_extent(%arg0: memref<?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c9 = arith.constant 9 : index
// CHECK-NEXT:    %0 = scf.for %arg1 = %c0 to %c9 step %c1 iter_args(%arg2 = %arg0) -> (memref<?xf32>) {
// CHECK-NEXT:      %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:      func.call @use(%dim) : (index) -> ()
// CHECK-NEXT:      scf.yield %arg2 : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @carried_extent(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%k = %m) -> (memref<?xf32>) {
    %n = memref.dim %k, %c0 : memref<?xf32>
    func.call @use(%n) : (index) -> ()
    scf.yield %k : memref<?xf32>
  }
  return
}
