// prints: ( 1, 5, 5, 1, 1, 2, 1, 0, 0, 4, 3, 3, 3, 0, 9, 8, 5, 9, 8, 4, 0, 0, 0, 0, 0, 0 )

// 25! in decimal digits, kept in memory.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %two = arith.constant 2 : i32
  %end = arith.constant 26 : i32
  %d = memref.alloca() : memref<30xi32>
  affine.for %i = 0 to 30 {
    affine.store %zero, %d[%i] : memref<30xi32>
  }
  memref.store %one, %d[%c0] : memref<30xi32>
  scf.for %n = %two to %end step %one : i32 {
    %carry = affine.for %i = 0 to 30 iter_args(%c = %zero) -> i32 {
      %x = affine.load %d[%i] : memref<30xi32>
      %p = arith.muli %x, %n : i32
      %s = arith.addi %p, %c : i32
      %r = arith.remui %s, %ten : i32
      affine.store %r, %d[%i] : memref<30xi32>
      %q = arith.divui %s, %ten : i32
      affine.yield %q : i32
    }
  }
  %v = vector.load %d[%c0] : memref<30xi32>, vector<30xi32>
  %r = vector.shuffle %v, %v [25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<30xi32>, vector<30xi32>
  vector.print %r : vector<26xi32>
  return
}
