// PolyBench/C 4.2.1 trisolv: solves L * x = b, L lower triangular.
// sizes (SMALL | MEDIUM | LARGE): N = 120 | 400 | 2000

!matrix = memref<120x120xf64>
!vector = memref<120xf64>

#id = affine_map<(i) -> (i)>
#next = affine_map<(i) -> (i + 1)>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%L: !matrix, %x: !vector, %b: !vector) {
  %unset = arith.constant -999.0 : f64
  %two = arith.constant 2.0 : f64
  %n = arith.constant 120 : index
  %fn = func.call @to_f64(%n) : (index) -> f64
  affine.for %i = 0 to 120 {
    affine.store %unset, %x[%i] : !vector
    %fi = func.call @to_f64(%i) : (index) -> f64
    affine.store %fi, %b[%i] : !vector
    // L[i][j] = (double)(i + N - j + 1) * 2 / N up to the diagonal; above it is never read
    affine.for %j = 0 to #next(%i) {
      %e = affine.apply affine_map<(i, j) -> (i + 120 - j + 1)>(%i, %j)
      %fe = func.call @to_f64(%e) : (index) -> f64
      %twice = arith.mulf %fe, %two : f64
      %v = arith.divf %twice, %fn : f64
      affine.store %v, %L[%i, %j] : !matrix
    }
  }
  return
}

func.func @kernel(%L: !matrix, %x: !vector, %b: !vector) {
  affine.for %i = 0 to 120 {
    %bi = affine.load %b[%i] : !vector
    affine.store %bi, %x[%i] : !vector
    // x[i] -= L[i][j] * x[j]
    affine.for %j = 0 to #id(%i) {
      %xi = affine.load %x[%i] : !vector
      %l = affine.load %L[%i, %j] : !matrix
      %xj = affine.load %x[%j] : !vector
      %product = arith.mulf %l, %xj : f64
      %diff = arith.subf %xi, %product : f64
      affine.store %diff, %x[%i] : !vector
    }
    // x[i] = x[i] / L[i][i]
    %xi = affine.load %x[%i] : !vector
    %l = affine.load %L[%i, %i] : !matrix
    %quot = arith.divf %xi, %l : f64
    affine.store %quot, %x[%i] : !vector
  }
  return
}

func.func @main() {
  %L = memref.alloc() : !matrix
  %x = memref.alloc() : !vector
  %b = memref.alloc() : !vector
  func.call @init(%L, %x, %b) : (!matrix, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%L, %x, %b) : (!matrix, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 120 {
    %v = affine.load %x[%i] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  memref.dealloc %b : !vector
  memref.dealloc %x : !vector
  memref.dealloc %L : !matrix
  return
}
