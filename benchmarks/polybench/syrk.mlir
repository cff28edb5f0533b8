// PolyBench/C 4.2.1 syrk: C := alpha * A * A^T + beta * C, the lower triangle of C.
// sizes (SMALL | MEDIUM | LARGE): M = 60 | 200 | 1000, N = 80 | 240 | 1200

!A = memref<80x60xf64>
!C = memref<80x80xf64>

#next = affine_map<(i) -> (i + 1)>

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

func.func private @init(%C: !C, %A: !A) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %m = arith.constant 60 : index
  %n = arith.constant 80 : index
  // A[i][j] = (double)((i * j + 1) % N) / N
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 60 {
      %ij = arith.muli %i, %j : index
      %x = arith.addi %ij, %one : index
      %v = func.call @ratio(%x, %n) : (index, index) -> f64
      affine.store %v, %A[%i, %j] : !A
    }
  }
  // C[i][j] = (double)((i * j + 2) % M) / M
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      %ij = arith.muli %i, %j : index
      %x = arith.addi %ij, %two : index
      %v = func.call @ratio(%x, %m) : (index, index) -> f64
      affine.store %v, %C[%i, %j] : !C
    }
  }
  return
}

func.func @kernel(%alpha: f64, %beta: f64, %C: !C, %A: !A) {
  affine.for %i = 0 to 80 {
    // C[i][j] *= beta
    affine.for %j = 0 to #next(%i) {
      %c = affine.load %C[%i, %j] : !C
      %scaled = arith.mulf %c, %beta : f64
      affine.store %scaled, %C[%i, %j] : !C
    }
    // C[i][j] += alpha * A[i][k] * A[j][k]
    affine.for %k = 0 to 60 {
      affine.for %j = 0 to #next(%i) {
        %a = affine.load %A[%i, %k] : !A
        %scaled = arith.mulf %alpha, %a : f64
        %b = affine.load %A[%j, %k] : !A
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
  %C = memref.alloc() : !C
  %A = memref.alloc() : !A
  func.call @init(%C, %A) : (!C, !A) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %beta, %C, %A) : (f64, f64, !C, !A) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      %c = affine.load %C[%i, %j] : !C
      func.call @print_f64(%c) : (f64) -> ()
    }
  }
  memref.dealloc %A : !A
  memref.dealloc %C : !C
  return
}
