// Edges of a picture: |horizontal| + |vertical| difference by Sobel's weights, at most 255.

!image = memref<256x256xi8>

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

func.func @kernel(%in: !image, %out: !image) {
  %one = arith.constant 1 : i32
  %most = arith.constant 255 : i32
  affine.for %y = 1 to 255 {
    affine.for %x = 1 to 255 {
      %a8 = affine.load %in[%y - 1, %x - 1] : !image
      %b8 = affine.load %in[%y - 1, %x] : !image
      %c8 = affine.load %in[%y - 1, %x + 1] : !image
      %d8 = affine.load %in[%y, %x - 1] : !image
      %e8 = affine.load %in[%y, %x + 1] : !image
      %f8 = affine.load %in[%y + 1, %x - 1] : !image
      %g8 = affine.load %in[%y + 1, %x] : !image
      %h8 = affine.load %in[%y + 1, %x + 1] : !image
      %a = arith.extui %a8 : i8 to i32
      %b = arith.extui %b8 : i8 to i32
      %c = arith.extui %c8 : i8 to i32
      %d = arith.extui %d8 : i8 to i32
      %e = arith.extui %e8 : i8 to i32
      %f = arith.extui %f8 : i8 to i32
      %g = arith.extui %g8 : i8 to i32
      %h = arith.extui %h8 : i8 to i32
      // (c + 2 e + h) - (a + 2 d + f)
      %e2 = arith.shli %e, %one : i32
      %ce = arith.addi %c, %e2 : i32
      %right = arith.addi %ce, %h : i32
      %d2 = arith.shli %d, %one : i32
      %ad = arith.addi %a, %d2 : i32
      %left = arith.addi %ad, %f : i32
      %across = arith.subi %right, %left : i32
      // (f + 2 g + h) - (a + 2 b + c)
      %g2 = arith.shli %g, %one : i32
      %fg = arith.addi %f, %g2 : i32
      %lower = arith.addi %fg, %h : i32
      %b2 = arith.shli %b, %one : i32
      %ab = arith.addi %a, %b2 : i32
      %upper = arith.addi %ab, %c : i32
      %down = arith.subi %lower, %upper : i32
      %size_across = math.absi %across : i32
      %size_down = math.absi %down : i32
      %sum = arith.addi %size_across, %size_down : i32
      %edge = arith.minsi %sum, %most : i32
      %byte = arith.trunci %edge : i32 to i8
      affine.store %byte, %out[%y, %x] : !image
    }
  }
  return
}

func.func @main() {
  %in = memref.alloc() : !image
  %out = memref.alloc() : !image
  affine.for %y = 0 to 256 {
    affine.for %x = 0 to 256 {
      %i = affine.apply affine_map<(y, x) -> (y * 256 + x)>(%y, %x)
      %bits = func.call @noise(%i) : (index) -> i32
      %byte = arith.trunci %bits : i32 to i8
      affine.store %byte, %in[%y, %x] : !image
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %out) : (!image, !image) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %y = 1 to 255 {
    affine.for %x = 1 to 255 {
      %byte = affine.load %out[%y, %x] : !image
      %v = arith.extui %byte : i8 to i32
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  return
}
