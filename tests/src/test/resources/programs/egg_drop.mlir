// prints: ( 0, 0, 0, 0 )
// prints: ( 0, 1, 1, 1 )
// prints: ( 0, 2, 3, 3 )
// prints: ( 0, 3, 6, 7 )
// prints: ( 0, 4, 10, 14 )
// prints: ( 0, 5, 15, 25 )
// prints: ( 0, 6, 21, 41 )
// prints: ( 0, 7, 28, 63 )
// prints: ( 0, 8, 36, 92 )

// Floors that can be told apart with eggs and drops.
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %t = memref.alloca() : memref<9x4xi32>
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 4 {
      affine.store %zero, %t[%i, %j] : memref<9x4xi32>
    }
  }
  affine.for %d = 1 to 9 {
    affine.for %e = 1 to 4 {
      %broken = affine.load %t[%d - 1, %e - 1] : memref<9x4xi32>
      %whole = affine.load %t[%d - 1, %e] : memref<9x4xi32>
      %s = arith.addi %broken, %whole : i32
      %n = arith.addi %s, %one : i32
      affine.store %n, %t[%d, %e] : memref<9x4xi32>
    }
  }
  affine.for %d = 0 to 9 {
    %row = vector.load %t[%d, %c0] : memref<9x4xi32>, vector<4xi32>
    vector.print %row : vector<4xi32>
  }
  return
}
