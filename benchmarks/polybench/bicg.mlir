// PolyBench/C 4.2.1 bicg: s := A^T * r, q := A * p.
// sizes (SMALL | MEDIUM | LARGE): M = 116 | 390 | 1900, N = 124 | 410 | 2100

!A = memref<124x116xf64>
!s = memref<116xf64>
!q = memref<124xf64>
!p = memref<116xf64>
!r = memref<124xf64>

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

func.func private @init(%A: !A, %r: !r, %p: !p) {
  %one = arith.constant 1 : index
  %m = arith.constant 116 : index
  %n = arith.constant 124 : index
  // p[i] = (double)(i % M) / M
  affine.for %i = 0 to 116 {
    %v = func.call @ratio(%i, %m) : (index, index) -> f64
    affine.store %v, %p[%i] : !p
  }
  affine.for %i = 0 to 124 {
    // r[i] = (double)(i % N) / N
    %v = func.call @ratio(%i, %n) : (index, index) -> f64
    affine.store %v, %r[%i] : !r
    // A[i][j] = (double)(i * (j + 1) % N) / N
    affine.for %j = 0 to 116 {
      %j1 = arith.addi %j, %one : index
      %x = arith.muli %i, %j1 : index
      %a = func.call @ratio(%x, %n) : (index, index) -> f64
      affine.store %a, %A[%i, %j] : !A
    }
  }
  return
}

func.func @kernel(%A: !A, %s: !s, %q: !q, %p: !p, %r: !r) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 116 {
    affine.store %zero, %s[%i] : !s
  }
  affine.for %i = 0 to 124 {
    affine.store %zero, %q[%i] : !q
    affine.for %j = 0 to 116 {
      // s[j] += r[i] * A[i][j]
      %sj = affine.load %s[%j] : !s
      %ri = affine.load %r[%i] : !r
      %a = affine.load %A[%i, %j] : !A
      %ra = arith.mulf %ri, %a : f64
      %sum = arith.addf %sj, %ra : f64
      affine.store %sum, %s[%j] : !s
      // q[i] += A[i][j] * p[j]
      %qi = affine.load %q[%i] : !q
      %a2 = affine.load %A[%i, %j] : !A
      %pj = affine.load %p[%j] : !p
      %ap = arith.mulf %a2, %pj : f64
      %sum2 = arith.addf %qi, %ap : f64
      affine.store %sum2, %q[%i] : !q
    }
  }
  return
}

func.func @main() {
  %A = memref.alloc() : !A
  %s = memref.alloc() : !s
  %q = memref.alloc() : !q
  %p = memref.alloc() : !p
  %r = memref.alloc() : !r
  func.call @init(%A, %r, %p) : (!A, !r, !p) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%A, %s, %q, %p, %r) : (!A, !s, !q, !p, !r) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 116 {
    %v = affine.load %s[%i] : !s
    func.call @print_f64(%v) : (f64) -> ()
  }
  affine.for %i = 0 to 124 {
    %v = affine.load %q[%i] : !q
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %r : !r
  memref.dealloc %p : !p
  memref.dealloc %q : !q
  memref.dealloc %s : !s
  memref.dealloc %A : !A
  return
}
