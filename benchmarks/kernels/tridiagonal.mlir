// Solves 64 systems of equations with three diagonals by elimination and substitution.

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

func.func @kernel(%a: memref<64x128xf64>, %b: memref<64x128xf64>, %c: memref<64x128xf64>, %d: memref<64x128xf64>) {
  affine.for %s = 0 to 64 {
    affine.for %i = 1 to 128 {
      %ai = affine.load %a[%s, %i] : memref<64x128xf64>
      %bp = affine.load %b[%s, %i - 1] : memref<64x128xf64>
      %w = arith.divf %ai, %bp : f64
      %cp = affine.load %c[%s, %i - 1] : memref<64x128xf64>
      %bi = affine.load %b[%s, %i] : memref<64x128xf64>
      %t = arith.mulf %w, %cp : f64
      %bn = arith.subf %bi, %t : f64
      affine.store %bn, %b[%s, %i] : memref<64x128xf64>
      %dp = affine.load %d[%s, %i - 1] : memref<64x128xf64>
      %di = affine.load %d[%s, %i] : memref<64x128xf64>
      %u = arith.mulf %w, %dp : f64
      %dn = arith.subf %di, %u : f64
      affine.store %dn, %d[%s, %i] : memref<64x128xf64>
    }
    %dl = affine.load %d[%s, 127] : memref<64x128xf64>
    %bl = affine.load %b[%s, 127] : memref<64x128xf64>
    %xl = arith.divf %dl, %bl : f64
    affine.store %xl, %d[%s, 127] : memref<64x128xf64>
    affine.for %i = 1 to 128 {
      %di = affine.load %d[%s, 127 - %i] : memref<64x128xf64>
      %xn = affine.load %d[%s, 128 - %i] : memref<64x128xf64>
      %ci = affine.load %c[%s, 127 - %i] : memref<64x128xf64>
      %bi = affine.load %b[%s, 127 - %i] : memref<64x128xf64>
      %t = arith.mulf %ci, %xn : f64
      %u = arith.subf %di, %t : f64
      %x = arith.divf %u, %bi : f64
      affine.store %x, %d[%s, 127 - %i] : memref<64x128xf64>
    }
  }
  return
}

func.func @main() {
  %a = memref.alloc() : memref<64x128xf64>
  %b = memref.alloc() : memref<64x128xf64>
  %c = memref.alloc() : memref<64x128xf64>
  %d = memref.alloc() : memref<64x128xf64>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %k = affine.apply affine_map<(i, j) -> (i * 128 + j)>(%i, %j)
      %v = func.call @unit64(%k) : (index) -> f64
      affine.store %v, %a[%i, %j] : memref<64x128xf64>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %k = affine.apply affine_map<(i, j) -> (i * 128 + j)>(%i, %j)
      %x = func.call @unit64(%k) : (index) -> f64
      %c3 = arith.constant 3.0 : f64
      %v = arith.addf %x, %c3 : f64
      affine.store %v, %b[%i, %j] : memref<64x128xf64>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %k = affine.apply affine_map<(i, j) -> (i * 128 + j)>(%i, %j)
      %v = func.call @unit64(%k) : (index) -> f64
      affine.store %v, %c[%i, %j] : memref<64x128xf64>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %k = affine.apply affine_map<(i, j) -> (i * 128 + j)>(%i, %j)
      %v = func.call @unit64(%k) : (index) -> f64
      affine.store %v, %d[%i, %j] : memref<64x128xf64>
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %b, %c, %d) : (memref<64x128xf64>, memref<64x128xf64>, memref<64x128xf64>, memref<64x128xf64>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      %v = affine.load %d[%i, %j] : memref<64x128xf64>
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  return
}
