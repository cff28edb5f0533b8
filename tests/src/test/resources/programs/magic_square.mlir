// prints: ( 18, 25, 2, 9, 11 )
// prints: ( 24, 1, 8, 15, 17 )
// prints: ( 5, 7, 14, 16, 23 )
// prints: ( 6, 13, 20, 22, 4 )
// prints: ( 12, 19, 21, 3, 10 )
// prints: 65

// Of order 5 by the siamese method; its rows, and the sum of a diagonal.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<5x5xi32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %a = affine.apply affine_map<(i, j) -> ((i + j + 3) mod 5)>(%i, %j)
      %b = affine.apply affine_map<(i, j) -> ((i + j * 2 + 2) mod 5)>(%i, %j)
      %n = affine.apply affine_map<(a, b) -> (a * 5 + b + 1)>(%a, %b)
      %x = arith.index_cast %n : index to i32
      affine.store %x, %m[%i, %j] : memref<5x5xi32>
    }
    %row = vector.load %m[%i, %c0] : memref<5x5xi32>, vector<5xi32>
    vector.print %row : vector<5xi32>
  }
  %zero = arith.constant 0 : i32
  %d = affine.for %i = 0 to 5 iter_args(%s = %zero) -> i32 {
    %x = affine.load %m[%i, -%i + 4] : memref<5x5xi32>
    %t = arith.addi %s, %x : i32
    affine.yield %t : i32
  }
  vector.print %d : i32
  return
}
