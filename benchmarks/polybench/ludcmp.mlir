// PolyBench/C 4.2.1 ludcmp: solves A * x = b by A = L * U, L * y = b, U * x = y.
// sizes (SMALL | MEDIUM | LARGE): N = 120 | 400 | 2000, N - 1 = 119 | 399 | 1999

!matrix = memref<120x120xf64>
!vector = memref<120xf64>

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

func.func private @init(%A: !matrix, %b: !vector, %x: !vector, %y: !vector) {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %one = arith.constant 1 : index
  %n = arith.constant 120 : index
  // b[i] = (i + 1) / (double)N / 2 + 4
  %fn = func.call @to_f64(%n) : (index) -> f64
  affine.for %i = 0 to 120 {
    affine.store %zero, %x[%i] : !vector
    affine.store %zero, %y[%i] : !vector
    %i1 = arith.addi %i, %one : index
    %fi1 = func.call @to_f64(%i1) : (index) -> f64
    %part = arith.divf %fi1, %fn : f64
    %half = arith.divf %part, %two : f64
    %v = arith.addf %half, %four : f64
    affine.store %v, %b[%i] : !vector
  }
  func.call @init_positive_definite(%A) : (!matrix) -> ()
  return
}

func.func @kernel(%A: !matrix, %b: !vector, %x: !vector, %y: !vector) {
  affine.for %i = 0 to 120 {
    // A[i][j] = (A[i][j] - sum over k < j of A[i][k] * A[k][j]) / A[j][j]
    affine.for %j = 0 to #id(%i) {
      %aij = affine.load %A[%i, %j] : !matrix
      %w = affine.for %k = 0 to #id(%j) iter_args(%acc = %aij) -> (f64) {
        %aik = affine.load %A[%i, %k] : !matrix
        %akj = affine.load %A[%k, %j] : !matrix
        %product = arith.mulf %aik, %akj : f64
        %diff = arith.subf %acc, %product : f64
        affine.yield %diff : f64
      }
      %ajj = affine.load %A[%j, %j] : !matrix
      %quot = arith.divf %w, %ajj : f64
      affine.store %quot, %A[%i, %j] : !matrix
    }
    // A[i][j] = A[i][j] - sum over k < i of A[i][k] * A[k][j]
    affine.for %j = #id(%i) to 120 {
      %aij = affine.load %A[%i, %j] : !matrix
      %w = affine.for %k = 0 to #id(%i) iter_args(%acc = %aij) -> (f64) {
        %aik = affine.load %A[%i, %k] : !matrix
        %akj = affine.load %A[%k, %j] : !matrix
        %product = arith.mulf %aik, %akj : f64
        %diff = arith.subf %acc, %product : f64
        affine.yield %diff : f64
      }
      affine.store %w, %A[%i, %j] : !matrix
    }
  }
  // y[i] = b[i] - sum over j < i of A[i][j] * y[j]
  affine.for %i = 0 to 120 {
    %bi = affine.load %b[%i] : !vector
    %w = affine.for %j = 0 to #id(%i) iter_args(%acc = %bi) -> (f64) {
      %aij = affine.load %A[%i, %j] : !matrix
      %yj = affine.load %y[%j] : !vector
      %product = arith.mulf %aij, %yj : f64
      %diff = arith.subf %acc, %product : f64
      affine.yield %diff : f64
    }
    affine.store %w, %y[%i] : !vector
  }
  // x[i] = (y[i] - sum over j > i of A[i][j] * x[j]) / A[i][i], for i from N - 1 down to 0
  affine.for %t = 0 to 120 {
    %i = affine.apply affine_map<(t) -> (119 - t)>(%t)
    %yi = affine.load %y[%i] : !vector
    %w = affine.for %j = #next(%i) to 120 iter_args(%acc = %yi) -> (f64) {
      %aij = affine.load %A[%i, %j] : !matrix
      %xj = affine.load %x[%j] : !vector
      %product = arith.mulf %aij, %xj : f64
      %diff = arith.subf %acc, %product : f64
      affine.yield %diff : f64
    }
    %aii = affine.load %A[%i, %i] : !matrix
    %quot = arith.divf %w, %aii : f64
    affine.store %quot, %x[%i] : !vector
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !matrix
  %b = memref.alloc() : !vector
  %x = memref.alloc() : !vector
  %y = memref.alloc() : !vector
  func.call @init(%A, %b, %x, %y) : (!matrix, !vector, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A, %b, %x, %y) : (!matrix, !vector, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    %v = affine.load %x[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %y : !vector
  memref.dealloc %x : !vector
  memref.dealloc %b : !vector
  memref.dealloc %A : !matrix
  return
}
