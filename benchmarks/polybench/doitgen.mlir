// PolyBench/C 4.2.1 doitgen: A[r][q][p] := sum over s of A[r][q][s] * C4[s][p].
// sizes (SMALL | MEDIUM | LARGE): NQ = 20 | 40 | 140, NR = 25 | 50 | 150, NP = 30 | 60 | 160

!A = memref<25x20x30xf64>
!C4 = memref<30x30xf64>
!sum = memref<30xf64>

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

func.func private @init(%A: !A, %C4: !C4) {
  %np = arith.constant 30 : index
  // A[i][j][k] = (double)((i * j + k) % NP) / NP
  affine.for %i = 0 to 25 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 30 {
        %ij = arith.muli %i, %j : index
        %x = arith.addi %ij, %k : index
        %v = func.call @ratio(%x, %np) : (index, index) -> f64
        affine.store %v, %A[%i, %j, %k] : !A
      }
    }
  }
  // C4[i][j] = (double)(i * j % NP) / NP
  affine.for %i = 0 to 30 {
    affine.for %j = 0 to 30 {
      %ij = arith.muli %i, %j : index
      %v = func.call @ratio(%ij, %np) : (index, index) -> f64
      affine.store %v, %C4[%i, %j] : !C4
    }
  }
  return
}

func.func @kernel(%A: !A, %C4: !C4, %sum: !sum) {
  %zero = arith.constant 0.0 : f64
  affine.for %r = 0 to 25 {
    affine.for %q = 0 to 20 {
      // sum[p] = sum over s of A[r][q][s] * C4[s][p]
      affine.for %p = 0 to 30 {
        affine.store %zero, %sum[%p] : !sum
        affine.for %s = 0 to 30 {
          %a = affine.load %A[%r, %q, %s] : !A
          %c = affine.load %C4[%s, %p] : !C4
          %product = arith.mulf %a, %c : f64
          %old = affine.load %sum[%p] : !sum
          %new = arith.addf %old, %product : f64
          affine.store %new, %sum[%p] : !sum
        }
      }
      affine.for %p = 0 to 30 {
        %v = affine.load %sum[%p] : !sum
        affine.store %v, %A[%r, %q, %p] : !A
      }
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !A
  %sum = memref.alloc() : !sum
  %C4 = memref.alloc() : !C4
  func.call @init(%A, %C4) : (!A, !C4) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A, %C4, %sum) : (!A, !C4, !sum) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 25 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 30 {
        %v = affine.load %A[%i, %j, %k] : !A
        func.call @print_f64(%v) : (f64) -> ()
      }
    }
  }
  memref.dealloc %C4 : !C4
  memref.dealloc %sum : !sum
  memref.dealloc %A : !A
  return
}
