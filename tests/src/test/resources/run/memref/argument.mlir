// Memory that several functions share.
// run: @main(4) == 15.0
func.func @scale(%m: memref<?xf64>, %f: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf64>
    %w = arith.mulf %v, %f : f64
    memref.store %w, %m[%i] : memref<?xf64>
  }
  return
}
func.func @main(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %f = arith.constant 2.5 : f64
  %m = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %v = arith.sitofp %k : i64 to f64
    memref.store %v, %m[%i] : memref<?xf64>
  }
  call @scale(%m, %f) : (memref<?xf64>, f64) -> ()
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %t = arith.addf %s, %v : f64
    scf.yield %t : f64
  }
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}
