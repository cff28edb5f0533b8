// run: @reversed(0) == 6.0
// run: @reversed(7) == 1.0

// Blocks of two in the other order, each moved as a vector.
func.func @reversed(%at: index) -> f32 {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %n = arith.index_cast %i : index to i32
    %v = arith.sitofp %n : i32 to f32
    affine.store %v, %a[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 4 {
    %v = affine.vector_load %a[2 * %i] : memref<8xf32>, vector<2xf32>
    affine.vector_store %v, %b[-2 * %i + 6] : memref<8xf32>, vector<2xf32>
  }
  %r = memref.load %b[%at] : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  return %r : f32
}
