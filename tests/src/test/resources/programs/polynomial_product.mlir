// prints: ( 4, -3, 2, 15 )
// prints: ( 16, -24, 25, 108, -86, 60, 225 )

// Of integers, through a memref of dynamic size.
func.func @product(%a: memref<?xi64>, %b: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %a, %c0 : memref<?xi64>
  %m = memref.dim %b, %c0 : memref<?xi64>
  %s = arith.addi %n, %m : index
  %size = arith.subi %s, %c1 : index
  %r = memref.alloc(%size) : memref<?xi64>
  scf.for %i = %c0 to %size step %c1 {
    memref.store %zero, %r[%i] : memref<?xi64>
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %k = arith.addi %i, %j : index
      %x = memref.load %a[%i] : memref<?xi64>
      %y = memref.load %b[%j] : memref<?xi64>
      %p = arith.muli %x, %y : i64
      %z = memref.load %r[%k] : memref<?xi64>
      %t = arith.addi %z, %p : i64
      memref.store %t, %r[%k] : memref<?xi64>
    }
  }
  return %r : memref<?xi64>
}

memref.global "private" constant @a : memref<3xi64> = dense<[1, -2, 3]>
memref.global "private" constant @b : memref<2xi64> = dense<[4, 5]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %a = memref.get_global @a : memref<3xi64>
  %b = memref.get_global @b : memref<2xi64>
  %x = memref.cast %a : memref<3xi64> to memref<?xi64>
  %y = memref.cast %b : memref<2xi64> to memref<?xi64>
  %p = call @product(%x, %y) : (memref<?xi64>, memref<?xi64>) -> memref<?xi64>
  %q = call @product(%p, %p) : (memref<?xi64>, memref<?xi64>) -> memref<?xi64>
  %v = vector.load %p[%c0] : memref<?xi64>, vector<4xi64>
  %w = vector.load %q[%c0] : memref<?xi64>, vector<7xi64>
  vector.print %v : vector<4xi64>
  vector.print %w : vector<7xi64>
  memref.dealloc %p : memref<?xi64>
  memref.dealloc %q : memref<?xi64>
  return
}
