// prints: ( 3, 4, 5, 6, 7, 8, 9, 0, 1, 2 )

// An array by three reversals.
func.func @reverse(%m: memref<?xi32>, %from: index, %to: index) {
  %c1 = arith.constant 1 : index
  %last = arith.subi %to, %c1 : index
  %r:2 = scf.while (%i = %from, %j = %last) : (index, index) -> (index, index) {
    %more = arith.cmpi slt, %i, %j : index
    scf.condition(%more) %i, %j : index, index
  } do {
  ^bb0(%i: index, %j: index):
    %a = memref.load %m[%i] : memref<?xi32>
    %b = memref.load %m[%j] : memref<?xi32>
    memref.store %b, %m[%i] : memref<?xi32>
    memref.store %a, %m[%j] : memref<?xi32>
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.subi %j, %c1 : index
    scf.yield %i1, %j1 : index, index
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc(%c10) : memref<?xi32>
  affine.for %i = 0 to 10 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %m[%i] : memref<?xi32>
  }
  call @reverse(%m, %c0, %c3) : (memref<?xi32>, index, index) -> ()
  call @reverse(%m, %c3, %c10) : (memref<?xi32>, index, index) -> ()
  call @reverse(%m, %c0, %c10) : (memref<?xi32>, index, index) -> ()
  %v = vector.load %m[%c0] : memref<?xi32>, vector<10xi32>
  vector.print %v : vector<10xi32>
  memref.dealloc %m : memref<?xi32>
  return
}
