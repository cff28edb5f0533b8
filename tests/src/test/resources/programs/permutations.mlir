// prints: ( 0, 1, 2 )
// prints: ( 1, 0, 2 )
// prints: ( 2, 0, 1 )
// prints: ( 0, 2, 1 )
// prints: ( 1, 2, 0 )
// prints: ( 2, 1, 0 )

// Heap's algorithm, by an array of counters.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca() : memref<3xi32>
  %c = memref.alloca() : memref<3xindex>
  affine.for %i = 0 to 3 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %a[%i] : memref<3xi32>
    affine.store %c0, %c[%i] : memref<3xindex>
  }
  %first = vector.load %a[%c0] : memref<3xi32>, vector<3xi32>
  vector.print %first : vector<3xi32>
  %end = scf.while (%i = %c1) : (index) -> index {
    %more = arith.cmpi ult, %i, %c3 : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %ci = memref.load %c[%i] : memref<3xindex>
    %go = arith.cmpi ult, %ci, %i : index
    %next = scf.if %go -> index {
      %odd = arith.remui %i, %c2 : index
      %is = arith.cmpi eq, %odd, %c1 : index
      %j = arith.select %is, %ci, %c0 : index
      %x = memref.load %a[%j] : memref<3xi32>
      %y = memref.load %a[%i] : memref<3xi32>
      memref.store %y, %a[%j] : memref<3xi32>
      memref.store %x, %a[%i] : memref<3xi32>
      %v = vector.load %a[%c0] : memref<3xi32>, vector<3xi32>
      vector.print %v : vector<3xi32>
      %n = arith.addi %ci, %c1 : index
      memref.store %n, %c[%i] : memref<3xindex>
      scf.yield %c1 : index
    } else {
      memref.store %c0, %c[%i] : memref<3xindex>
      %n = arith.addi %i, %c1 : index
      scf.yield %n : index
    }
    scf.yield %next : index
  }
  return
}
