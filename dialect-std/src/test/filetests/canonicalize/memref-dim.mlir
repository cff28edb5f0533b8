// dim of known sizes, of allocations, casts and subviews; dead allocations.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @static(%arg0: memref<4x?xf32>) -> index {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    return %c4 : index
// CHECK-NEXT:  }
func.func @static(%m: memref<4x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<4x?xf32>
  return %d : index
}
// CHECK-LABEL: func.func @of_alloc(%arg0: index) -> index {
// CHECK-NEXT:    return %arg0 : index
// CHECK-NEXT:  }
func.func @of_alloc(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<4x?xf32>
  %d = memref.dim %m, %c1 : memref<4x?xf32>
  memref.dealloc %m : memref<4x?xf32>
  return %d : index
}
// CHECK-LABEL: func.func @of_cast(%arg0: memref<4x?xf32>) -> (index, index) {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// CHECK-NEXT:    return %c4, %dim : index, index
// CHECK-NEXT:  }
func.func @of_cast(%m: memref<4x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %d = memref.dim %u, %c0 : memref<?x?xf32>
  %e = memref.dim %u, %c1 : memref<?x?xf32>
  return %d, %e : index, index
}
// CHECK-LABEL: func.func @of_subview(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:    return %arg2 : index
// CHECK-NEXT:  }
func.func @of_subview(%m: memref<?xf32>, %o: index, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%o] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?xf32, strided<[1], offset: ?>>
  return %d : index
}
// CHECK-LABEL: func.func @dead(%arg0: i32) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @dead(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return
}
// CHECK-LABEL: func.func @constant_size() -> memref<?xf32> {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    %cast = memref.cast %alloc : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:    return %cast : memref<?xf32>
// CHECK-NEXT:  }
func.func @constant_size() -> memref<?xf32> {
  %c8 = arith.constant 8 : index
  %m = memref.alloc(%c8) : memref<?xf32>
  return %m : memref<?xf32>
}
// CHECK-LABEL: func.func @cast_of_cast(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:    return %arg0 : memref<4xf32>
// CHECK-NEXT:  }
func.func @cast_of_cast(%m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<4xf32>
  return %b : memref<4xf32>
}
// CHECK-LABEL: func.func @load_of_cast(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:    %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @load_of_cast(%m: memref<4xf32>, %i: index) -> f32 {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  %v = memref.load %a[%i] : memref<?xf32>
  return %v : f32
}
