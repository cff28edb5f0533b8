// prints: 4
// prints: 2

// Which of two buffers, decided at run time; pointers in a loop.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %a = memref.alloca() : memref<1xi32>
  %b = memref.alloca() : memref<1xi32>
  memref.store %zero, %a[%c0] : memref<1xi32>
  memref.store %zero, %b[%c0] : memref<1xi32>
  %false = arith.constant false
  %true = arith.constant true
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%flip = %false) -> i1 {
    %m = arith.select %flip, %a, %b : memref<1xi32>
    %x = memref.load %m[%c0] : memref<1xi32>
    %k = arith.index_cast %i : index to i32
    %y = arith.addi %x, %k : i32
    memref.store %y, %m[%c0] : memref<1xi32>
    %n = arith.xori %flip, %true : i1
    scf.yield %n : i1
  }
  %x = memref.load %a[%c0] : memref<1xi32>
  %y = memref.load %b[%c0] : memref<1xi32>
  vector.print %x : i32
  vector.print %y : i32
  return
}
