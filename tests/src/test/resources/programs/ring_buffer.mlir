// prints: 1
// prints: 3
// prints: 3
// prints: 4
// prints: 6
// prints: 3
// prints: 4.5
// prints: 4

// The mean of the last four of a stream.
func.func @main() {
  %stream = arith.constant dense<[4.0, 8.0, 0.0, 4.0, 12.0, -4.0, 6.0, 2.0]> : vector<8xf32>
  %zero = arith.constant 0.0 : f32
  %quarter = arith.constant 0.25 : f32
  %ring = memref.alloca() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %zero, %ring[%i] : memref<4xf32>
  }
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> f32 {
    %new = vector.extract %stream[%i] : f32 from vector<8xf32>
    %old = affine.load %ring[%i mod 4] : memref<4xf32>
    affine.store %new, %ring[%i mod 4] : memref<4xf32>
    %0 = arith.addf %s, %new : f32
    %1 = arith.subf %0, %old : f32
    %mean = arith.mulf %1, %quarter : f32
    vector.print %mean : f32
    affine.yield %1 : f32
  }
  return
}
