// prints: 5000

// Memory of the stack in a loop, freed at the end of each round.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5000 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %r = memref.alloca_scope -> (i32) {
      %m = memref.alloca() : memref<256xi32>
      memref.store %one, %m[%c0] : memref<256xi32>
      %x = memref.load %m[%c0] : memref<256xi32>
      memref.alloca_scope.return %x : i32
    }
    %t = arith.addi %sum, %r : i32
    scf.yield %t : i32
  }
  vector.print %s : i32
  return
}
