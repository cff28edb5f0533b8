// prints: 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 
// prints: 25

// Eratosthenes: the primes below 100, and how many there are.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 100 : index
  %true = arith.constant true
  %false = arith.constant false
  %composite = memref.alloca() : memref<100xi1>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %false, %composite[%i] : memref<100xi1>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%found = %c0) -> index {
    %struck = memref.load %composite[%i] : memref<100xi1>
    %next = scf.if %struck -> index {
      scf.yield %found : index
    } else {
      %square = arith.muli %i, %i : index
      scf.for %j = %square to %n step %i {
        memref.store %true, %composite[%j] : memref<100xi1>
      }
      %p = arith.index_cast %i : index to i64
      func.call @printI64(%p) : (i64) -> ()
      func.call @printComma() : () -> ()
      %more = arith.addi %found, %c1 : index
      scf.yield %more : index
    }
    scf.yield %next : index
  }
  call @printNewline() : () -> ()
  %total = arith.index_cast %count : index to i64
  call @printI64(%total) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
