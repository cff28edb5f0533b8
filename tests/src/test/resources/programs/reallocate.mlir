// prints: 16
// prints: ( 0, 1, 4, 9, 16, 25, 36, 49, 64, 81 )

// A growing array: doubles when it is full.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %a = memref.alloc(%c2) : memref<?xi32>
  %r:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%m = %a, %room = %c2) -> (memref<?xi32>, index) {
    %full = arith.cmpi eq, %i, %room : index
    %n:2 = scf.if %full -> (memref<?xi32>, index) {
      %twice = arith.muli %room, %c2 : index
      %b = memref.alloc(%twice) : memref<?xi32>
      scf.for %k = %c0 to %room step %c1 {
        %x = memref.load %m[%k] : memref<?xi32>
        memref.store %x, %b[%k] : memref<?xi32>
      }
      memref.dealloc %m : memref<?xi32>
      scf.yield %b, %twice : memref<?xi32>, index
    } else {
      scf.yield %m, %room : memref<?xi32>, index
    }
    %s = arith.muli %i, %i : index
    %x = arith.index_cast %s : index to i32
    memref.store %x, %n#0[%i] : memref<?xi32>
    scf.yield %n#0, %n#1 : memref<?xi32>, index
  }
  vector.print %r#1 : index
  %v = vector.load %r#0[%c0] : memref<?xi32>, vector<10xi32>
  vector.print %v : vector<10xi32>
  memref.dealloc %r#0 : memref<?xi32>
  return
}
