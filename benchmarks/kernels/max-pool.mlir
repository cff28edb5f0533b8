// The greatest of each 2x2 square, channels last.

!image = memref<128x128x32xf32>
!result = memref<64x64x32xf32>

func.func private @print_f32(f32)
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

// In [0, 1).
func.func private @unit(%i: index) -> f32 {
  %scale = arith.constant 9.5367431640625e-07 : f32
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f32
  %unit = arith.mulf %real, %scale : f32
  return %unit : f32
}

func.func @kernel(%in: !image, %out: !result) {
  affine.for %y = 0 to 64 {
    affine.for %x = 0 to 64 {
      affine.for %c = 0 to 32 {
        %a = affine.load %in[%y * 2, %x * 2, %c] : !image
        %b = affine.load %in[%y * 2, %x * 2 + 1, %c] : !image
        %d = affine.load %in[%y * 2 + 1, %x * 2, %c] : !image
        %e = affine.load %in[%y * 2 + 1, %x * 2 + 1, %c] : !image
        %upper = arith.maximumf %a, %b : f32
        %lower = arith.maximumf %d, %e : f32
        %most = arith.maximumf %upper, %lower : f32
        affine.store %most, %out[%y, %x, %c] : !result
      }
    }
  }
  return
}

func.func @main() {
  %in = memref.alloc() : !image
  %out = memref.alloc() : !result
  affine.for %y = 0 to 128 {
    affine.for %x = 0 to 128 {
      affine.for %c = 0 to 32 {
        %i = affine.apply affine_map<(y, x, c) -> ((y * 128 + x) * 32 + c)>(%y, %x, %c)
        %v = func.call @unit(%i) : (index) -> f32
        affine.store %v, %in[%y, %x, %c] : !image
      }
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %out) : (!image, !result) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %y = 0 to 64 {
    affine.for %x = 0 to 64 {
      affine.for %c = 0 to 32 {
        %v = affine.load %out[%y, %x, %c] : !result
        func.call @print_f32(%v) : (f32) -> ()
      }
    }
  }
  return
}
