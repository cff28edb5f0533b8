// Gauss-Seidel steps on a grid, first of its black points, then of the white ones.

func.func private @print_f64(f64)
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

func.func private @unit64(%i: index) -> f64 {
  %scale = arith.constant 9.5367431640625e-07 : f64
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f64
  %unit = arith.mulf %real, %scale : f64
  return %unit : f64
}

func.func @kernel(%u: memref<130x130xf64>) {
  %q = arith.constant 0.25 : f64
  affine.for %t = 0 to 4 {
    affine.for %color = 0 to 2 {
      affine.for %i = 1 to 129 {
        affine.for %j = 0 to 64 {
          %n = affine.load %u[%i - 1, %j * 2 + (%i + %color) mod 2 + 1] : memref<130x130xf64>
          %s = affine.load %u[%i + 1, %j * 2 + (%i + %color) mod 2 + 1] : memref<130x130xf64>
          %w = affine.load %u[%i, %j * 2 + (%i + %color) mod 2] : memref<130x130xf64>
          %e = affine.load %u[%i, %j * 2 + (%i + %color) mod 2 + 2] : memref<130x130xf64>
          %a = arith.addf %n, %s : f64
          %b = arith.addf %a, %w : f64
          %c = arith.addf %b, %e : f64
          %v = arith.mulf %c, %q : f64
          affine.store %v, %u[%i, %j * 2 + (%i + %color) mod 2 + 1] : memref<130x130xf64>
        }
      }
    }
  }
  return
}

func.func @main() {
  %u = memref.alloc() : memref<130x130xf64>
  affine.for %i = 0 to 130 {
    affine.for %j = 0 to 130 {
      %k = affine.apply affine_map<(i, j) -> (i * 130 + j)>(%i, %j)
      %v = func.call @unit64(%k) : (index) -> f64
      affine.store %v, %u[%i, %j] : memref<130x130xf64>
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%u) : (memref<130x130xf64>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 130 {
    affine.for %j = 0 to 130 {
      %v = affine.load %u[%i, %j] : memref<130x130xf64>
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  return
}
