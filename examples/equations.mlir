// Solves a system of 60 linear equations, twice: by factors L and U of its matrix, and by Jacobi's iteration until
// that changes little. Both give x[i] = i + 1: prints the sum of each, 1830, and 1 because they agree.
//
//   ./wami run examples/equations.mlir

func.func private @print_i32(i32)

!matrix = memref<60x60xf64>
!vector = memref<60xf64>

// A[i][j] = 1 / (i + j + 1), and 60 more where i = j; b = A x.
func.func private @init(%A: !matrix, %b: !vector) {
  %one = arith.constant 1.0 : f64
  %more = arith.constant 60.0 : f64
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %place = affine.apply affine_map<(i, j) -> (i + j + 1)>(%i, %j)
      %real = func.call @to_f64(%place) : (index) -> f64
      %a = arith.divf %one, %real : f64
      affine.store %a, %A[%i, %j] : !matrix
    }
    %a = affine.load %A[%i, %i] : !matrix
    %dominant = arith.addf %a, %more : f64
    affine.store %dominant, %A[%i, %i] : !matrix
  }
  affine.for %i = 0 to 60 {
    affine.store %zero, %b[%i] : !vector
    affine.for %j = 0 to 60 {
      %next = affine.apply affine_map<(j) -> (j + 1)>(%j)
      %x = func.call @to_f64(%next) : (index) -> f64
      %a = affine.load %A[%i, %j] : !matrix
      %product = arith.mulf %a, %x : f64
      %old = affine.load %b[%i] : !vector
      %new = arith.addf %old, %product : f64
      affine.store %new, %b[%i] : !vector
    }
  }
  return
}

func.func private @to_f64(%i: index) -> f64 {
  %i32 = arith.index_cast %i : index to i32
  %real = arith.sitofp %i32 : i32 to f64
  return %real : f64
}

// x = A^-1 b by Jacobi's iteration: x'[i] = (b[i] - sum of A[i][j] x[j], j != i) / A[i][i].
func.func @jacobi(%A: !matrix, %b: !vector, %x: !vector) {
  %zero = arith.constant 0.0 : f64
  %least = arith.constant 1.0e-12 : f64
  %next = memref.alloc() : !vector
  affine.for %i = 0 to 60 {
    affine.store %zero, %x[%i] : !vector
  }
  %norm = math.sqrt %least : f64
  scf.while (%change = %norm) : (f64) -> () {
    %goOn = arith.cmpf ogt, %change, %least : f64
    scf.condition(%goOn)
  } do {
    affine.for %i = 0 to 60 {
      %bi = affine.load %b[%i] : !vector
      %rest = affine.for %j = 0 to 60 iter_args(%sum = %bi) -> (f64) {
        %a = affine.load %A[%i, %j] : !matrix
        %xj = affine.load %x[%j] : !vector
        %product = arith.mulf %a, %xj : f64
        %less = arith.subf %sum, %product : f64
        affine.yield %less : f64
      }
      %diagonal = affine.load %A[%i, %i] : !matrix
      %xi = affine.load %x[%i] : !vector
      %step = arith.divf %rest, %diagonal : f64
      %new = arith.addf %xi, %step : f64
      affine.store %new, %next[%i] : !vector
    }
    %squares = affine.for %i = 0 to 60 iter_args(%sum = %zero) -> (f64) {
      %new = affine.load %next[%i] : !vector
      %old = affine.load %x[%i] : !vector
      %apart = arith.subf %new, %old : f64
      %square = arith.mulf %apart, %apart : f64
      %more = arith.addf %sum, %square : f64
      affine.store %new, %x[%i] : !vector
      affine.yield %more : f64
    }
    %change = math.sqrt %squares : f64
    scf.yield %change : f64
  }
  memref.dealloc %next : !vector
  return
}

// Puts L, whose diagonal is 1, and U in the place of A, then solves L y = b and U x = y.
func.func @eliminate(%A: !matrix, %b: !vector, %x: !vector) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      affine.for %k = 0 to affine_map<(j) -> (j)>(%j) {
        func.call @subtract(%A, %i, %j, %k) : (!matrix, index, index, index) -> ()
      }
      %a = affine.load %A[%i, %j] : !matrix
      %pivot = affine.load %A[%j, %j] : !matrix
      %factor = arith.divf %a, %pivot : f64
      affine.store %factor, %A[%i, %j] : !matrix
    }
    affine.for %j = affine_map<(i) -> (i)>(%i) to 60 {
      affine.for %k = 0 to affine_map<(i) -> (i)>(%i) {
        func.call @subtract(%A, %i, %j, %k) : (!matrix, index, index, index) -> ()
      }
    }
  }
  affine.for %i = 0 to 60 {
    %bi = affine.load %b[%i] : !vector
    %y = affine.for %j = 0 to affine_map<(i) -> (i)>(%i) iter_args(%sum = %bi) -> (f64) {
      %l = affine.load %A[%i, %j] : !matrix
      %yj = affine.load %x[%j] : !vector
      %product = arith.mulf %l, %yj : f64
      %less = arith.subf %sum, %product : f64
      affine.yield %less : f64
    }
    affine.store %y, %x[%i] : !vector
  }
  affine.for %n = 0 to 60 {
    %y = affine.load %x[59 - %n] : !vector
    %rest = affine.for %j = affine_map<(n) -> (60 - n)>(%n) to 60 iter_args(%sum = %y) -> (f64) {
      %u = affine.load %A[59 - %n, %j] : !matrix
      %xj = affine.load %x[%j] : !vector
      %product = arith.mulf %u, %xj : f64
      %less = arith.subf %sum, %product : f64
      affine.yield %less : f64
    }
    %pivot = affine.load %A[59 - %n, 59 - %n] : !matrix
    %xn = arith.divf %rest, %pivot : f64
    affine.store %xn, %x[59 - %n] : !vector
  }
  return
}

// A[i][j] -= A[i][k] A[k][j]
func.func private @subtract(%A: !matrix, %i: index, %j: index, %k: index) {
  %l = memref.load %A[%i, %k] : !matrix
  %u = memref.load %A[%k, %j] : !matrix
  %product = arith.mulf %l, %u : f64
  %old = memref.load %A[%i, %j] : !matrix
  %new = arith.subf %old, %product : f64
  memref.store %new, %A[%i, %j] : !matrix
  return
}

// The sum of x, rounded.
func.func private @sum(%x: !vector) -> i32 {
  %half = arith.constant 0.5 : f64
  %sum = affine.for %i = 0 to 60 iter_args(%sum = %half) -> (f64) {
    %xi = affine.load %x[%i] : !vector
    %more = arith.addf %sum, %xi : f64
    affine.yield %more : f64
  }
  %rounded = arith.fptosi %sum : f64 to i32
  return %rounded : i32
}

func.func @main() {
  %A = memref.alloc() : !matrix
  %b = memref.alloc() : !vector
  %x = memref.alloc() : !vector
  %y = memref.alloc() : !vector
  call @init(%A, %b) : (!matrix, !vector) -> ()
  call @jacobi(%A, %b, %x) : (!matrix, !vector, !vector) -> ()
  call @eliminate(%A, %b, %y) : (!matrix, !vector, !vector) -> ()
  %first = call @sum(%x) : (!vector) -> i32
  %second = call @sum(%y) : (!vector) -> i32
  call @print_i32(%first) : (i32) -> ()
  call @print_i32(%second) : (i32) -> ()

  %yes = arith.constant true
  %most = arith.constant 1.0e-9 : f64
  %agree = affine.for %i = 0 to 60 iter_args(%so = %yes) -> (i1) {
    %xi = affine.load %x[%i] : !vector
    %yi = affine.load %y[%i] : !vector
    %apart = arith.subf %xi, %yi : f64
    %distance = math.absf %apart : f64
    %near = arith.cmpf olt, %distance, %most : f64
    %both = arith.andi %so, %near : i1
    affine.yield %both : i1
  }
  %bit = arith.extui %agree : i1 to i32
  call @print_i32(%bit) : (i32) -> ()
  memref.dealloc %y : !vector
  memref.dealloc %x : !vector
  memref.dealloc %b : !vector
  memref.dealloc %A : !matrix
  return
}
