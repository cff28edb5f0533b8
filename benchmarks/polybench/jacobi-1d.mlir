// PolyBench/C 4.2.1 jacobi-1d: the three-point Jacobi stencil.
// sizes (SMALL | MEDIUM | LARGE): TSTEPS = 40 | 100 | 500, N = 120 | 400 | 2000, N - 1 = 119 | 399 | 1999

!vector = memref<120xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%A: !vector, %B: !vector) {
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %n = arith.constant 120 : index
  %fn = func.call @to_f64(%n) : (index) -> f64
  // A[i] = ((double)i + 2) / N, B[i] = ((double)i + 3) / N
  affine.for %i = 0 to 120 {
    %fi = func.call @to_f64(%i) : (index) -> f64
    %i2 = arith.addf %fi, %two : f64
    %a = arith.divf %i2, %fn : f64
    affine.store %a, %A[%i] : !vector
    %i3 = arith.addf %fi, %three : f64
    %b = arith.divf %i3, %fn : f64
    affine.store %b, %B[%i] : !vector
  }
  return
}

func.func @kernel(%A: !vector, %B: !vector) {
  %third = arith.constant 0.33333 : f64
  affine.for %t = 0 to 40 {
    // B[i] = 0.33333 * (A[i-1] + A[i] + A[i+1])
    affine.for %i = 1 to 119 {
      %left = affine.load %A[%i - 1] : !vector
      %mid = affine.load %A[%i] : !vector
      %right = affine.load %A[%i + 1] : !vector
      %sum1 = arith.addf %left, %mid : f64
      %sum2 = arith.addf %sum1, %right : f64
      %mean = arith.mulf %third, %sum2 : f64
      affine.store %mean, %B[%i] : !vector
    }
    // A[i] = 0.33333 * (B[i-1] + B[i] + B[i+1])
    affine.for %i = 1 to 119 {
      %left = affine.load %B[%i - 1] : !vector
      %mid = affine.load %B[%i] : !vector
      %right = affine.load %B[%i + 1] : !vector
      %sum1 = arith.addf %left, %mid : f64
      %sum2 = arith.addf %sum1, %right : f64
      %mean = arith.mulf %third, %sum2 : f64
      affine.store %mean, %A[%i] : !vector
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !vector
  %B = memref.alloc() : !vector
  func.call @init(%A, %B) : (!vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A, %B) : (!vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    %v = affine.load %A[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %B : !vector
  memref.dealloc %A : !vector
  return
}
