// PolyBench/C 4.2.1 mvt: x1 := x1 + A * y1, x2 := x2 + A^T * y2.
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

func.func private @init(%x1: !vector, %x2: !vector, %y1: !vector, %y2: !vector, %A: !matrix) {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %n = arith.constant 120 : index
  affine.for %i = 0 to 120 {
    // x1[i] = (double)(i % N) / N, x2 from i + 1, y1 from i + 3, y2 from i + 4
    %a = func.call @ratio(%i, %n) : (index, index) -> f64
    affine.store %a, %x1[%i] : !vector
    %i1 = arith.addi %i, %one : index
    %b = func.call @ratio(%i1, %n) : (index, index) -> f64
    affine.store %b, %x2[%i] : !vector
    %i3 = arith.addi %i, %three : index
    %c = func.call @ratio(%i3, %n) : (index, index) -> f64
    affine.store %c, %y1[%i] : !vector
    %i4 = arith.addi %i, %four : index
    %d = func.call @ratio(%i4, %n) : (index, index) -> f64
    affine.store %d, %y2[%i] : !vector
    // A[i][j] = (double)(i * j % N) / N
    affine.for %j = 0 to 120 {
      %ij = arith.muli %i, %j : index
      %v = func.call @ratio(%ij, %n) : (index, index) -> f64
      affine.store %v, %A[%i, %j] : !matrix
    }
  }
  return
}

func.func @kernel(%x1: !vector, %x2: !vector, %y1: !vector, %y2: !vector, %A: !matrix) {
  // x1[i] += A[i][j] * y1[j]
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %x = affine.load %x1[%i] : !vector
      %a = affine.load %A[%i, %j] : !matrix
      %y = affine.load %y1[%j] : !vector
      %product = arith.mulf %a, %y : f64
      %sum = arith.addf %x, %product : f64
      affine.store %sum, %x1[%i] : !vector
    }
  }
  // x2[i] += A[j][i] * y2[j]
  affine.for %i = 0 to 120 {
    affine.for %j = 0 to 120 {
      %x = affine.load %x2[%i] : !vector
      %a = affine.load %A[%j, %i] : !matrix
      %y = affine.load %y2[%j] : !vector
      %product = arith.mulf %a, %y : f64
      %sum = arith.addf %x, %product : f64
      affine.store %sum, %x2[%i] : !vector
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !matrix
  %x1 = memref.alloc() : !vector
  %x2 = memref.alloc() : !vector
  %y1 = memref.alloc() : !vector
  %y2 = memref.alloc() : !vector
  func.call @init(%x1, %x2, %y1, %y2, %A) : (!vector, !vector, !vector, !vector, !matrix) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%x1, %x2, %y1, %y2, %A) : (!vector, !vector, !vector, !vector, !matrix) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    %v = affine.load %x1[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  affine.for %i = 0 to 120 {
    %v = affine.load %x2[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %y2 : !vector
  memref.dealloc %y1 : !vector
  memref.dealloc %x2 : !vector
  memref.dealloc %x1 : !vector
  memref.dealloc %A : !matrix
  return
}
