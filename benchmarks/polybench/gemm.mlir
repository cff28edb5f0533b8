// PolyBench/C 4.2.1 gemm: C := alpha * A * B + beta * C.
// sizes (SMALL | MEDIUM | LARGE): NI = 60 | 200 | 1000, NJ = 70 | 220 | 1100, NK = 80 | 240 | 1200

!A = memref<60x80xf64>
!B = memref<80x70xf64>
!C = memref<60x70xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

// (double)(x % n) / n
func.func private @ratio(%x: index, %n: index) -> f64 {
  %rem = arith.remsi %x, %n : index
  %num = func.call @to_f64(%rem) : (index) -> f64
  %den = func.call @to_f64(%n) : (index) -> f64
  %quot = arith.divf %num, %den : f64
  return %quot : f64
}

func.func private @init(%C: !C, %A: !A, %B: !B) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %ni = arith.constant 60 : index
  %nj = arith.constant 70 : index
  %nk = arith.constant 80 : index
  // C[i][j] = (double)((i * j + 1) % NI) / NI
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 70 {
      %ij = arith.muli %i, %j : index
      %x = arith.addi %ij, %one : index
      %v = func.call @ratio(%x, %ni) : (index, index) -> f64
      affine.store %v, %C[%i, %j] : !C
    }
  }
  // A[i][j] = (double)(i * (j + 1) % NK) / NK
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %j1 = arith.addi %j, %one : index
      %x = arith.muli %i, %j1 : index
      %v = func.call @ratio(%x, %nk) : (index, index) -> f64
      affine.store %v, %A[%i, %j] : !A
    }
  }
  // B[i][j] = (double)(i * (j + 2) % NJ) / NJ
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 70 {
      %j2 = arith.addi %j, %two : index
      %x = arith.muli %i, %j2 : index
      %v = func.call @ratio(%x, %nj) : (index, index) -> f64
      affine.store %v, %B[%i, %j] : !B
    }
  }
  return
}

func.func @kernel(%alpha: f64, %beta: f64, %C: !C, %A: !A, %B: !B) {
  affine.for %i = 0 to 60 {
    // C[i][j] *= beta
    affine.for %j = 0 to 70 {
      %c = affine.load %C[%i, %j] : !C
      %scaled = arith.mulf %c, %beta : f64
      affine.store %scaled, %C[%i, %j] : !C
    }
    // C[i][j] += alpha * A[i][k] * B[k][j]
    affine.for %k = 0 to 80 {
      affine.for %j = 0 to 70 {
        %a = affine.load %A[%i, %k] : !A
        %scaled = arith.mulf %alpha, %a : f64
        %b = affine.load %B[%k, %j] : !B
        %product = arith.mulf %scaled, %b : f64
        %c = affine.load %C[%i, %j] : !C
        %sum = arith.addf %c, %product : f64
        affine.store %sum, %C[%i, %j] : !C
      }
    }
  }
  return
}

func.func @main() {
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 1.2 : f64
  %A = memref.alloc() : !A
  %B = memref.alloc() : !B
  %C = memref.alloc() : !C
  func.call @init(%C, %A, %B) : (!C, !A, !B) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %beta, %C, %A, %B) : (f64, f64, !C, !A, !B) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 70 {
      %c = affine.load %C[%i, %j] : !C
      func.call @print_f64(%c) : (f64) -> ()
    }
  }
  memref.dealloc %C : !C
  memref.dealloc %B : !B
  memref.dealloc %A : !A
  return
}
