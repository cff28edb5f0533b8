// PolyBench/C 4.2.1 atax: y := A^T * (A * x).
// sizes (SMALL | MEDIUM | LARGE): M = 116 | 390 | 1900, N = 124 | 410 | 2100

!A = memref<116x124xf64>
!x = memref<124xf64>
!y = memref<124xf64>
!tmp = memref<116xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%A: !A, %x: !x) {
  %one = arith.constant 1.0 : f64
  %five = arith.constant 5 : index
  %m = arith.constant 116 : index
  %n = arith.constant 124 : index
  // x[i] = 1 + i / (double)N
  %fn = func.call @to_f64(%n) : (index) -> f64
  affine.for %i = 0 to 124 {
    %fi = func.call @to_f64(%i) : (index) -> f64
    %quot = arith.divf %fi, %fn : f64
    %v = arith.addf %one, %quot : f64
    affine.store %v, %x[%i] : !x
  }
  // A[i][j] = (double)((i + j) % N) / (5 * M)
  %m5 = arith.muli %five, %m : index
  %den = func.call @to_f64(%m5) : (index) -> f64
  affine.for %i = 0 to 116 {
    affine.for %j = 0 to 124 {
      %rem = affine.apply affine_map<(i, j) -> ((i + j) mod 124)>(%i, %j)
      %num = func.call @to_f64(%rem) : (index) -> f64
      %v = arith.divf %num, %den : f64
      affine.store %v, %A[%i, %j] : !A
    }
  }
  return
}

func.func @kernel(%A: !A, %x: !x, %y: !y, %tmp: !tmp) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 124 {
    affine.store %zero, %y[%i] : !y
  }
  affine.for %i = 0 to 116 {
    affine.store %zero, %tmp[%i] : !tmp
    // tmp[i] += A[i][j] * x[j]
    affine.for %j = 0 to 124 {
      %t = affine.load %tmp[%i] : !tmp
      %a = affine.load %A[%i, %j] : !A
      %xj = affine.load %x[%j] : !x
      %product = arith.mulf %a, %xj : f64
      %sum = arith.addf %t, %product : f64
      affine.store %sum, %tmp[%i] : !tmp
    }
    // y[j] += A[i][j] * tmp[i]
    affine.for %j = 0 to 124 {
      %yj = affine.load %y[%j] : !y
      %a = affine.load %A[%i, %j] : !A
      %t = affine.load %tmp[%i] : !tmp
      %product = arith.mulf %a, %t : f64
      %sum = arith.addf %yj, %product : f64
      affine.store %sum, %y[%j] : !y
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !A
  %x = memref.alloc() : !x
  %y = memref.alloc() : !y
  %tmp = memref.alloc() : !tmp
  func.call @init(%A, %x) : (!A, !x) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A, %x, %y, %tmp) : (!A, !x, !y, !tmp) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 124 {
    %v = affine.load %y[%i] : !y
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %tmp : !tmp
  memref.dealloc %y : !y
  memref.dealloc %x : !x
  memref.dealloc %A : !A
  return
}
