// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [4, 4] strides = [4, 1] data = 
// prints: [[0,   5,   8,   9], 
// prints:  [6,   0,   3,   4], 
// prints:  [3,   8,   0,   1], 
// prints:  [2,   7,   10,   0]]

// Shortest paths between all pairs; 99 is no edge.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
memref.global "private" @d : memref<4x4xi32> = dense<[[0, 5, 99, 10], [99, 0, 3, 99], [99, 99, 0, 1], [2, 99, 99, 0]]>

func.func @main() {
  %d = memref.get_global @d : memref<4x4xi32>
  affine.for %k = 0 to 4 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        %ij = affine.load %d[%i, %j] : memref<4x4xi32>
        %ik = affine.load %d[%i, %k] : memref<4x4xi32>
        %kj = affine.load %d[%k, %j] : memref<4x4xi32>
        %through = arith.addi %ik, %kj : i32
        %least = arith.minsi %ij, %through : i32
        affine.store %least, %d[%i, %j] : memref<4x4xi32>
      }
    }
  }
  %u = memref.cast %d : memref<4x4xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}
