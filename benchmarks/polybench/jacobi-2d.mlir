// PolyBench/C 4.2.1 jacobi-2d: the five-point Jacobi stencil.
// sizes (SMALL | MEDIUM | LARGE): TSTEPS = 40 | 100 | 500, N = 90 | 250 | 1300, N - 1 = 89 | 249 | 1299

!grid = memref<90x90xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%A: !grid, %B: !grid) {
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %n = arith.constant 90 : index
  %fn = func.call @to_f64(%n) : (index) -> f64
  // A[i][j] = ((double)i * (j + 2) + 2) / N, B[i][j] = ((double)i * (j + 3) + 3) / N
  affine.for %i = 0 to 90 {
    affine.for %j = 0 to 90 {
      %fi = func.call @to_f64(%i) : (index) -> f64
      %j2 = affine.apply affine_map<(j) -> (j + 2)>(%j)
      %fj2 = func.call @to_f64(%j2) : (index) -> f64
      %ij2 = arith.mulf %fi, %fj2 : f64
      %a2 = arith.addf %ij2, %two : f64
      %a = arith.divf %a2, %fn : f64
      affine.store %a, %A[%i, %j] : !grid
      %j3 = affine.apply affine_map<(j) -> (j + 3)>(%j)
      %fj3 = func.call @to_f64(%j3) : (index) -> f64
      %ij3 = arith.mulf %fi, %fj3 : f64
      %b3 = arith.addf %ij3, %three : f64
      %b = arith.divf %b3, %fn : f64
      affine.store %b, %B[%i, %j] : !grid
    }
  }
  return
}

func.func @kernel(%A: !grid, %B: !grid) {
  %fifth = arith.constant 0.2 : f64
  affine.for %t = 0 to 40 {
    // B[i][j] = 0.2 * (A[i][j] + A[i][j-1] + A[i][j+1] + A[i+1][j] + A[i-1][j])
    affine.for %i = 1 to 89 {
      affine.for %j = 1 to 89 {
        %mid = affine.load %A[%i, %j] : !grid
        %left = affine.load %A[%i, %j - 1] : !grid
        %sum1 = arith.addf %mid, %left : f64
        %right = affine.load %A[%i, %j + 1] : !grid
        %sum2 = arith.addf %sum1, %right : f64
        %below = affine.load %A[%i + 1, %j] : !grid
        %sum3 = arith.addf %sum2, %below : f64
        %above = affine.load %A[%i - 1, %j] : !grid
        %sum4 = arith.addf %sum3, %above : f64
        %mean = arith.mulf %fifth, %sum4 : f64
        affine.store %mean, %B[%i, %j] : !grid
      }
    }
    // A[i][j] = 0.2 * (B[i][j] + B[i][j-1] + B[i][j+1] + B[i+1][j] + B[i-1][j])
    affine.for %i = 1 to 89 {
      affine.for %j = 1 to 89 {
        %mid = affine.load %B[%i, %j] : !grid
        %left = affine.load %B[%i, %j - 1] : !grid
        %sum1 = arith.addf %mid, %left : f64
        %right = affine.load %B[%i, %j + 1] : !grid
        %sum2 = arith.addf %sum1, %right : f64
        %below = affine.load %B[%i + 1, %j] : !grid
        %sum3 = arith.addf %sum2, %below : f64
        %above = affine.load %B[%i - 1, %j] : !grid
        %sum4 = arith.addf %sum3, %above : f64
        %mean = arith.mulf %fifth, %sum4 : f64
        affine.store %mean, %A[%i, %j] : !grid
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
  affine.for %i = 0 to 90 {
    affine.for %j = 0 to 90 {
      %v = affine.load %A[%i, %j] : !grid
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  memref.dealloc %B : !grid
  memref.dealloc %A : !grid
  return
}
