// PolyBench/C 4.2.1 syr2k: C := alpha * A * B^T + alpha * B * A^T + beta * C, the lower triangle of C.
// sizes (SMALL | MEDIUM | LARGE): M = 60 | 200 | 1000, N = 80 | 240 | 1200

!A = memref<80x60xf64>
!B = memref<80x60xf64>
!C = memref<80x80xf64>

#next = affine_map<(i) -> (i + 1)>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

// (double)(x % m) / d
func.func private @ratio(%x: index, %m: index, %d: index) -> f64 {
  %rem = arith.remsi %x, %m : index
  %num = func.call @to_f64(%rem) : (index) -> f64
  %den = func.call @to_f64(%d) : (index) -> f64
  %quot = arith.divf %num, %den : f64
  return %quot : f64
}

func.func private @init(%C: !C, %A: !A, %B: !B) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %m = arith.constant 60 : index
  %n = arith.constant 80 : index
  // A[i][j] = (double)((i * j + 1) % N) / N, B[i][j] = (double)((i * j + 2) % M) / M
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 60 {
      %ij = arith.muli %i, %j : index
      %ij1 = arith.addi %ij, %one : index
      %a = func.call @ratio(%ij1, %n, %n) : (index, index, index) -> f64
      affine.store %a, %A[%i, %j] : !A
      %ij2 = arith.addi %ij, %two : index
      %b = func.call @ratio(%ij2, %m, %m) : (index, index, index) -> f64
      affine.store %b, %B[%i, %j] : !B
    }
  }
  // C[i][j] = (double)((i * j + 3) % N) / M
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      %ij = arith.muli %i, %j : index
      %ij3 = arith.addi %ij, %three : index
      %c = func.call @ratio(%ij3, %n, %m) : (index, index, index) -> f64
      affine.store %c, %C[%i, %j] : !C
    }
  }
  return
}

func.func @kernel(%alpha: f64, %beta: f64, %C: !C, %A: !A, %B: !B) {
  affine.for %i = 0 to 80 {
    // C[i][j] *= beta
    affine.for %j = 0 to #next(%i) {
      %c = affine.load %C[%i, %j] : !C
      %scaled = arith.mulf %c, %beta : f64
      affine.store %scaled, %C[%i, %j] : !C
    }
    // C[i][j] += A[j][k] * alpha * B[i][k] + B[j][k] * alpha * A[i][k]
    affine.for %k = 0 to 60 {
      affine.for %j = 0 to #next(%i) {
        %ajk = affine.load %A[%j, %k] : !A
        %left = arith.mulf %ajk, %alpha : f64
        %bik = affine.load %B[%i, %k] : !B
        %ab = arith.mulf %left, %bik : f64
        %bjk = affine.load %B[%j, %k] : !B
        %right = arith.mulf %bjk, %alpha : f64
        %aik = affine.load %A[%i, %k] : !A
        %ba = arith.mulf %right, %aik : f64
        %both = arith.addf %ab, %ba : f64
        %c = affine.load %C[%i, %j] : !C
        %sum = arith.addf %c, %both : f64
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
  %B = memref.alloc() : !B
  func.call @init(%C, %A, %B) : (!C, !A, !B) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %beta, %C, %A, %B) : (f64, f64, !C, !A, !B) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      %c = affine.load %C[%i, %j] : !C
      func.call @print_f64(%c) : (f64) -> ()
    }
  }
  memref.dealloc %B : !B
  memref.dealloc %A : !A
  memref.dealloc %C : !C
  return
}
