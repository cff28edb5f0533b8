// The spectral norm of the matrix with a(i, j) = 1 / ((i + j) (i + j + 1) / 2 + i + 1), by the power method.

!vector = memref<100xf64>
!norm = memref<1xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @a(%i: index, %j: index) -> f64 {
  %one = arith.constant 1 : i32
  %real_one = arith.constant 1.0 : f64
  %row = arith.index_cast %i : index to i32
  %column = arith.index_cast %j : index to i32
  %sum = arith.addi %row, %column : i32
  %next = arith.addi %sum, %one : i32
  %product = arith.muli %sum, %next : i32
  %half = arith.shrui %product, %one : i32
  %with_row = arith.addi %half, %row : i32
  %below = arith.addi %with_row, %one : i32
  %real = arith.sitofp %below : i32 to f64
  %element = arith.divf %real_one, %real : f64
  return %element : f64
}

// y = A x
func.func private @times(%x: !vector, %y: !vector) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 100 {
    %dot = affine.for %j = 0 to 100 iter_args(%sum = %zero) -> (f64) {
      %e = func.call @a(%i, %j) : (index, index) -> f64
      %v = affine.load %x[%j] : !vector
      %product = arith.mulf %e, %v : f64
      %next = arith.addf %sum, %product : f64
      affine.yield %next : f64
    }
    affine.store %dot, %y[%i] : !vector
  }
  return
}

// y = A^T x
func.func private @transposed_times(%x: !vector, %y: !vector) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 100 {
    %dot = affine.for %j = 0 to 100 iter_args(%sum = %zero) -> (f64) {
      %e = func.call @a(%j, %i) : (index, index) -> f64
      %v = affine.load %x[%j] : !vector
      %product = arith.mulf %e, %v : f64
      %next = arith.addf %sum, %product : f64
      affine.yield %next : f64
    }
    affine.store %dot, %y[%i] : !vector
  }
  return
}

func.func @kernel(%u: !vector, %v: !vector, %w: !vector, %norm: !norm) {
  %zero = arith.constant 0.0 : f64
  affine.for %turn = 0 to 10 {
    func.call @times(%u, %w) : (!vector, !vector) -> ()
    func.call @transposed_times(%w, %v) : (!vector, !vector) -> ()
    func.call @times(%v, %w) : (!vector, !vector) -> ()
    func.call @transposed_times(%w, %u) : (!vector, !vector) -> ()
  }
  %sums:2 = affine.for %i = 0 to 100 iter_args(%uv = %zero, %vv = %zero) -> (f64, f64) {
    %ui = affine.load %u[%i] : !vector
    %vi = affine.load %v[%i] : !vector
    %mixed = arith.mulf %ui, %vi : f64
    %square = arith.mulf %vi, %vi : f64
    %next_uv = arith.addf %uv, %mixed : f64
    %next_vv = arith.addf %vv, %square : f64
    affine.yield %next_uv, %next_vv : f64, f64
  }
  %quotient = arith.divf %sums#0, %sums#1 : f64
  %root = math.sqrt %quotient : f64
  affine.store %root, %norm[0] : !norm
  return
}

func.func @main() {
  %one = arith.constant 1.0 : f64
  %u = memref.alloc() : !vector
  %v = memref.alloc() : !vector
  %w = memref.alloc() : !vector
  %norm = memref.alloc() : !norm
  affine.for %i = 0 to 100 {
    affine.store %one, %u[%i] : !vector
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%u, %v, %w, %norm) : (!vector, !vector, !vector, !norm) -> ()
  func.call @toggle_gpio() : () -> ()
  %result = affine.load %norm[0] : !norm
  func.call @print_f64(%result) : (f64) -> ()
  affine.for %i = 0 to 100 {
    %x = affine.load %u[%i] : !vector
    func.call @print_f64(%x) : (f64) -> ()
  }
  return
}
