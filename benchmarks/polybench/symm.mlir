// PolyBench/C 4.2.1 symm: C := alpha * A * B + beta * C, A symmetric with its lower triangle stored.
// sizes (SMALL | MEDIUM | LARGE): M = 60 | 200 | 1000, N = 80 | 240 | 1200

!A = memref<60x60xf64>
!B = memref<60x80xf64>
!C = memref<60x80xf64>

#id = affine_map<(i) -> (i)>
#next = affine_map<(i) -> (i + 1)>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%C: !C, %A: !A, %B: !B) {
  %unused = arith.constant -999.0 : f64
  %m = arith.constant 60 : index
  %fm = func.call @to_f64(%m) : (index) -> f64
  // C[i][j] = (double)((i + j) % 100) / M, B[i][j] = (double)((N + i - j) % 100) / M
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %x = affine.apply affine_map<(i, j) -> ((i + j) mod 100)>(%i, %j)
      %fx = func.call @to_f64(%x) : (index) -> f64
      %c = arith.divf %fx, %fm : f64
      affine.store %c, %C[%i, %j] : !C
      %y = affine.apply affine_map<(i, j) -> ((80 + i - j) mod 100)>(%i, %j)
      %fy = func.call @to_f64(%y) : (index) -> f64
      %b = arith.divf %fy, %fm : f64
      affine.store %b, %B[%i, %j] : !B
    }
  }
  affine.for %i = 0 to 60 {
    // A[i][j] = (double)((i + j) % 100) / M
    affine.for %j = 0 to #next(%i) {
      %x = affine.apply affine_map<(i, j) -> ((i + j) mod 100)>(%i, %j)
      %fx = func.call @to_f64(%x) : (index) -> f64
      %a = arith.divf %fx, %fm : f64
      affine.store %a, %A[%i, %j] : !A
    }
    // the upper triangle must not be used
    affine.for %j = #next(%i) to 60 {
      affine.store %unused, %A[%i, %j] : !A
    }
  }
  return
}

func.func @kernel(%alpha: f64, %beta: f64, %C: !C, %A: !A, %B: !B) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      // C[k][j] += alpha * B[i][j] * A[i][k]; temp += B[k][j] * A[i][k]
      %temp = affine.for %k = 0 to #id(%i) iter_args(%t = %zero) -> (f64) {
        %b = affine.load %B[%i, %j] : !B
        %scaled = arith.mulf %alpha, %b : f64
        %a = affine.load %A[%i, %k] : !A
        %product = arith.mulf %scaled, %a : f64
        %c = affine.load %C[%k, %j] : !C
        %sum = arith.addf %c, %product : f64
        affine.store %sum, %C[%k, %j] : !C
        %bk = affine.load %B[%k, %j] : !B
        %ak = affine.load %A[%i, %k] : !A
        %ba = arith.mulf %bk, %ak : f64
        %tsum = arith.addf %t, %ba : f64
        affine.yield %tsum : f64
      }
      // C[i][j] = beta * C[i][j] + alpha * B[i][j] * A[i][i] + alpha * temp
      %c = affine.load %C[%i, %j] : !C
      %first = arith.mulf %beta, %c : f64
      %b = affine.load %B[%i, %j] : !B
      %scaled = arith.mulf %alpha, %b : f64
      %a = affine.load %A[%i, %i] : !A
      %second = arith.mulf %scaled, %a : f64
      %sum = arith.addf %first, %second : f64
      %third = arith.mulf %alpha, %temp : f64
      %total = arith.addf %sum, %third : f64
      affine.store %total, %C[%i, %j] : !C
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
  affine.for %i = 0 to 60 {
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
