// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [3, 3] strides = [3, 1] data = 
// prints: [[3,   2,   3], 
// prints:  [6,   5,   6], 
// prints:  [9,   8,   9]]

// Copies between views with strides, and of overlapping shapes by halves.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @m : memref<3x3xf32> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]>

func.func @main() {
  %m = memref.get_global @m : memref<3x3xf32>
  %n = memref.alloc() : memref<3x3xf32>
  memref.copy %m, %n : memref<3x3xf32> to memref<3x3xf32>
  %from = memref.subview %m[0, 2] [3, 1] [1, 1] : memref<3x3xf32> to memref<3x1xf32, strided<[3, 1], offset: 2>>
  %to = memref.subview %n[0, 0] [3, 1] [1, 1] : memref<3x3xf32> to memref<3x1xf32, strided<[3, 1]>>
  memref.copy %from, %to : memref<3x1xf32, strided<[3, 1], offset: 2>> to memref<3x1xf32, strided<[3, 1]>>
  %u = memref.cast %n : memref<3x3xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %n : memref<3x3xf32>
  return
}
