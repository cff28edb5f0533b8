// PolyBench/C 4.2.1 gramschmidt: A = Q * R by the modified Gram-Schmidt process.
// sizes (SMALL | MEDIUM | LARGE): M = 60 | 200 | 1000, N = 80 | 240 | 1200

!A = memref<60x80xf64>
!R = memref<80x80xf64>
!Q = memref<60x80xf64>

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

func.func private @init(%A: !A, %R: !R, %Q: !Q) {
  %zero = arith.constant 0.0 : f64
  %ten = arith.constant 10.0 : f64
  %hundred = arith.constant 100.0 : f64
  %m = arith.constant 60 : index
  // A[i][j] = (double)(i * j % M) / M * 100 + 10, Q[i][j] = 0
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %ij = arith.muli %i, %j : index
      %part = func.call @ratio(%ij, %m) : (index, index) -> f64
      %percent = arith.mulf %part, %hundred : f64
      %v = arith.addf %percent, %ten : f64
      affine.store %v, %A[%i, %j] : !A
      affine.store %zero, %Q[%i, %j] : !Q
    }
  }
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      affine.store %zero, %R[%i, %j] : !R
    }
  }
  return
}

func.func @kernel(%A: !A, %R: !R, %Q: !Q) {
  %zero = arith.constant 0.0 : f64
  affine.for %k = 0 to 80 {
    // R[k][k] = sqrt(sum over i of A[i][k] * A[i][k])
    %norm = affine.for %i = 0 to 60 iter_args(%acc = %zero) -> (f64) {
      %a = affine.load %A[%i, %k] : !A
      %square = arith.mulf %a, %a : f64
      %sum = arith.addf %acc, %square : f64
      affine.yield %sum : f64
    }
    %root = math.sqrt %norm : f64
    affine.store %root, %R[%k, %k] : !R
    // Q[i][k] = A[i][k] / R[k][k]
    affine.for %i = 0 to 60 {
      %a = affine.load %A[%i, %k] : !A
      %r = affine.load %R[%k, %k] : !R
      %quot = arith.divf %a, %r : f64
      affine.store %quot, %Q[%i, %k] : !Q
    }
    affine.for %j = #next(%k) to 80 {
      affine.store %zero, %R[%k, %j] : !R
      // R[k][j] += Q[i][k] * A[i][j]
      affine.for %i = 0 to 60 {
        %q = affine.load %Q[%i, %k] : !Q
        %a = affine.load %A[%i, %j] : !A
        %product = arith.mulf %q, %a : f64
        %r = affine.load %R[%k, %j] : !R
        %sum = arith.addf %r, %product : f64
        affine.store %sum, %R[%k, %j] : !R
      }
      // A[i][j] = A[i][j] - Q[i][k] * R[k][j]
      affine.for %i = 0 to 60 {
        %a = affine.load %A[%i, %j] : !A
        %q = affine.load %Q[%i, %k] : !Q
        %r = affine.load %R[%k, %j] : !R
        %product = arith.mulf %q, %r : f64
        %diff = arith.subf %a, %product : f64
        affine.store %diff, %A[%i, %j] : !A
      }
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !A
  %R = memref.alloc() : !R
  %Q = memref.alloc() : !Q
  func.call @init(%A, %R, %Q) : (!A, !R, !Q) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A, %R, %Q) : (!A, !R, !Q) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      %v = affine.load %R[%i, %j] : !R
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 80 {
      %v = affine.load %Q[%i, %j] : !Q
      func.call @print_f64(%v) : (f64) -> ()
    }
  }
  memref.dealloc %Q : !Q
  memref.dealloc %R : !R
  memref.dealloc %A : !A
  return
}
