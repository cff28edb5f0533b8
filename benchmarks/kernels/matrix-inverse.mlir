// The inverse of a matrix with a dominant diagonal, by Gauss and Jordan without pivots, in place of the identity.

!matrix = memref<64x64xf64>

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

// In [0, 1).
func.func private @unit(%i: index) -> f64 {
  %scale = arith.constant 9.5367431640625e-07 : f64
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f64
  %unit = arith.mulf %real, %scale : f64
  return %unit : f64
}

func.func @kernel(%a: !matrix, %b: !matrix) {
  affine.for %k = 0 to 64 {
    %pivot = affine.load %a[%k, %k] : !matrix
    affine.for %j = 0 to 64 {
      %x = affine.load %a[%k, %j] : !matrix
      %of_a = arith.divf %x, %pivot : f64
      affine.store %of_a, %a[%k, %j] : !matrix
      %y = affine.load %b[%k, %j] : !matrix
      %of_b = arith.divf %y, %pivot : f64
      affine.store %of_b, %b[%k, %j] : !matrix
    }
    affine.for %i = 0 to 64 {
      %other = arith.cmpi ne, %i, %k : index
      scf.if %other {
        %factor = affine.load %a[%i, %k] : !matrix
        affine.for %j = 0 to 64 {
          %ak = affine.load %a[%k, %j] : !matrix
          %part_a = arith.mulf %factor, %ak : f64
          %ai = affine.load %a[%i, %j] : !matrix
          %new_a = arith.subf %ai, %part_a : f64
          affine.store %new_a, %a[%i, %j] : !matrix
          %bk = affine.load %b[%k, %j] : !matrix
          %part_b = arith.mulf %factor, %bk : f64
          %bi = affine.load %b[%i, %j] : !matrix
          %new_b = arith.subf %bi, %part_b : f64
          affine.store %new_b, %b[%i, %j] : !matrix
        }
      }
    }
  }
  return
}

func.func @main() {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %large = arith.constant 64.0 : f64
  %a = memref.alloc() : !matrix
  %b = memref.alloc() : !matrix
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %at = affine.apply affine_map<(i, j) -> (i * 64 + j)>(%i, %j)
      %v = func.call @unit(%at) : (index) -> f64
      affine.store %v, %a[%i, %j] : !matrix
      affine.store %zero, %b[%i, %j] : !matrix
    }
  }
  affine.for %i = 0 to 64 {
    %u = func.call @unit(%i) : (index) -> f64
    %v = arith.addf %u, %large : f64
    affine.store %v, %a[%i, %i] : !matrix
    affine.store %one, %b[%i, %i] : !matrix
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %b) : (!matrix, !matrix) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %v = affine.load %b[%i, %j] : !matrix
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  return
}
