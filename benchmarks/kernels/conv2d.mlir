// A 3x3 convolution of 16 channels into 16, as a neural network has it: channels first, the image with a border.

!image = memref<16x34x34xf32>
!weights = memref<16x16x3x3xf32>
!result = memref<16x32x32xf32>

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
  affine.for %f = 0 to 16 {
    affine.for %y = 0 to 32 {
      affine.for %x = 0 to 32 {
        %all = affine.for %c = 0 to 16 iter_args(%of_c = %zero) -> (f32) {
          %rows = affine.for %ky = 0 to 3 iter_args(%of_ky = %of_c) -> (f32) {
            %row = affine.for %kx = 0 to 3 iter_args(%sum = %of_ky) -> (f32) {
              %v = affine.load %in[%c, %y + %ky, %x + %kx] : !image
              %w = affine.load %weights[%f, %c, %ky, %kx] : !weights
              %product = arith.mulf %v, %w : f32
              %next = arith.addf %sum, %product : f32
              affine.yield %next : f32
            }
            affine.yield %row : f32
          }
          affine.yield %rows : f32
        }
        affine.store %all, %out[%f, %y, %x] : !result
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
  affine.for %c = 0 to 16 {
    affine.for %y = 0 to 34 {
      affine.for %x = 0 to 34 {
        %i = affine.apply affine_map<(c, y, x) -> ((c * 34 + y) * 34 + x)>(%c, %y, %x)
        %v = func.call @unit(%i) : (index) -> f32
        affine.store %v, %in[%c, %y, %x] : !image
      }
    }
  }
  affine.for %f = 0 to 16 {
    affine.for %c = 0 to 16 {
      affine.for %y = 0 to 3 {
        affine.for %x = 0 to 3 {
          %i = affine.apply affine_map<(f, c, y, x) -> (((f * 16 + c) * 3 + y) * 3 + x + 7)>(%f, %c, %y, %x)
          %v = func.call @unit(%i) : (index) -> f32
          %w = arith.subf %v, %half : f32
          affine.store %w, %weights[%f, %c, %y, %x] : !weights
        }
      }
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %weights, %out) : (!image, !weights, !result) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %f = 0 to 16 {
    affine.for %y = 0 to 32 {
      affine.for %x = 0 to 32 {
        %v = affine.load %out[%f, %y, %x] : !result
        func.call @print_f32(%v) : (f32) -> ()
      }
    }
  }
  return
}
