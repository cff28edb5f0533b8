// PolyBench/C 4.2.1 durbin: solves the Yule-Walker equations T * y = -r, T symmetric Toeplitz (Levinson-Durbin).
// sizes (SMALL | MEDIUM | LARGE): N = 120 | 400 | 2000

!vector = memref<120xf64>

#id = affine_map<(i) -> (i)>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%r: !vector) {
  // r[i] = N + 1 - i
  affine.for %i = 0 to 120 {
    %x = affine.apply affine_map<(i) -> (120 + 1 - i)>(%i)
    %v = func.call @to_f64(%x) : (index) -> f64
    affine.store %v, %r[%i] : !vector
  }
  return
}

func.func @kernel(%r: !vector, %y: !vector) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %z = memref.alloca() : !vector
  %r0 = affine.load %r[0] : !vector
  %alpha0 = arith.negf %r0 : f64
  affine.store %alpha0, %y[0] : !vector
  affine.for %k = 1 to 120 iter_args(%alpha = %alpha0, %beta = %one) -> (f64, f64) {
    // beta = (1 - alpha * alpha) * beta
    %square = arith.mulf %alpha, %alpha : f64
    %rest = arith.subf %one, %square : f64
    %beta1 = arith.mulf %rest, %beta : f64
    // sum += r[k - i - 1] * y[i]
    %sum = affine.for %i = 0 to #id(%k) iter_args(%acc = %zero) -> (f64) {
      %ri = affine.load %r[%k - %i - 1] : !vector
      %yi = affine.load %y[%i] : !vector
      %product = arith.mulf %ri, %yi : f64
      %next = arith.addf %acc, %product : f64
      affine.yield %next : f64
    }
    // alpha = -(r[k] + sum) / beta
    %rk = affine.load %r[%k] : !vector
    %total = arith.addf %rk, %sum : f64
    %minus = arith.negf %total : f64
    %alpha1 = arith.divf %minus, %beta1 : f64
    // z[i] = y[i] + alpha * y[k - i - 1]
    affine.for %i = 0 to #id(%k) {
      %yi = affine.load %y[%i] : !vector
      %yk = affine.load %y[%k - %i - 1] : !vector
      %product = arith.mulf %alpha1, %yk : f64
      %v = arith.addf %yi, %product : f64
      affine.store %v, %z[%i] : !vector
    }
    affine.for %i = 0 to #id(%k) {
      %v = affine.load %z[%i] : !vector
      affine.store %v, %y[%i] : !vector
    }
    affine.store %alpha1, %y[%k] : !vector
    affine.yield %alpha1, %beta1 : f64, f64
  }
  return
}

func.func @main() {
  %r = memref.alloc() : !vector
  %y = memref.alloc() : !vector
  func.call @init(%r) : (!vector) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%r, %y) : (!vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    %v = affine.load %y[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %y : !vector
  memref.dealloc %r : !vector
  return
}
