// run: @transpose(2, 1) == 9.0
// run: @transpose(0, 3) == 3.0
func.func @transpose(%i: index, %j: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloca() : memref<3x4xf64>
  %b = memref.alloca() : memref<4x3xf64>
  scf.for %p = %c0 to %c3 step %c1 {
    scf.for %q = %c0 to %c4 step %c1 {
      %t = arith.muli %p, %c4 : index
      %u = arith.addi %t, %q : index
      %v = arith.index_cast %u : index to i32
      %f = arith.sitofp %v : i32 to f64
      memref.store %f, %a[%p, %q] : memref<3x4xf64>
    }
  }
  scf.for %p = %c0 to %c3 step %c1 {
    scf.for %q = %c0 to %c4 step %c1 {
      %f = memref.load %a[%p, %q] : memref<3x4xf64>
      memref.store %f, %b[%q, %p] : memref<4x3xf64>
    }
  }
  %r = memref.load %b[%j, %i] : memref<4x3xf64>
  return %r : f64
}
