// prints: ( ( 1, 11, 21 ), ( 2, 12, 22 ), ( 3, 13, 23 ), ( -1, -1, -1 ) )
// prints: ( ( 20, 21, 22, 23 ), ( 20, 21, 22, 23 ) )
// prints: ( ( 22, 23, -1 ), ( -1, -1, -1 ) )

// Reads of a matrix by columns, past its edge, and of one row for all.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %m = memref.alloc() : memref<3x4xi32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %v = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %x = arith.index_cast %v : index to i32
      affine.store %x, %m[%i, %j] : memref<3x4xi32>
    }
  }
  %columns = vector.transfer_read %m[%c0, %c1], %pad {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<3x4xi32>, vector<4x3xi32>
  vector.print %columns : vector<4x3xi32>
  %same = vector.transfer_read %m[%c2, %c0], %pad {permutation_map = affine_map<(i, j) -> (0, j)>} : memref<3x4xi32>, vector<2x4xi32>
  vector.print %same : vector<2x4xi32>
  %edge = vector.transfer_read %m[%c2, %c2], %pad : memref<3x4xi32>, vector<2x3xi32>
  vector.print %edge : vector<2x3xi32>
  memref.dealloc %m : memref<3x4xi32>
  return
}
