// prints: ( 68, 72, 72, 68 )
// prints: 280

// A dot product by vectors of four with affine accesses.
func.func @main() {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %x = arith.index_cast %i : index to i32
    %f = arith.sitofp %x : i32 to f32
    %half = arith.constant 0.5 : f32
    %g = arith.mulf %f, %half : f32
    affine.store %f, %a[%i] : memref<16xf32>
    affine.store %g, %b[-%i + 15] : memref<16xf32>
  }
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %s = affine.for %i = 0 to 16 step 4 iter_args(%acc = %zero) -> vector<4xf32> {
    %x = affine.vector_load %a[%i] : memref<16xf32>, vector<4xf32>
    %y = affine.vector_load %b[%i] : memref<16xf32>, vector<4xf32>
    %n = vector.fma %x, %y, %acc : vector<4xf32>
    affine.yield %n : vector<4xf32>
  }
  vector.print %s : vector<4xf32>
  %r = vector.reduction <add>, %s : vector<4xf32> into f32
  vector.print %r : f32
  memref.dealloc %a : memref<16xf32>
  memref.dealloc %b : memref<16xf32>
  return
}
