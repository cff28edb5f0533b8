// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [4, 5] strides = [5, 1] data = 
// prints: [[44,   75,   106,   137,   168], 
// prints:  [57,   88,   119,   150,   181], 
// prints:  [70,   101,   132,   163,   194], 
// prints:  [83,   114,   145,   176,   207]]

// A 3 by 3 mean inside an image of bytes, rounded.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %image = memref.alloc() : memref<6x7xi8>
  %out = memref.alloc() : memref<4x5xi32>
  %zero = arith.constant 0 : i32
  %four = arith.constant 4 : i32
  %nine = arith.constant 9 : i32
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 7 {
      %v = affine.apply affine_map<(i, j) -> ((i * 13 + j * 31) mod 256)>(%i, %j)
      %b = arith.index_cast %v : index to i8
      affine.store %b, %image[%i, %j] : memref<6x7xi8>
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (4, 5) {
    %sum = affine.for %di = 0 to 3 iter_args(%s = %zero) -> i32 {
      %row = affine.for %dj = 0 to 3 iter_args(%t = %s) -> i32 {
        %b = affine.load %image[%i + %di, %j + %dj] : memref<6x7xi8>
        %w = arith.extui %b : i8 to i32
        %u = arith.addi %t, %w : i32
        affine.yield %u : i32
      }
      affine.yield %row : i32
    }
    %r = arith.addi %sum, %four : i32
    %mean = arith.divui %r, %nine : i32
    affine.store %mean, %out[%i, %j] : memref<4x5xi32>
  }
  %u = memref.cast %out : memref<4x5xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %image : memref<6x7xi8>
  memref.dealloc %out : memref<4x5xi32>
  return
}
