// run: @entry(2, 3) == -230.0
func.func @entry(%p: index, %q: index) -> f64 {
  %a = memref.alloca() : memref<4x5xf64>
  %b = memref.alloca() : memref<5x6xf64>
  %c = memref.alloca() : memref<4x6xf64>
  %z = arith.constant 0.0 : f64
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 5 {
      %x = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1)>(%i, %k)
      %v = arith.index_cast %x : index to i64
      %f = arith.sitofp %v : i64 to f64
      affine.store %f, %a[%i, %k] : memref<4x5xf64>
    }
  }
  affine.for %k = 0 to 5 {
    affine.for %j = 0 to 6 {
      %x = affine.apply affine_map<(d0, d1) -> (d0 - d1 * 2)>(%k, %j)
      %v = arith.index_cast %x : index to i64
      %f = arith.sitofp %v : i64 to f64
      affine.store %f, %b[%k, %j] : memref<5x6xf64>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %s = affine.for %k = 0 to 5 iter_args(%acc = %z) -> (f64) {
        %x = affine.load %a[%i, %k] : memref<4x5xf64>
        %y = affine.load %b[%k, %j] : memref<5x6xf64>
        %m = arith.mulf %x, %y : f64
        %t = arith.addf %acc, %m : f64
        affine.yield %t : f64
      }
      affine.store %s, %c[%i, %j] : memref<4x6xf64>
    }
  }
  %r = memref.load %c[%p, %q] : memref<4x6xf64>
  return %r : f64
}
