// An unranked memref in another shape.
// beyond llvm: memref.reshape of an unranked memref is not lowered to llvm yet (docs/llvm.md)

// run: @other_shapes() == 6, 5
func.func @other_shapes() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %shape = memref.alloca() : memref<2xindex>
  memref.store %c3, %shape[%c0] : memref<2xindex>
  memref.store %c2, %shape[%c1] : memref<2xindex>
  %0 = memref.get_global @six : memref<6xi32>
  %u = memref.cast %0 : memref<6xi32> to memref<*xi32>
  %1 = memref.reshape %u(%shape) : (memref<*xi32>, memref<2xindex>) -> memref<?x?xi32>
  %a = memref.load %1[%c2, %c1] : memref<?x?xi32>
  %2 = memref.reinterpret_cast %u to offset: [1], sizes: [2], strides: [3] : memref<*xi32> to memref<2xi32, strided<[3], offset: 1>>
  %b = memref.load %2[%c1] : memref<2xi32, strided<[3], offset: 1>>
  return %a, %b : i32, i32
}

memref.global "private" constant @six : memref<6xi32> = dense<[1, 2, 3, 4, 5, 6]>
