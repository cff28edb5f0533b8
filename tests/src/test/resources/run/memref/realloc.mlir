// Elements that fit are kept.

// run: @grow(3) == 3, 9
// run: @shrink(2) == 2
// run: @dynamic(100, 7) == 7, 100
// run: @written_out(4) == 3
func.func @grow(%i: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %a = memref.alloc() : memref<4xi32>
  scf.for %k = %c0 to %c4 step %c1 {
    %v = arith.index_cast %k : index to i32
    memref.store %v, %a[%k] : memref<4xi32>
  }
  %b = memref.realloc %a : memref<4xi32> to memref<10xi32>
  %nine = arith.constant 9 : i32
  memref.store %nine, %b[%c9] : memref<10xi32>
  %v = memref.load %b[%i] : memref<10xi32>
  %w = memref.load %b[%c9] : memref<10xi32>
  memref.dealloc %b : memref<10xi32>
  return %v, %w : i32, i32
}
func.func @shrink(%i: index) -> i32 {
  %a = memref.alloc() : memref<64xi32>
  %two = arith.constant 2 : i32
  memref.store %two, %a[%i] : memref<64xi32>
  %b = memref.realloc %a : memref<64xi32> to memref<3xi32>
  %v = memref.load %b[%i] : memref<3xi32>
  memref.dealloc %b : memref<3xi32>
  return %v : i32
}
func.func @dynamic(%n: index, %x: i32) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.realloc %a(%n) {alignment = 8} : memref<?xi32> to memref<?xi32>
  %v = memref.load %b[%c0] : memref<?xi32>
  %d = memref.dim %b, %c0 : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  return %v, %d : i32, index
}

// Row by row, in other words.
func.func @written_out(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %a = memref.alloc(%n) : memref<?xi32>
  memref.store %three, %a[%c0] : memref<?xi32>
  %b = memref.realloc %a : memref<?xi32> to memref<8xi32, strided<[1]>>
  %v = memref.load %b[%c0] : memref<8xi32, strided<[1]>>
  memref.dealloc %b : memref<8xi32, strided<[1]>>
  return %v : i32
}
