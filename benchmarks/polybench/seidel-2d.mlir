// PolyBench/C 4.2.1 seidel-2d: the nine-point Gauss-Seidel stencil, in place.
// sizes (SMALL | MEDIUM | LARGE): TSTEPS = 40 | 100 | 500, N = 120 | 400 | 2000, N - 1 = 119 | 399 | 1999

!grid = memref<120x120xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%A: !grid) {
  %two = arith.constant 2.0 : f64
  %n = arith.constant 120 : index
  %fn = func.call @to_f64(%n) : (index) -> f64
  // A[i][j] = ((double)i * (j + 2) + 2) / N
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %fi = func.call @to_f64(%i) : (index) -> f64
      %j2 = affine.apply affine_map<(j) -> (j + 2)>(%j)
      %fj2 = func.call @to_f64(%j2) : (index) -> f64
      %ij2 = arith.mulf %fi, %fj2 : f64
      %a2 = arith.addf %ij2, %two : f64
      %a = arith.divf %a2, %fn : f64
      affine.store %a, %A[%i, %j] : !grid
    }
  }
  return
}

func.func @kernel(%A: !grid) {
  %nine = arith.constant 9.0 : f64
  affine.for %t = 0 to 40 {
    affine.for %i = 1 to 119 {
      affine.for %j = 1 to 119 {
        // A[i][j] = (A[i-1][j-1] + A[i-1][j] + A[i-1][j+1]
        //          + A[i][j-1] + A[i][j] + A[i][j+1]
        //          + A[i+1][j-1] + A[i+1][j] + A[i+1][j+1]) / 9
        %a00 = affine.load %A[%i - 1, %j - 1] : !grid
        %a01 = affine.load %A[%i - 1, %j] : !grid
        %sum1 = arith.addf %a00, %a01 : f64
        %a02 = affine.load %A[%i - 1, %j + 1] : !grid
        %sum2 = arith.addf %sum1, %a02 : f64
        %a10 = affine.load %A[%i, %j - 1] : !grid
        %sum3 = arith.addf %sum2, %a10 : f64
        %a11 = affine.load %A[%i, %j] : !grid
        %sum4 = arith.addf %sum3, %a11 : f64
        %a12 = affine.load %A[%i, %j + 1] : !grid
        %sum5 = arith.addf %sum4, %a12 : f64
        %a20 = affine.load %A[%i + 1, %j - 1] : !grid
        %sum6 = arith.addf %sum5, %a20 : f64
        %a21 = affine.load %A[%i + 1, %j] : !grid
        %sum7 = arith.addf %sum6, %a21 : f64
        %a22 = affine.load %A[%i + 1, %j + 1] : !grid
        %sum8 = arith.addf %sum7, %a22 : f64
        %mean = arith.divf %sum8, %nine : f64
        affine.store %mean, %A[%i, %j] : !grid
      }
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !grid
  func.call @init(%A) : (!grid) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A) : (!grid) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %v = affine.load %A[%i, %j] : !grid
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  memref.dealloc %A : !grid
  return
}
