// prints: 1
// prints: 8
// prints: 28
// prints: 56
// prints: 70
// prints: 56
// prints: 28
// prints: 8
// prints: 1

// Pascal's triangle in place, one row per line.
func.func @main() {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %row = memref.alloc() : memref<9xi64>
  affine.for %i = 0 to 9 {
    affine.store %zero, %row[%i] : memref<9xi64>
  }
  affine.store %one, %row[0] : memref<9xi64>
  affine.for %n = 0 to 8 {
    affine.for %k = 0 to 8 {
      %a = affine.load %row[-%k + 8] : memref<9xi64>
      %b = affine.load %row[-%k + 7] : memref<9xi64>
      %c = arith.addi %a, %b : i64
      affine.store %c, %row[-%k + 8] : memref<9xi64>
    }
  }
  affine.for %k = 0 to 9 {
    %x = affine.load %row[%k] : memref<9xi64>
    vector.print %x : i64
  }
  memref.dealloc %row : memref<9xi64>
  return
}
