// A 3x3 convolution of each channel for itself, channels last.

!image = memref<50x50x32xf32>
!weights = memref<3x3x32xf32>
!result = memref<48x48x32xf32>

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

func.func @kernel(%in: !image, %weights: !weights, %out: !result) {
  %zero = arith.constant 0.0 : f32
  affine.for %y = 0 to 48 {
    affine.for %x = 0 to 48 {
      affine.for %c = 0 to 32 {
        %rows = affine.for %ky = 0 to 3 iter_args(%of_ky = %zero) -> (f32) {
          %row = affine.for %kx = 0 to 3 iter_args(%sum = %of_ky) -> (f32) {
            %v = affine.load %in[%y + %ky, %x + %kx, %c] : !image
            %w = affine.load %weights[%ky, %kx, %c] : !weights
            %product = arith.mulf %v, %w : f32
            %next = arith.addf %sum, %product : f32
            affine.yield %next : f32
          }
          affine.yield %row : f32
        }
        affine.store %rows, %out[%y, %x, %c] : !result
      }
    }
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f32
  %in = memref.alloc() : !image
  %weights = memref.alloc() : !weights
  %out = memref.alloc() : !result
  affine.for %y = 0 to 50 {
    affine.for %x = 0 to 50 {
      affine.for %c = 0 to 32 {
        %i = affine.apply affine_map<(y, x, c) -> ((y * 50 + x) * 32 + c)>(%y, %x, %c)
        %v = func.call @unit(%i) : (index) -> f32
        affine.store %v, %in[%y, %x, %c] : !image
      }
    }
  }
  affine.for %y = 0 to 3 {
    affine.for %x = 0 to 3 {
      affine.for %c = 0 to 32 {
        %i = affine.apply affine_map<(y, x, c) -> ((y * 3 + x) * 32 + c + 7)>(%y, %x, %c)
        %v = func.call @unit(%i) : (index) -> f32
        %w = arith.subf %v, %half : f32
        affine.store %w, %weights[%y, %x, %c] : !weights
      }
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %weights, %out) : (!image, !weights, !result) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %y = 0 to 48 {
    affine.for %x = 0 to 48 {
      affine.for %c = 0 to 32 {
        %v = affine.load %out[%y, %x, %c] : !result
        func.call @print_f32(%v) : (f32) -> ()
      }
    }
  }
  return
}
