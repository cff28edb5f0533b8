// PolyBench/C 4.2.1 trmm: B := alpha * A^T * B, A unit lower triangular.
// sizes (SMALL | MEDIUM | LARGE): M = 60 | 200 | 1000, N = 80 | 240 | 1200

!A = memref<60x60xf64>
!B = memref<60x80xf64>

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

func.func private @init(%A: !A, %B: !B) {
  %unit = arith.constant 1.0 : f64
  %m = arith.constant 60 : index
  %n = arith.constant 80 : index
  affine.for %i = 0 to 60 {
    // A[i][j] = (double)((i + j) % M) / M below the diagonal, 1 on it; above it is never read
    affine.for %j = 0 to #id(%i) {
      %x = affine.apply affine_map<(i, j) -> (i + j)>(%i, %j)
      %a = func.call @ratio(%x, %m) : (index, index) -> f64
      affine.store %a, %A[%i, %j] : !A
    }
    affine.store %unit, %A[%i, %i] : !A
    // B[i][j] = (double)((N + (i - j)) % N) / N
    affine.for %j = 0 to 80 {
      %x = affine.apply affine_map<(i, j) -> (80 + i - j)>(%i, %j)
      %b = func.call @ratio(%x, %n) : (index, index) -> f64
      affine.store %b, %B[%i, %j] : !B
    }
  }
  return
}

func.func @kernel(%alpha: f64, %A: !A, %B: !B) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      // B[i][j] += A[k][i] * B[k][j]
      affine.for %k = #next(%i) to 60 {
        %a = affine.load %A[%k, %i] : !A
        %bk = affine.load %B[%k, %j] : !B
        %product = arith.mulf %a, %bk : f64
        %b = affine.load %B[%i, %j] : !B
        %sum = arith.addf %b, %product : f64
        affine.store %sum, %B[%i, %j] : !B
      }
      // B[i][j] = alpha * B[i][j]
      %b = affine.load %B[%i, %j] : !B
      %scaled = arith.mulf %alpha, %b : f64
      affine.store %scaled, %B[%i, %j] : !B
    }
  }
  return
}

func.func @main() {
  %alpha = arith.constant 1.5 : f64
  %A = memref.alloc() : !A
  %B = memref.alloc() : !B
  func.call @init(%A, %B) : (!A, !B) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %A, %B) : (f64, !A, !B) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %b = affine.load %B[%i, %j] : !B
      func.call @print_f64(%b) : (f64) -> ()
    }
  }
  memref.dealloc %B : !B
  memref.dealloc %A : !A
  return
}
