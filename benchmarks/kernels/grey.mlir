// A picture of red, green and blue bytes to grey: (77 r + 150 g + 29 b + 128) / 256.

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

func.func @kernel(%rgb: memref<98304xi8>, %grey: memref<32768xi8>) {
  %of_red = arith.constant 77 : i32
  %of_green = arith.constant 150 : i32
  %of_blue = arith.constant 29 : i32
  %c128 = arith.constant 128 : i32
  %c8 = arith.constant 8 : i32
  affine.for %i = 0 to 32768 {
    %r8 = affine.load %rgb[3 * %i] : memref<98304xi8>
    %g8 = affine.load %rgb[3 * %i + 1] : memref<98304xi8>
    %b8 = affine.load %rgb[3 * %i + 2] : memref<98304xi8>
    %r = arith.extui %r8 : i8 to i32
    %g = arith.extui %g8 : i8 to i32
    %b = arith.extui %b8 : i8 to i32
    %x = arith.muli %r, %of_red : i32
    %y = arith.muli %g, %of_green : i32
    %z = arith.muli %b, %of_blue : i32
    %xy = arith.addi %x, %y : i32
    %xyz = arith.addi %xy, %z : i32
    %rounded = arith.addi %xyz, %c128 : i32
    %high = arith.shrui %rounded, %c8 : i32
    %v = arith.trunci %high : i32 to i8
    affine.store %v, %grey[%i] : memref<32768xi8>
  }
  return
}

func.func @main() {
  %rgb = memref.alloc() : memref<98304xi8>
  %grey = memref.alloc() : memref<32768xi8>
  affine.for %i = 0 to 98304 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %n = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %n : i32 to i8
    affine.store %v, %rgb[%i] : memref<98304xi8>
  }
  affine.for %i = 0 to 32768 {
    %z = arith.constant 0 : i8
    affine.store %z, %grey[%i] : memref<32768xi8>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%rgb, %grey) : (memref<98304xi8>, memref<32768xi8>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 32768 {
    %v = affine.load %grey[%i] : memref<32768xi8>
    %w = arith.extui %v : i8 to i32
    func.call @print_i32(%w) : (i32) -> ()
  }
  return
}
