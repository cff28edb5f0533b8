// prints: 19
// prints: ( 100, 79.423, 58.8459, 39.0663, 19.2867, 0 )

// Heat in a rod until it changes little.
func.func @main() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %hot = arith.constant 100.0 : f64
  %half = arith.constant 0.5 : f64
  %eps = arith.constant 0.5 : f64
  %a = memref.alloc() : memref<6xf64>
  %b = memref.alloc() : memref<6xf64>
  affine.for %i = 0 to 6 {
    affine.store %zero, %a[%i] : memref<6xf64>
    affine.store %zero, %b[%i] : memref<6xf64>
  }
  affine.store %hot, %a[0] : memref<6xf64>
  affine.store %hot, %b[0] : memref<6xf64>
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.while (%n = %none) : (i32) -> i32 {
    %change = affine.for %i = 1 to 5 iter_args(%c = %zero) -> f64 {
      %l = affine.load %a[%i - 1] : memref<6xf64>
      %h = affine.load %a[%i + 1] : memref<6xf64>
      %o = affine.load %a[%i] : memref<6xf64>
      %s = arith.addf %l, %h : f64
      %m = arith.mulf %s, %half : f64
      affine.store %m, %b[%i] : memref<6xf64>
      %d = arith.subf %m, %o : f64
      %x = math.absf %d : f64
      %y = arith.maximumf %c, %x : f64
      affine.yield %y : f64
    }
    memref.copy %b, %a : memref<6xf64> to memref<6xf64>
    %k = arith.addi %n, %one : i32
    %go = arith.cmpf ogt, %change, %eps : f64
    scf.condition(%go) %k : i32
  } do {
  ^bb0(%k: i32):
    scf.yield %k : i32
  }
  vector.print %r : i32
  %v = vector.load %a[%c0] : memref<6xf64>, vector<6xf64>
  vector.print %v : vector<6xf64>
  memref.dealloc %a : memref<6xf64>
  memref.dealloc %b : memref<6xf64>
  return
}
