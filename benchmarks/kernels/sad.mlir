// The sums of absolute differences of a block of 16 x 64 bytes and each of 256 blocks of an image: motion estimation.

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func @kernel(%image: memref<16x320xi8>, %block: memref<16x64xi8>, %out: memref<256xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %d = 0 to 256 {
    %sum = affine.for %y = 0 to 16 iter_args(%s = %zero) -> (i32) {
      %row = affine.for %x = 0 to 64 iter_args(%t = %s) -> (i32) {
        %a = affine.load %image[%y, %x + %d] : memref<16x320xi8>
        %b = affine.load %block[%y, %x] : memref<16x64xi8>
        %wide_a = arith.extui %a : i8 to i32
        %wide_b = arith.extui %b : i8 to i32
        %difference = arith.subi %wide_a, %wide_b : i32
        %size = math.absi %difference : i32
        %next = arith.addi %t, %size : i32
        affine.yield %next : i32
      }
      affine.yield %row : i32
    }
    affine.store %sum, %out[%d] : memref<256xi32>
  }
  return
}

func.func @main() {
  %image = memref.alloc() : memref<16x320xi8>
  %block = memref.alloc() : memref<16x64xi8>
  %out = memref.alloc() : memref<256xi32>
  affine.for %y = 0 to 16 {
    affine.for %x = 0 to 320 {
      %at = affine.apply affine_map<(y, x) -> (y * 320 + x)>(%y, %x)
      %n = func.call @noise(%at) : (index) -> i32
      %v = arith.trunci %n : i32 to i8
      affine.store %v, %image[%y, %x] : memref<16x320xi8>
    }
    affine.for %x = 0 to 64 {
      %at = affine.apply affine_map<(y, x) -> (y * 64 + x + 9000)>(%y, %x)
      %n = func.call @noise(%at) : (index) -> i32
      %v = arith.trunci %n : i32 to i8
      affine.store %v, %block[%y, %x] : memref<16x64xi8>
    }
  }
  affine.for %i = 0 to 256 {
    %z = arith.constant 0 : i32
    affine.store %z, %out[%i] : memref<256xi32>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%image, %block, %out) : (memref<16x320xi8>, memref<16x64xi8>, memref<256xi32>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %d = 0 to 256 {
    %v = affine.load %out[%d] : memref<256xi32>
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
