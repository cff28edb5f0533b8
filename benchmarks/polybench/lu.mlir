// PolyBench/C 4.2.1 lu: A = L * U in place, L with unit diagonal.
// sizes (SMALL | MEDIUM | LARGE): N = 120 | 400 | 2000

!matrix = memref<120x120xf64>

#id = affine_map<(i) -> (i)>
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

// A := L * L^T, where L[i][j] = (double)(-j % N) / N + 1 below the diagonal, 1 on it and 0 above it.
func.func private @init_positive_definite(%A: !matrix) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %zeroth = arith.constant 0 : index
  %n = arith.constant 120 : index
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to #next(%i) {
      %minus = arith.subi %zeroth, %j : index
      %part = func.call @ratio(%minus, %n) : (index, index) -> f64
      %v = arith.addf %part, %one : f64
      affine.store %v, %A[%i, %j] : !matrix
    }
    affine.for %j = #next(%i) to 120 {
      affine.store %zero, %A[%i, %j] : !matrix
    }
    affine.store %one, %A[%i, %i] : !matrix
  }
  %B = memref.alloc() : !matrix
  affine.for %r = 0 to 120 {
    affine.for %s = 0 to 120 {
      affine.store %zero, %B[%r, %s] : !matrix
    }
  }
  // B[r][s] += A[r][t] * A[s][t]
  affine.for %t = 0 to 120 {
    affine.for %r = 0 to 120 {
      affine.for %s = 0 to 120 {
        %rt = affine.load %A[%r, %t] : !matrix
        %st = affine.load %A[%s, %t] : !matrix
        %product = arith.mulf %rt, %st : f64
        %b = affine.load %B[%r, %s] : !matrix
        %sum = arith.addf %b, %product : f64
        affine.store %sum, %B[%r, %s] : !matrix
      }
    }
  }
  affine.for %r = 0 to 120 {
    affine.for %s = 0 to 120 {
      %b = affine.load %B[%r, %s] : !matrix
      affine.store %b, %A[%r, %s] : !matrix
    }
  }
  memref.dealloc %B : !matrix
  return
}

func.func @kernel(%A: !matrix) {
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to #id(%i) {
      // A[i][j] -= A[i][k] * A[k][j]
      affine.for %k = 0 to #id(%j) {
        %aij = affine.load %A[%i, %j] : !matrix
        %aik = affine.load %A[%i, %k] : !matrix
        %akj = affine.load %A[%k, %j] : !matrix
        %product = arith.mulf %aik, %akj : f64
        %diff = arith.subf %aij, %product : f64
        affine.store %diff, %A[%i, %j] : !matrix
      }
      // A[i][j] /= A[j][j]
      %aij = affine.load %A[%i, %j] : !matrix
      %ajj = affine.load %A[%j, %j] : !matrix
      %quot = arith.divf %aij, %ajj : f64
      affine.store %quot, %A[%i, %j] : !matrix
    }
    affine.for %j = #id(%i) to 120 {
      // A[i][j] -= A[i][k] * A[k][j]
      affine.for %k = 0 to #id(%i) {
        %aij = affine.load %A[%i, %j] : !matrix
        %aik = affine.load %A[%i, %k] : !matrix
        %akj = affine.load %A[%k, %j] : !matrix
        %product = arith.mulf %aik, %akj : f64
        %diff = arith.subf %aij, %product : f64
        affine.store %diff, %A[%i, %j] : !matrix
      }
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !matrix
  func.call @init_positive_definite(%A) : (!matrix) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A) : (!matrix) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %v = affine.load %A[%i, %j] : !matrix
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  memref.dealloc %A : !matrix
  return
}
