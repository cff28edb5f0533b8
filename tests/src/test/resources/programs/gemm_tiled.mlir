// prints: Unranked Memref base@ rank = 2 offset = 0 sizes = [6, 7] strides = [7, 1] data = 
// prints: [[-10,   -16,   -18,   -16,   -10,   -16,   -18], 
// prints:  [-4,   -9,   -10,   -7,   -4,   -9,   -10], 
// prints:  [2,   -2,   -2,   2,   2,   -2,   -2], 
// prints:  [8,   5,   6,   11,   8,   5,   6], 
// prints:  [14,   12,   14,   20,   14,   12,   14], 
// prints:  [20,   19,   22,   29,   20,   19,   22]]

// A product in tiles of 4, with bounds that are the least of two.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %a = memref.alloc() : memref<6x5xf32>
  %b = memref.alloc() : memref<5x7xf32>
  %c = memref.alloc() : memref<6x7xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 6 {
    affine.for %k = 0 to 5 {
      %s = affine.apply affine_map<(i, k) -> (i - k)>(%i, %k)
      %x = arith.index_cast %s : index to i32
      %f = arith.sitofp %x : i32 to f32
      affine.store %f, %a[%i, %k] : memref<6x5xf32>
    }
  }
  affine.for %k = 0 to 5 {
    affine.for %j = 0 to 7 {
      %s = affine.apply affine_map<(k, j) -> ((k * 3 + j) mod 4)>(%k, %j)
      %x = arith.index_cast %s : index to i32
      %f = arith.sitofp %x : i32 to f32
      affine.store %f, %b[%k, %j] : memref<5x7xf32>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 7 {
      affine.store %zero, %c[%i, %j] : memref<6x7xf32>
    }
  }
  affine.for %ti = 0 to 6 step 4 {
    affine.for %tj = 0 to 7 step 4 {
      affine.for %k = 0 to 5 {
        affine.for %i = affine_map<(d0) -> (d0)>(%ti) to min affine_map<(d0) -> (d0 + 4, 6)>(%ti) {
          affine.for %j = affine_map<(d0) -> (d0)>(%tj) to min affine_map<(d0) -> (d0 + 4, 7)>(%tj) {
            %x = affine.load %a[%i, %k] : memref<6x5xf32>
            %y = affine.load %b[%k, %j] : memref<5x7xf32>
            %z = affine.load %c[%i, %j] : memref<6x7xf32>
            %p = arith.mulf %x, %y : f32
            %n = arith.addf %z, %p : f32
            affine.store %n, %c[%i, %j] : memref<6x7xf32>
          }
        }
      }
    }
  }
  %u = memref.cast %c : memref<6x7xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %a : memref<6x5xf32>
  memref.dealloc %b : memref<5x7xf32>
  memref.dealloc %c : memref<6x7xf32>
  return
}
