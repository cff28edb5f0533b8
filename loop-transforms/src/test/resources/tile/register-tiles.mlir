// Nests that register tiles are made of, with bounds that are arguments or depend on one another; each a function of two
// extents from 0 to 12 that gives a number which depends on every element and on the order in which it was computed.

!M = memref<16x16xf64>

// m[i][j] = f(i, j), different everywhere
func.func private @fill(%m: !M, %seed: index) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 31 + d1 * 17 + s0 * 7) mod 23 - 9)>(%i, %j)[%seed]
      %n = arith.index_cast %x : index to i32
      %v = arith.sitofp %n : i32 to f64
      affine.store %v, %m[%i, %j] : !M
    }
  }
  return
}

// s = s * 3/4 + m[i][j] over all elements
func.func private @sum(%m: !M) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c = arith.constant 0.75 : f64
  %all = affine.for %i = 0 to 16 iter_args(%s = %zero) -> (f64) {
    %row = affine.for %j = 0 to 16 iter_args(%t = %s) -> (f64) {
      %v = affine.load %m[%i, %j] : !M
      %u = arith.mulf %t, %c : f64
      %w = arith.addf %u, %v : f64
      affine.yield %w : f64
    }
    affine.yield %row : f64
  }
  return %all : f64
}

// C[i][j] += A[i][k] * B[k][j]
func.func @product(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %l = 0 to %k {
      affine.for %j = 0 to %n {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// C[i][0] += A[i][k] * B[k][0]: rows share the vector
func.func @rows(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %l = 0 to %k {
      %x = affine.load %a[%i, %l] : !M
      %y = affine.load %b[%l, 0] : !M
      %z = arith.mulf %x, %y : f64
      %s = affine.load %c[%i, 0] : !M
      %t = arith.addf %s, %z : f64
      affine.store %t, %c[%i, 0] : !M
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// below the diagonal: C[i][j] += A[i][k] * A[j][k] for j <= i
func.func @below(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %l = 0 to %k {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %a[%j, %l] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// above it, j from i + 1 on
func.func @above(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %n {
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// a band around it: both bounds move, and others bind at its ends
func.func @band(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(d0) -> (0, d0 - 3)>(%i) to min affine_map<(d0)[s0] -> (d0 + 3, s0)>(%i)[%n] {
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// a diagonal stripe of constant width
func.func @stripe(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 3 to 9 {
    affine.for %j = affine_map<(d0) -> (d0 - 3)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// every second row, from below zero on
func.func @steps(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = -3 to affine_map<(d0) -> (d0 - 3)>(%n) step 2 {
    affine.for %j = -3 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i + 3, %l] : !M
        %y = affine.load %b[%l, %j + 3] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i + 3, %j + 3] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i + 3, %j + 3] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// rows that grow the other way: j to n - i
func.func @falling(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%n] {
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// rows that grow twice as fast
func.func @steep(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 7)>(%n) {
    affine.for %j = 0 to affine_map<(d0) -> (2 * d0 + 1)>(%i) {
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// three bounds in a chain: k < j < i
func.func @tetrahedron(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to affine_map<(d0) -> (d0 + 1)>(%j) {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %b[%j, %l] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// left-looking elimination: rows need those before, and each element those before it
func.func @elimination(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %c[%i, %l] : !M
        %y = affine.load %c[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.subf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
      %v = affine.load %c[%i, %j] : !M
      %d = affine.load %a[%j, %j] : !M
      %h = arith.subf %v, %d : f64
      affine.store %h, %c[%i, %j] : !M
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n {
      affine.for %l = 0 to affine_map<(d0) -> (d0)>(%i) {
        %x = affine.load %c[%i, %l] : !M
        %y = affine.load %c[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.subf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// of one triangle
func.func @factor(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %c[%i, %l] : !M
        %y = affine.load %c[%j, %l] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.subf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
      %v = affine.load %c[%i, %j] : !M
      %d = affine.load %a[%j, %j] : !M
      %h = arith.subf %v, %d : f64
      affine.store %h, %c[%i, %j] : !M
    }
    affine.for %l = 0 to affine_map<(d0) -> (d0)>(%i) {
      %x = affine.load %c[%i, %l] : !M
      %y = affine.load %c[%i, %l] : !M
      %z = arith.mulf %x, %y : f64
      %s = affine.load %c[%i, %i] : !M
      %t = arith.subf %s, %z : f64
      affine.store %t, %c[%i, %i] : !M
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// a sum in a value, and what is done with it
func.func @symmetric(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      %sum = affine.for %l = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%u = %zero) -> (f64) {
        %x = affine.load %b[%i, %j] : !M
        %y = affine.load %a[%i, %l] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%l, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%l, %j] : !M
        %g = affine.load %b[%l, %j] : !M
        %h = arith.mulf %g, %x : f64
        %w = arith.addf %u, %h : f64
        affine.yield %w : f64
      }
      %v = affine.load %c[%i, %j] : !M
      %d = arith.subf %v, %sum : f64
      affine.store %d, %c[%i, %j] : !M
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// the row before is read behind the diagonal: rows cannot be jammed
func.func @recurrence(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 1 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to %k {
        %x = affine.load %c[%i - 1, %j + 1] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// what is stored may be what other rows load
func.func @overlapping(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%b, %two) : (!M, index) -> ()
  func.call @fill(%c, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to %k {
        %x = affine.load %c[%j, %l] : !M
        %y = affine.load %b[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}
