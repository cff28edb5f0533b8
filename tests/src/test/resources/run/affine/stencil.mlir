// Loads at shifted places: a smoothing of ramp and spike, twice back and forth.
// run: @at(3) == 3.0
// run: @at(4) == 16.5
// run: @at(5) == 5.0
// run: @at(6) == 31.0
func.func @at(%i: index) -> f64 {
  %a = memref.alloca() : memref<12xf64>
  %b = memref.alloca() : memref<12xf64>
  %two = arith.constant 2.0 : f64
  %spike = arith.constant 56.0 : f64
  affine.for %k = 0 to 12 {
    %n = arith.index_cast %k : index to i64
    %x = arith.sitofp %n : i64 to f64
    affine.store %x, %a[%k] : memref<12xf64>
    affine.store %x, %b[%k] : memref<12xf64>
  }
  affine.store %spike, %a[6] : memref<12xf64>
  affine.for %k = 1 to 11 {
    %l = affine.load %a[%k - 1] : memref<12xf64>
    %r = affine.load %a[%k + 1] : memref<12xf64>
    %s = arith.addf %l, %r : f64
    %h = arith.divf %s, %two : f64
    affine.store %h, %b[%k] : memref<12xf64>
  }
  affine.for %k = 1 to 11 {
    %l = affine.load %b[symbol(%i) * 0 + %k - 1] : memref<12xf64>
    %r = affine.load %b[%k + 1] : memref<12xf64>
    %s = arith.addf %l, %r : f64
    %h = arith.divf %s, %two : f64
    affine.store %h, %a[%k] : memref<12xf64>
  }
  %v = affine.load %a[symbol(%i)] : memref<12xf64>
  return %v : f64
}
