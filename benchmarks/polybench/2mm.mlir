// PolyBench/C 4.2.1 2mm: D := alpha * A * B * C + beta * D.
// sizes (SMALL | MEDIUM | LARGE): NI = 40 | 180 | 800, NJ = 50 | 190 | 900, NK = 70 | 210 | 1100, NL = 80 | 220 | 1200

!A = memref<40x70xf64>
!B = memref<70x50xf64>
!C = memref<50x80xf64>
!D = memref<40x80xf64>
!tmp = memref<40x50xf64>

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

func.func private @init(%A: !A, %B: !B, %C: !C, %D: !D) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %ni = arith.constant 40 : index
  %nj = arith.constant 50 : index
  %nk = arith.constant 70 : index
  %nl = arith.constant 80 : index
  // A[i][j] = (double)((i * j + 1) % NI) / NI
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 70 {
      %ij = arith.muli %i, %j : index
      %x = arith.addi %ij, %one : index
      %v = func.call @ratio(%x, %ni) : (index, index) -> f64
      affine.store %v, %A[%i, %j] : !A
    }
  }
  // B[i][j] = (double)(i * (j + 1) % NJ) / NJ
  affine.for %i = 0 to 70 {
    affine.for %j = 0 to 50 {
      %j1 = arith.addi %j, %one : index
      %x = arith.muli %i, %j1 : index
      %v = func.call @ratio(%x, %nj) : (index, index) -> f64
      affine.store %v, %B[%i, %j] : !B
    }
  }
  // C[i][j] = (double)((i * (j + 3) + 1) % NL) / NL
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 80 {
      %j3 = arith.addi %j, %three : index
      %ij3 = arith.muli %i, %j3 : index
      %x = arith.addi %ij3, %one : index
      %v = func.call @ratio(%x, %nl) : (index, index) -> f64
      affine.store %v, %C[%i, %j] : !C
    }
  }
  // D[i][j] = (double)(i * (j + 2) % NK) / NK
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 80 {
      %j2 = arith.addi %j, %two : index
      %x = arith.muli %i, %j2 : index
      %v = func.call @ratio(%x, %nk) : (index, index) -> f64
      affine.store %v, %D[%i, %j] : !D
    }
  }
  return
}

func.func @kernel(%alpha: f64, %beta: f64, %tmp: !tmp, %A: !A, %B: !B, %C: !C, %D: !D) {
  %zero = arith.constant 0.0 : f64
  // tmp := alpha * A * B
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 50 {
      affine.store %zero, %tmp[%i, %j] : !tmp
      affine.for %k = 0 to 70 {
        %a = affine.load %A[%i, %k] : !A
        %scaled = arith.mulf %alpha, %a : f64
        %b = affine.load %B[%k, %j] : !B
        %product = arith.mulf %scaled, %b : f64
        %t = affine.load %tmp[%i, %j] : !tmp
        %sum = arith.addf %t, %product : f64
        affine.store %sum, %tmp[%i, %j] : !tmp
      }
    }
  }
  // D := tmp * C + beta * D
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 80 {
      %old = affine.load %D[%i, %j] : !D
      %scaled = arith.mulf %old, %beta : f64
      affine.store %scaled, %D[%i, %j] : !D
      affine.for %k = 0 to 50 {
        %t = affine.load %tmp[%i, %k] : !tmp
        %c = affine.load %C[%k, %j] : !C
        %product = arith.mulf %t, %c : f64
        %d = affine.load %D[%i, %j] : !D
        %sum = arith.addf %d, %product : f64
        affine.store %sum, %D[%i, %j] : !D
      }
    }
  }
  return
}

func.func @main() {
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 1.2 : f64
  %tmp = memref.alloc() : !tmp
  %A = memref.alloc() : !A
  %B = memref.alloc() : !B
  %C = memref.alloc() : !C
  %D = memref.alloc() : !D
  func.call @init(%A, %B, %C, %D) : (!A, !B, !C, !D) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %beta, %tmp, %A, %B, %C, %D) : (f64, f64, !tmp, !A, !B, !C, !D) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 80 {
      %d = affine.load %D[%i, %j] : !D
      func.call @print_f64(%d) : (f64) -> ()
    }
  }
  memref.dealloc %D : !D
  memref.dealloc %C : !C
  memref.dealloc %B : !B
  memref.dealloc %A : !A
  memref.dealloc %tmp : !tmp
  return
}
