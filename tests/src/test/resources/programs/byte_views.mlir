// prints: 12914966661079
// prints: ( 7, 0, 0, 0, -17, 3, 0, 0 )

// One buffer of bytes as numbers of two types.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %bytes = memref.alloc() : memref<32xi8>
  %ints = memref.view %bytes[%c0][] : memref<32xi8> to memref<4xi32>
  %longs = memref.view %bytes[%c8][] : memref<32xi8> to memref<2xi64>
  affine.for %i = 0 to 4 {
    %v = affine.apply affine_map<(d0) -> (d0 * 1000 + 7)>(%i)
    %x = arith.index_cast %v : index to i32
    affine.store %x, %ints[%i] : memref<4xi32>
  }
  %l = memref.load %longs[%c0] : memref<2xi64>
  vector.print %l : i64
  %b = vector.load %bytes[%c0] : memref<32xi8>, vector<8xi8>
  vector.print %b : vector<8xi8>
  memref.dealloc %bytes : memref<32xi8>
  return
}
