// run: @sizes(5) == 3, 5, 3, 5
func.func @sizes(%n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<3x?xf32>
  %d0 = memref.dim %m, %c0 : memref<3x?xf32>
  %d1 = memref.dim %m, %c1 : memref<3x?xf32>
  %u = memref.cast %m : memref<3x?xf32> to memref<?x?xf32>
  %d2 = memref.dim %u, %c0 : memref<?x?xf32>
  %b = memref.cast %u : memref<?x?xf32> to memref<3x?xf32>
  %d3 = memref.dim %b, %c1 : memref<3x?xf32>
  memref.dealloc %m : memref<3x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}
