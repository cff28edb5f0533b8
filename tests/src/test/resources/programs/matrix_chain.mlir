// prints: 15125

// The fewest multiplications for a product of matrices of these sizes.
memref.global "private" constant @sizes : memref<7xi32> = dense<[30, 35, 15, 5, 10, 20, 25]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i32
  %huge = arith.constant 2147483647 : i32
  %p = memref.get_global @sizes : memref<7xi32>
  %m = memref.alloca() : memref<6x6xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    memref.store %zero, %m[%i, %i] : memref<6x6xi32>
  }
  scf.for %l = %c1 to %c6 step %c1 {
    %end = arith.subi %c6, %l : index
    scf.for %i = %c0 to %end step %c1 {
      %j = arith.addi %i, %l : index
      %j1 = arith.addi %j, %c1 : index
      %pi = memref.load %p[%i] : memref<7xi32>
      %pj = memref.load %p[%j1] : memref<7xi32>
      %least = scf.for %k = %i to %j step %c1 iter_args(%best = %huge) -> i32 {
        %k1 = arith.addi %k, %c1 : index
        %a = memref.load %m[%i, %k] : memref<6x6xi32>
        %b = memref.load %m[%k1, %j] : memref<6x6xi32>
        %pk = memref.load %p[%k1] : memref<7xi32>
        %x = arith.muli %pi, %pk : i32
        %y = arith.muli %x, %pj : i32
        %s = arith.addi %a, %b : i32
        %t = arith.addi %s, %y : i32
        %n = arith.minsi %best, %t : i32
        scf.yield %n : i32
      }
      memref.store %least, %m[%i, %j] : memref<6x6xi32>
    }
  }
  %c5 = arith.constant 5 : index
  %r = memref.load %m[%c0, %c5] : memref<6x6xi32>
  vector.print %r : i32
  return
}
