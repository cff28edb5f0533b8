// prints: ( 1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101, 135, 176 )

// How many ways to write 0 to 15 as sums, smallest parts first.
func.func @main() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %p = memref.alloca() : memref<16xi32>
  affine.for %i = 0 to 16 {
    affine.store %zero, %p[%i] : memref<16xi32>
  }
  affine.store %one, %p[0] : memref<16xi32>
  affine.for %k = 1 to 16 {
    affine.for %n = affine_map<(d0) -> (d0)>(%k) to 16 {
      %a = affine.load %p[%n] : memref<16xi32>
      %b = affine.load %p[%n - %k] : memref<16xi32>
      %s = arith.addi %a, %b : i32
      affine.store %s, %p[%n] : memref<16xi32>
    }
  }
  %v = vector.load %p[%c0] : memref<16xi32>, vector<16xi32>
  vector.print %v : vector<16xi32>
  return
}
