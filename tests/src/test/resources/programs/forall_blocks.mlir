// prints: ( 0, 0, 0, 3, 3, 3 )
// prints: ( 0, 0, 0, 3, 3, 3 )
// prints: ( 200, 200, 200, 203, 203, 203 )
// prints: ( 200, 200, 200, 203, 203, 203 )

// A loop over tiles whose order does not matter.
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4x6xi32>
  scf.forall (%i, %j) = (0, 0) to (4, 6) step (2, 3) {
    %a = affine.apply affine_map<(i, j) -> (i * 100 + j)>(%i, %j)
    %x = arith.index_cast %a : index to i32
    %v = vector.broadcast %x : i32 to vector<2x3xi32>
    vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, true]} : vector<2x3xi32>, memref<4x6xi32>
  }
  affine.for %i = 0 to 4 {
    %row = vector.load %m[%i, %c0] : memref<4x6xi32>, vector<6xi32>
    vector.print %row : vector<6xi32>
  }
  memref.dealloc %m : memref<4x6xi32>
  return
}
