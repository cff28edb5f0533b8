// Products of matrices of four rows and columns, one behind the other, as a scene is transformed.

!matrices = memref<512x4x4xf32>

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
func.func private @unit(%i: index) -> f64 {
  %scale = arith.constant 9.5367431640625e-07 : f64
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f64
  %unit = arith.mulf %real, %scale : f64
  return %unit : f64
}

// c = a b for each of them
func.func @kernel(%a: !matrices, %b: !matrices, %c: !matrices) {
  %zero = arith.constant 0.0 : f32
  affine.for %n = 0 to 512 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        %sum = affine.for %k = 0 to 4 iter_args(%s = %zero) -> (f32) {
          %x = affine.load %a[%n, %i, %k] : !matrices
          %y = affine.load %b[%n, %k, %j] : !matrices
          %p = arith.mulf %x, %y : f32
          %t = arith.addf %s, %p : f32
          affine.yield %t : f32
        }
        affine.store %sum, %c[%n, %i, %j] : !matrices
      }
    }
  }
  return
}

func.func @main() {
  %half = arith.constant 0.5 : f64
  %a = memref.alloc() : !matrices
  %b = memref.alloc() : !matrices
  %c = memref.alloc() : !matrices
  affine.for %n = 0 to 512 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        %at = affine.apply affine_map<(n, i, j) -> (n * 16 + i * 4 + j)>(%n, %i, %j)
        %u = func.call @unit(%at) : (index) -> f64
        %s = arith.subf %u, %half : f64
        %v = arith.truncf %s : f64 to f32
        affine.store %v, %a[%n, %i, %j] : !matrices
        %bt = affine.apply affine_map<(n, i, j) -> (n * 16 + i * 4 + j + 10000)>(%n, %i, %j)
        %bu = func.call @unit(%bt) : (index) -> f64
        %bs = arith.subf %bu, %half : f64
        %bv = arith.truncf %bs : f64 to f32
        affine.store %bv, %b[%n, %i, %j] : !matrices
      }
    }
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 20 {
    func.call @kernel(%a, %b, %c) : (!matrices, !matrices, !matrices) -> ()
    func.call @kernel(%c, %b, %a) : (!matrices, !matrices, !matrices) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %n = 0 to 512 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        %v = affine.load %a[%n, %i, %j] : !matrices
        func.call @print_f32(%v) : (f32) -> ()
      }
    }
  }
  return
}
