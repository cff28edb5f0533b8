// PolyBench/C 4.2.1 gesummv: y := alpha * A * x + beta * B * x.
// sizes (SMALL | MEDIUM | LARGE): N = 90 | 250 | 1300

!matrix = memref<90x90xf64>
!vector = memref<90xf64>

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

func.func private @init(%A: !matrix, %B: !matrix, %x: !vector) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %n = arith.constant 90 : index
  affine.for %i = 0 to 90 {
    // x[i] = (double)(i % N) / N
    %v = func.call @ratio(%i, %n) : (index, index) -> f64
    affine.store %v, %x[%i] : !vector
    // A[i][j] = (double)((i * j + 1) % N) / N, B from i * j + 2
    affine.for %j = 0 to 90 {
      %ij = arith.muli %i, %j : index
      %ij1 = arith.addi %ij, %one : index
      %a = func.call @ratio(%ij1, %n) : (index, index) -> f64
      affine.store %a, %A[%i, %j] : !matrix
      %ij2 = arith.addi %ij, %two : index
      %b = func.call @ratio(%ij2, %n) : (index, index) -> f64
      affine.store %b, %B[%i, %j] : !matrix
    }
  }
  return
}

func.func @kernel(%alpha: f64, %beta: f64, %A: !matrix, %B: !matrix, %tmp: !vector, %x: !vector, %y: !vector) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 90 {
    affine.store %zero, %tmp[%i] : !vector
    affine.store %zero, %y[%i] : !vector
    affine.for %j = 0 to 90 {
      // tmp[i] = A[i][j] * x[j] + tmp[i]
      %a = affine.load %A[%i, %j] : !matrix
      %xj = affine.load %x[%j] : !vector
      %ax = arith.mulf %a, %xj : f64
      %t = affine.load %tmp[%i] : !vector
      %tsum = arith.addf %ax, %t : f64
      affine.store %tsum, %tmp[%i] : !vector
      // y[i] = B[i][j] * x[j] + y[i]
      %b = affine.load %B[%i, %j] : !matrix
      %xj2 = affine.load %x[%j] : !vector
      %bx = arith.mulf %b, %xj2 : f64
      %yi = affine.load %y[%i] : !vector
      %ysum = arith.addf %bx, %yi : f64
      affine.store %ysum, %y[%i] : !vector
    }
    // y[i] = alpha * tmp[i] + beta * y[i]
    %t = affine.load %tmp[%i] : !vector
    %left = arith.mulf %alpha, %t : f64
    %yi = affine.load %y[%i] : !vector
    %right = arith.mulf %beta, %yi : f64
    %sum = arith.addf %left, %right : f64
    affine.store %sum, %y[%i] : !vector
  }
  return
}

func.func @main() {
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 1.2 : f64
  %A = memref.alloc() : !matrix
  %B = memref.alloc() : !matrix
  %tmp = memref.alloc() : !vector
  %x = memref.alloc() : !vector
  %y = memref.alloc() : !vector
  func.call @init(%A, %B, %x) : (!matrix, !matrix, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%alpha, %beta, %A, %B, %tmp, %x, %y)
      : (f64, f64, !matrix, !matrix, !vector, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 90 {
    %v = affine.load %y[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %y : !vector
  memref.dealloc %x : !vector
  memref.dealloc %tmp : !vector
  memref.dealloc %B : !matrix
  memref.dealloc %A : !matrix
  return
}
