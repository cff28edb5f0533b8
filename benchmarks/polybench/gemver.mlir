// PolyBench/C 4.2.1 gemver: A := A + u1 * v1^T + u2 * v2^T, x := beta * A^T * y + z, w := alpha * A * x.
// sizes (SMALL | MEDIUM | LARGE): N = 120 | 400 | 2000

!matrix = memref<120x120xf64>
!vector = memref<120xf64>

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

func.func private @init(%A: !matrix, %u1: !vector, %v1: !vector, %u2: !vector, %v2: !vector,
                        %w: !vector, %x: !vector, %y: !vector, %z: !vector) {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %six = arith.constant 6.0 : f64
  %eight = arith.constant 8.0 : f64
  %nine = arith.constant 9.0 : f64
  %one = arith.constant 1 : index
  %n = arith.constant 120 : index
  %fn = func.call @to_f64(%n) : (index) -> f64
  affine.for %i = 0 to 120 {
    // u1[i] = i; u2[i] = ((i + 1) / (double)N) / 2, and so on
    %fi = func.call @to_f64(%i) : (index) -> f64
    affine.store %fi, %u1[%i] : !vector
    %i1 = arith.addi %i, %one : index
    %fi1 = func.call @to_f64(%i1) : (index) -> f64
    %part = arith.divf %fi1, %fn : f64
    %half = arith.divf %part, %two : f64
    affine.store %half, %u2[%i] : !vector
    %fourth = arith.divf %part, %four : f64
    affine.store %fourth, %v1[%i] : !vector
    %sixth = arith.divf %part, %six : f64
    affine.store %sixth, %v2[%i] : !vector
    %eighth = arith.divf %part, %eight : f64
    affine.store %eighth, %y[%i] : !vector
    %ninth = arith.divf %part, %nine : f64
    affine.store %ninth, %z[%i] : !vector
    affine.store %zero, %x[%i] : !vector
    affine.store %zero, %w[%i] : !vector
    // A[i][j] = (double)(i * j % N) / N
    affine.for %j = 0 to 120 {
      %ij = arith.muli %i, %j : index
      %v = func.call @ratio(%ij, %n) : (index, index) -> f64
      affine.store %v, %A[%i, %j] : !matrix
    }
  }
  return
}

func.func @kernel(%alpha: f64, %beta: f64, %A: !matrix,
                  %u1: !vector, %v1: !vector, %u2: !vector, %v2: !vector,
                  %w: !vector, %x: !vector, %y: !vector, %z: !vector) {
  // A[i][j] = A[i][j] + u1[i] * v1[j] + u2[i] * v2[j]
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %a = affine.load %A[%i, %j] : !matrix
      %u1i = affine.load %u1[%i] : !vector
      %v1j = affine.load %v1[%j] : !vector
      %uv1 = arith.mulf %u1i, %v1j : f64
      %sum1 = arith.addf %a, %uv1 : f64
      %u2i = affine.load %u2[%i] : !vector
      %v2j = affine.load %v2[%j] : !vector
      %uv2 = arith.mulf %u2i, %v2j : f64
      %sum2 = arith.addf %sum1, %uv2 : f64
      affine.store %sum2, %A[%i, %j] : !matrix
    }
  }
  // x[i] += beta * A[j][i] * y[j]
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %xi = affine.load %x[%i] : !vector
      %a = affine.load %A[%j, %i] : !matrix
      %scaled = arith.mulf %beta, %a : f64
      %yj = affine.load %y[%j] : !vector
      %product = arith.mulf %scaled, %yj : f64
      %sum = arith.addf %xi, %product : f64
      affine.store %sum, %x[%i] : !vector
    }
  }
  // x[i] += z[i]
  affine.for %i = 0 to 120 {
    %xi = affine.load %x[%i] : !vector
    %zi = affine.load %z[%i] : !vector
    %sum = arith.addf %xi, %zi : f64
    affine.store %sum, %x[%i] : !vector
  }
  // w[i] += alpha * A[i][j] * x[j]
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %wi = affine.load %w[%i] : !vector
      %a = affine.load %A[%i, %j] : !matrix
      %scaled = arith.mulf %alpha, %a : f64
      %xj = affine.load %x[%j] : !vector
      %product = arith.mulf %scaled, %xj : f64
      %sum = arith.addf %wi, %product : f64
      affine.store %sum, %w[%i] : !vector
    }
  }
  return
}

func.func @main() {
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 1.2 : f64
  %A = memref.alloc() : !matrix
  %u1 = memref.alloc() : !vector
  %v1 = memref.alloc() : !vector
  %u2 = memref.alloc() : !vector
  %v2 = memref.alloc() : !vector
  %w = memref.alloc() : !vector
  %x = memref.alloc() : !vector
  %y = memref.alloc() : !vector
  %z = memref.alloc() : !vector
  func.call @init(%A, %u1, %v1, %u2, %v2, %w, %x, %y, %z)
      : (!matrix, !vector, !vector, !vector, !vector, !vector, !vector, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %beta, %A, %u1, %v1, %u2, %v2, %w, %x, %y, %z)
      : (f64, f64, !matrix, !vector, !vector, !vector, !vector, !vector, !vector, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    %v = affine.load %w[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %z : !vector
  memref.dealloc %y : !vector
  memref.dealloc %x : !vector
  memref.dealloc %w : !vector
  memref.dealloc %v2 : !vector
  memref.dealloc %u2 : !vector
  memref.dealloc %v1 : !vector
  memref.dealloc %u1 : !vector
  memref.dealloc %A : !matrix
  return
}
