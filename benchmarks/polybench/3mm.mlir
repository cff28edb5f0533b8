// PolyBench/C 4.2.1 3mm: E := A * B, F := C * D, G := E * F.
// sizes (SMALL | MEDIUM | LARGE): NI = 40 | 180 | 800, NJ = 50 | 190 | 900, NK = 60 | 200 | 1000, NL = 70 | 210 | 1100, NM = 80 | 220 | 1200

!A = memref<40x60xf64>
!B = memref<60x50xf64>
!C = memref<50x80xf64>
!D = memref<80x70xf64>
!E = memref<40x50xf64>
!F = memref<50x70xf64>
!G = memref<40x70xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

// (double)(x % n) / (5 * n)
func.func private @ratio(%x: index, %n: index) -> f64 {
  %five = arith.constant 5 : index
  %rem = arith.remsi %x, %n : index
  %num = func.call @to_f64(%rem) : (index) -> f64
  %n5 = arith.muli %five, %n : index
  %den = func.call @to_f64(%n5) : (index) -> f64
  %quot = arith.divf %num, %den : f64
  return %quot : f64
}

func.func private @init(%A: !A, %B: !B, %C: !C, %D: !D) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %ni = arith.constant 40 : index
  %nj = arith.constant 50 : index
  %nk = arith.constant 60 : index
  %nl = arith.constant 70 : index
  // A[i][j] = (double)((i * j + 1) % NI) / (5 * NI)
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 60 {
      %ij = arith.muli %i, %j : index
      %x = arith.addi %ij, %one : index
      %v = func.call @ratio(%x, %ni) : (index, index) -> f64
      affine.store %v, %A[%i, %j] : !A
    }
  }
  // B[i][j] = (double)((i * (j + 1) + 2) % NJ) / (5 * NJ)
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 50 {
      %j1 = arith.addi %j, %one : index
      %ij1 = arith.muli %i, %j1 : index
      %x = arith.addi %ij1, %two : index
      %v = func.call @ratio(%x, %nj) : (index, index) -> f64
      affine.store %v, %B[%i, %j] : !B
    }
  }
  // C[i][j] = (double)(i * (j + 3) % NL) / (5 * NL)
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 80 {
      %j3 = arith.addi %j, %three : index
      %x = arith.muli %i, %j3 : index
      %v = func.call @ratio(%x, %nl) : (index, index) -> f64
      affine.store %v, %C[%i, %j] : !C
    }
  }
  // D[i][j] = (double)((i * (j + 2) + 2) % NK) / (5 * NK)
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 70 {
      %j2 = arith.addi %j, %two : index
      %ij2 = arith.muli %i, %j2 : index
      %x = arith.addi %ij2, %two : index
      %v = func.call @ratio(%x, %nk) : (index, index) -> f64
      affine.store %v, %D[%i, %j] : !D
    }
  }
  return
}

func.func @kernel(%E: !E, %A: !A, %B: !B, %F: !F, %C: !C, %D: !D, %G: !G) {
  %zero = arith.constant 0.0 : f64
  // E := A * B
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 50 {
      affine.store %zero, %E[%i, %j] : !E
      affine.for %k = 0 to 60 {
        %a = affine.load %A[%i, %k] : !A
        %b = affine.load %B[%k, %j] : !B
        %product = arith.mulf %a, %b : f64
        %e = affine.load %E[%i, %j] : !E
        %sum = arith.addf %e, %product : f64
        affine.store %sum, %E[%i, %j] : !E
      }
    }
  }
  // F := C * D
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 70 {
      affine.store %zero, %F[%i, %j] : !F
      affine.for %k = 0 to 80 {
        %c = affine.load %C[%i, %k] : !C
        %d = affine.load %D[%k, %j] : !D
        %product = arith.mulf %c, %d : f64
        %f = affine.load %F[%i, %j] : !F
        %sum = arith.addf %f, %product : f64
        affine.store %sum, %F[%i, %j] : !F
      }
    }
  }
  // G := E * F
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 70 {
      affine.store %zero, %G[%i, %j] : !G
      affine.for %k = 0 to 50 {
        %e = affine.load %E[%i, %k] : !E
        %f = affine.load %F[%k, %j] : !F
        %product = arith.mulf %e, %f : f64
        %g = affine.load %G[%i, %j] : !G
        %sum = arith.addf %g, %product : f64
        affine.store %sum, %G[%i, %j] : !G
      }
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !A
  %B = memref.alloc() : !B
  %C = memref.alloc() : !C
  %D = memref.alloc() : !D
  %E = memref.alloc() : !E
  %F = memref.alloc() : !F
  %G = memref.alloc() : !G
  func.call @init(%A, %B, %C, %D) : (!A, !B, !C, !D) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%E, %A, %B, %F, %C, %D, %G) : (!E, !A, !B, !F, !C, !D, !G) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 70 {
      %g = affine.load %G[%i, %j] : !G
      func.call @print_f64(%g) : (f64) -> ()
    }
  }
  memref.dealloc %G : !G
  memref.dealloc %F : !F
  memref.dealloc %E : !E
  memref.dealloc %D : !D
  memref.dealloc %C : !C
  memref.dealloc %B : !B
  memref.dealloc %A : !A
  return
}
