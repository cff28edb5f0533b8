// prints: ( 1.25, 2.25, 4.5, 6, 4.5, 2.25, 1, 0.25, 0.75, 2.25 )

// A signal and a kernel of vectors; edges repeat.
memref.global "private" constant @signal : memref<10xf32> = dense<[1.0, 2.0, 4.0, 8.0, 4.0, 2.0, 1.0, 0.0, 0.0, 3.0]>

func.func @main() {
  %signal = memref.get_global @signal : memref<10xf32>
  %kernel = arith.constant dense<[0.25, 0.5, 0.25]> : vector<3xf32>
  %zero = arith.constant 0.0 : f32
  %out = memref.alloca() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %s = affine.for %k = 0 to 3 iter_args(%sum = %zero) -> f32 {
      %at = affine.max affine_map<(i, k) -> (i + k - 1, 0)>(%i, %k)
      %in = affine.min affine_map<(d0) -> (d0, 9)>(%at)
      %x = memref.load %signal[%in] : memref<10xf32>
      %w = vector.extract %kernel[%k] : f32 from vector<3xf32>
      %n = math.fma %x, %w, %sum : f32
      affine.yield %n : f32
    }
    affine.store %s, %out[%i] : memref<10xf32>
  }
  %c0 = arith.constant 0 : index
  %v = vector.load %out[%c0] : memref<10xf32>, vector<10xf32>
  vector.print %v : vector<10xf32>
  return
}
