// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [4, 6] strides = [6, 1] data = 
// prints: [[1,   0,   1,   0,   1,   0], 
// prints:  [0,   1,   0,   1,   0,   1], 
// prints:  [1,   0,   1,   0,   1,   0], 
// prints:  [0,   1,   0,   1,   0,   1]]

// A checkerboard in a matrix through two views with strides.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @fill(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %w = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    }
  }
  return
}

func.func @main() {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<4x6xi32>
  %all = memref.cast %m : memref<4x6xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @fill(%all, %zero) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, i32) -> ()
  %a = memref.subview %m[0, 0] [2, 3] [2, 2] : memref<4x6xi32> to memref<2x3xi32, strided<[12, 2]>>
  %b = memref.subview %m[1, 1] [2, 3] [2, 2] : memref<4x6xi32> to memref<2x3xi32, strided<[12, 2], offset: 7>>
  %c = memref.cast %a : memref<2x3xi32, strided<[12, 2]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %d = memref.cast %b : memref<2x3xi32, strided<[12, 2], offset: 7>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @fill(%c, %one) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, i32) -> ()
  call @fill(%d, %one) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, i32) -> ()
  %u = memref.cast %m : memref<4x6xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<4x6xi32>
  return
}
