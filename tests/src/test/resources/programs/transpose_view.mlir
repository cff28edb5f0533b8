// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [4, 3] strides = [1, 4] data = 
// prints: [[0,   10,   20], 
// prints:  [1,   11,   21], 
// prints:  [2,   12,   22], 
// prints:  [3,   13,   23]]
// prints: Unranked Memref base@ rank = 2 offset = 1 sizes = [2, 2] strides = [8, 2] data = 
// prints: [[1,   3], 
// prints:  [21,   23]]
// prints: 23
// prints: 20
// prints: 11
// prints: 2

// The same memory seen by rows, by columns, and every other element.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @m : memref<3x4xi32> = dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]>

func.func @main() {
  %m = memref.get_global @m : memref<3x4xi32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<3x4xi32> to memref<4x3xi32, strided<[1, 4]>>
  %ut = memref.cast %t : memref<4x3xi32, strided<[1, 4]>> to memref<*xi32>
  call @printMemrefI32(%ut) : (memref<*xi32>) -> ()
  %s = memref.subview %m[0, 1] [2, 2] [2, 2] : memref<3x4xi32> to memref<2x2xi32, strided<[8, 2], offset: 1>>
  %us = memref.cast %s : memref<2x2xi32, strided<[8, 2], offset: 1>> to memref<*xi32>
  call @printMemrefI32(%us) : (memref<*xi32>) -> ()
  %f = memref.collapse_shape %m [[0, 1]] : memref<3x4xi32> into memref<12xi32>
  %r = memref.reinterpret_cast %f to offset: [11], sizes: [4], strides: [-3] : memref<12xi32> to memref<4xi32, strided<[-3], offset: 11>>
  affine.for %i = 0 to 4 {
    %x = memref.load %r[%i] : memref<4xi32, strided<[-3], offset: 11>>
    %y = arith.index_cast %x : i32 to index
    func.call @show(%y) : (index) -> ()
  }
  return
}

func.func private @printI64(i64)
func.func private @printNewline()
func.func @show(%i: index) {
  %x = arith.index_cast %i : index to i64
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
