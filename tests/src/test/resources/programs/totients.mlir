// prints: ( 1, 1, 2, 2, 4, 2, 6, 4, 6, 4, 10, 4 )

// Euler's function of 1 to 12 by a sieve.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c13 = arith.constant 13 : index
  %phi = memref.alloca() : memref<13xindex>
  scf.for %i = %c0 to %c13 step %c1 {
    memref.store %i, %phi[%i] : memref<13xindex>
  }
  %c2 = arith.constant 2 : index
  scf.for %p = %c2 to %c13 step %c1 {
    %x = memref.load %phi[%p] : memref<13xindex>
    %prime = arith.cmpi eq, %x, %p : index
    scf.if %prime {
      scf.for %k = %p to %c13 step %p {
        %y = memref.load %phi[%k] : memref<13xindex>
        %q = arith.divui %y, %p : index
        %z = arith.subi %y, %q : index
        memref.store %z, %phi[%k] : memref<13xindex>
      }
    }
  }
  %v = vector.load %phi[%c1] : memref<13xindex>, vector<12xindex>
  vector.print %v : vector<12xindex>
  return
}
