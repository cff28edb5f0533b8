// prints: Unranked Memref base@ rank = 3 offset = 0 sizes = [2, 3, 2] strides = [6, 2, 1] data = 
// prints: [[[0,    1], 
// prints:   [2,    3], 
// prints:   [4,    5]], 
// prints:  [[6,    7], 
// prints:   [8,    9], 
// prints:   [10,    11]]]
// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [6, 2] strides = [2, 1] data = 
// prints: [[0,   1], 
// prints:  [2,   3], 
// prints:  [4,   5], 
// prints:  [6,   7], 
// prints:  [8,   9], 
// prints:  [10,   11]]

// One buffer in several shapes.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %m = memref.alloc() : memref<12xi32>
  affine.for %i = 0 to 12 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %m[%i] : memref<12xi32>
  }
  %e = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 2] : memref<12xi32> into memref<2x3x2xi32>
  %c = memref.collapse_shape %e [[0, 1], [2]] : memref<2x3x2xi32> into memref<6x2xi32>
  %a = memref.cast %e : memref<2x3x2xi32> to memref<*xi32>
  %b = memref.cast %c : memref<6x2xi32> to memref<*xi32>
  call @printMemrefI32(%a) : (memref<*xi32>) -> ()
  call @printMemrefI32(%b) : (memref<*xi32>) -> ()
  memref.dealloc %m : memref<12xi32>
  return
}
