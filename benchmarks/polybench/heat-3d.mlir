// PolyBench/C 4.2.1 heat-3d: the heat equation in three dimensions.
// sizes (SMALL | MEDIUM | LARGE): TSTEPS = 40 | 100 | 500, N = 20 | 40 | 120, N - 1 = 19 | 39 | 119

!grid = memref<20x20x20xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%A: !grid, %B: !grid) {
  %ten = arith.constant 10.0 : f64
  %n = arith.constant 20 : index
  %fn = func.call @to_f64(%n) : (index) -> f64
  // A[i][j][k] = B[i][j][k] = (double)(i + j + (N - k)) * 10 / N
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 20 {
        %x = affine.apply affine_map<(i, j, k) -> (i + j + (20 - k))>(%i, %j, %k)
        %fx = func.call @to_f64(%x) : (index) -> f64
        %tenfold = arith.mulf %fx, %ten : f64
        %v = arith.divf %tenfold, %fn : f64
        affine.store %v, %B[%i, %j, %k] : !grid
        affine.store %v, %A[%i, %j, %k] : !grid
      }
    }
  }
  return
}

func.func @kernel(%A: !grid, %B: !grid) {
  %two = arith.constant 2.0 : f64
  %eighth = arith.constant 0.125 : f64
  affine.for %t = 0 to 40 {
    // B[i][j][k] = 0.125 * (A[i+1][j][k] - 2 * A[i][j][k] + A[i-1][j][k])
    //            + 0.125 * (A[i][j+1][k] - 2 * A[i][j][k] + A[i][j-1][k])
    //            + 0.125 * (A[i][j][k+1] - 2 * A[i][j][k] + A[i][j][k-1]) + A[i][j][k]
    affine.for %i = 1 to 19 {
      affine.for %j = 1 to 19 {
        affine.for %k = 1 to 19 {
          %mid = affine.load %A[%i, %j, %k] : !grid
          %twice = arith.mulf %two, %mid : f64
          %down = affine.load %A[%i + 1, %j, %k] : !grid
          %i1 = arith.subf %down, %twice : f64
          %up = affine.load %A[%i - 1, %j, %k] : !grid
          %i2 = arith.addf %i1, %up : f64
          %di = arith.mulf %eighth, %i2 : f64
          %front = affine.load %A[%i, %j + 1, %k] : !grid
          %j1 = arith.subf %front, %twice : f64
          %back = affine.load %A[%i, %j - 1, %k] : !grid
          %j2 = arith.addf %j1, %back : f64
          %dj = arith.mulf %eighth, %j2 : f64
          %dij = arith.addf %di, %dj : f64
          %right = affine.load %A[%i, %j, %k + 1] : !grid
          %k1 = arith.subf %right, %twice : f64
          %left = affine.load %A[%i, %j, %k - 1] : !grid
          %k2 = arith.addf %k1, %left : f64
          %dk = arith.mulf %eighth, %k2 : f64
          %dijk = arith.addf %dij, %dk : f64
          %v = arith.addf %dijk, %mid : f64
          affine.store %v, %B[%i, %j, %k] : !grid
        }
      }
    }
    // the same from B to A
    affine.for %i = 1 to 19 {
      affine.for %j = 1 to 19 {
        affine.for %k = 1 to 19 {
          %mid = affine.load %B[%i, %j, %k] : !grid
          %twice = arith.mulf %two, %mid : f64
          %down = affine.load %B[%i + 1, %j, %k] : !grid
          %i1 = arith.subf %down, %twice : f64
          %up = affine.load %B[%i - 1, %j, %k] : !grid
          %i2 = arith.addf %i1, %up : f64
          %di = arith.mulf %eighth, %i2 : f64
          %front = affine.load %B[%i, %j + 1, %k] : !grid
          %j1 = arith.subf %front, %twice : f64
          %back = affine.load %B[%i, %j - 1, %k] : !grid
          %j2 = arith.addf %j1, %back : f64
          %dj = arith.mulf %eighth, %j2 : f64
          %dij = arith.addf %di, %dj : f64
          %right = affine.load %B[%i, %j, %k + 1] : !grid
          %k1 = arith.subf %right, %twice : f64
          %left = affine.load %B[%i, %j, %k - 1] : !grid
          %k2 = arith.addf %k1, %left : f64
          %dk = arith.mulf %eighth, %k2 : f64
          %dijk = arith.addf %dij, %dk : f64
          %v = arith.addf %dijk, %mid : f64
          affine.store %v, %A[%i, %j, %k] : !grid
        }
      }
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !grid
  %B = memref.alloc() : !grid
  func.call @init(%A, %B) : (!grid, !grid) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A, %B) : (!grid, !grid) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 20 {
        %v = affine.load %A[%i, %j, %k] : !grid
        func.call @print_f64(%v) : (f64) -> ()
      }
    }
  }
  memref.dealloc %B : !grid
  memref.dealloc %A : !grid
  return
}
