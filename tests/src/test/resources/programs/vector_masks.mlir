// prints: ( 13, 14, 15, -1 )
// prints: ( 17, -1, 15, 12 )
// prints: ( -1, 5, 2, 13, 14, -1, 16, -1 )
// prints: ( -1, -1, 5, 2 )

// Loads, stores, gathers and compressions under masks.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<8xi32>
  %all = arith.constant dense<[10, 11, 12, 13, 14, 15, 16, 17]> : vector<8xi32>
  vector.store %all, %m[%c0] : memref<8xi32>, vector<8xi32>
  %mask = vector.create_mask %c3 : vector<4xi1>
  %none = arith.constant dense<-1> : vector<4xi32>
  %a = vector.maskedload %m[%c3], %mask, %none : memref<8xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %a : vector<4xi32>
  %at = arith.constant dense<[7, 0, 5, 2]> : vector<4xi32>
  %some = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %g = vector.gather %m[%c0] [%at], %some, %none : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %g : vector<4xi32>
  vector.compressstore %m[%c0], %some, %at : memref<8xi32>, vector<4xi1>, vector<4xi32>
  vector.scatter %m[%c0] [%at], %mask, %none : memref<8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  %r = vector.load %m[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %r : vector<8xi32>
  %e = vector.expandload %m[%c0], %some, %none : memref<8xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %e : vector<4xi32>
  return
}
