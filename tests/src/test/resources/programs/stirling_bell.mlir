// prints: 1
// prints: 2
// prints: 5
// prints: 15
// prints: 52
// prints: 203
// prints: 877

// Bell's triangle.
func.func @main() {
  %one = arith.constant 1 : i64
  %t = memref.alloca() : memref<8x8xi64>
  affine.store %one, %t[0, 0] : memref<8x8xi64>
  affine.for %i = 1 to 8 {
    %last = affine.load %t[%i - 1, %i - 1] : memref<8x8xi64>
    affine.store %last, %t[%i, 0] : memref<8x8xi64>
    affine.for %j = 1 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %a = affine.load %t[%i, %j - 1] : memref<8x8xi64>
      %b = affine.load %t[%i - 1, %j - 1] : memref<8x8xi64>
      %s = arith.addi %a, %b : i64
      affine.store %s, %t[%i, %j] : memref<8x8xi64>
    }
    vector.print %last : i64
  }
  return
}
