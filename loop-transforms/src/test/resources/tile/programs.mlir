// Nests with bounds that are arguments, each a function of two extents from 0 to 12 that gives a number which depends
// on every element and on the order in which it was computed. Passes that make tiles must not change it.

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

// C[i][j] += A[i][k] * B[k][j], k in the middle
func.func @product_ikj(%n: index, %k: index) -> f64 {
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

// C[i][j] += A[i][k] * B[k][j], k innermost, and something of C before and after
func.func @product_ijk(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc() : !M
  %c = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%c, %k) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %zero, %c[%i, %j] : !M
      affine.for %l = 0 to %k {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %a[%l, %j] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %c[%i, %j] : !M
        %t = arith.addf %s, %z : f64
        affine.store %t, %c[%i, %j] : !M
      }
      %u = affine.load %c[%i, %j] : !M
      %v = arith.addf %u, %u : f64
      affine.store %v, %c[%i, %j] : !M
    }
  }
  %r = func.call @sum(%c) : (!M) -> f64
  return %r : f64
}

// the lower triangle of a Cholesky-like factor: bounds depend on the outer loops
func.func @triangle(%n: index, %k: index) -> f64 {
  %a = memref.alloc() : !M
  func.call @fill(%a, %k) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %a[%i, %l] : !M
        %y = affine.load %a[%j, %l] : !M
        %z = arith.mulf %x, %y : f64
        %s = affine.load %a[%i, %j] : !M
        %t = arith.subf %s, %z : f64
        affine.store %t, %a[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%a) : (!M) -> f64
  return %r : f64
}

// in place, from both neighbours: neither order of the loops nor jamming is free
func.func @seidel(%n: index, %k: index) -> f64 {
  %half = arith.constant 0.5 : f64
  %a = memref.alloc() : !M
  func.call @fill(%a, %k) : (!M, index) -> ()
  affine.for %t = 0 to %k {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
        %w = affine.load %a[%i - 1, %j + 1] : !M
        %x = affine.load %a[%i, %j - 1] : !M
        %y = affine.load %a[%i + 1, %j] : !M
        %z = affine.load %a[%i, %j] : !M
        %u = arith.addf %w, %x : f64
        %v = arith.addf %y, %z : f64
        %s = arith.addf %u, %v : f64
        %r = arith.mulf %s, %half : f64
        affine.store %r, %a[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%a) : (!M) -> f64
  return %r : f64
}

// a[i][j] = a[i - 1][j + 1] + ...: tiles and jammed loops would read too early
func.func @skewed(%n: index, %k: index) -> f64 {
  %a = memref.alloc() : !M
  func.call @fill(%a, %k) : (!M, index) -> ()
  affine.for %i = 1 to %n {
    affine.for %j = 0 to %k {
      %x = affine.load %a[%i - 1, %j + 1] : !M
      %y = affine.load %a[%i, %j] : !M
      %z = arith.addf %x, %y : f64
      affine.store %z, %a[%i, %j] : !M
    }
  }
  %r = func.call @sum(%a) : (!M) -> f64
  return %r : f64
}

// one element for everything, read and written on several levels
func.func @one_element(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %c = arith.constant 0.5 : f64
  %a = memref.alloc() : !M
  %s = memref.alloc() : memref<f64>
  func.call @fill(%a, %one) : (!M, index) -> ()
  affine.store %c, %s[] : memref<f64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      %x = affine.load %a[%i, %j] : !M
      %y = affine.load %s[] : memref<f64>
      %z = arith.addf %x, %y : f64
      affine.store %z, %s[] : memref<f64>
    }
    %u = affine.load %s[] : memref<f64>
    %v = arith.mulf %u, %c : f64
    affine.store %v, %s[] : memref<f64>
    affine.store %v, %a[%i, 3] : !M
  }
  %t = affine.load %s[] : memref<f64>
  affine.store %t, %a[0, 0] : !M
  %r = func.call @sum(%a) : (!M) -> f64
  return %r : f64
}

// stores that overlap the element that was stored before: at i == 1 and at others not
func.func @overlapping(%n: index, %k: index) -> f64 {
  %two = arith.constant 2 : index
  %a = memref.alloc() : !M
  %b = memref.alloc() : !M
  func.call @fill(%a, %two) : (!M, index) -> ()
  func.call @fill(%b, %n) : (!M, index) -> ()
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 2)>()[%n] {
    %x = affine.load %b[%i, 0] : !M
    affine.store %x, %a[0, %i * 2] : !M
    affine.for %j = 0 to %k {
      %y = affine.load %a[0, %i * 2] : !M
      %z = affine.load %b[%i, %j] : !M
      %u = arith.addf %y, %z : f64
      affine.store %u, %a[0, %i + 1] : !M
      affine.store %y, %b[%j, %i] : !M
    }
    %v = affine.load %a[0, %i * 2] : !M
    affine.store %v, %a[1, %i] : !M
  }
  %s = func.call @sum(%a) : (!M) -> f64
  %t = func.call @sum(%b) : (!M) -> f64
  %r = arith.addf %s, %t : f64
  return %r : f64
}

// stores under conditions on the loops
func.func @conditional(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %a = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    %w = affine.load %a[%i, 0] : !M
    affine.for %j = 0 to %k {
      %x = affine.load %a[%i, 0] : !M
      affine.if affine_set<(d0, d1) : (d0 - d1 - 2 >= 0)>(%i, %j) {
        %y = arith.addf %x, %w : f64
        affine.store %y, %a[%i, 0] : !M
      } else {
        %y = affine.load %a[%i, %j] : !M
        %z = arith.subf %x, %y : f64
        affine.store %z, %a[%j, %i] : !M
      }
      %u = affine.load %a[%i, 0] : !M
      affine.store %u, %a[%i, %j + 2] : !M
    }
  }
  %r = func.call @sum(%a) : (!M) -> f64
  return %r : f64
}

// rows times a vector twice, the vector as it was and as it became; steps that do not divide
func.func @rows(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %a = memref.alloc() : !M
  %x = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  func.call @fill(%x, %n) : (!M, index) -> ()
  affine.for %i = 0 to %n step 2 {
    affine.for %j = 0 to %k step 3 {
      %u = affine.load %a[%i, %j] : !M
      %v = affine.load %x[0, %j] : !M
      %w = arith.mulf %u, %v : f64
      %s = affine.load %x[1, %i] : !M
      %t = arith.addf %s, %w : f64
      affine.store %t, %x[1, %i] : !M
    }
    %p = affine.load %x[1, %i] : !M
    affine.store %p, %x[2, %i] : !M
    affine.for %j = 0 to %k {
      %u = affine.load %a[%i, %j] : !M
      %w = arith.mulf %u, %p : f64
      %s = affine.load %x[3, %j] : !M
      %t = arith.addf %s, %w : f64
      affine.store %t, %x[3, %j] : !M
    }
  }
  %r = func.call @sum(%x) : (!M) -> f64
  return %r : f64
}

// bounds that are the greatest and least of several
func.func @max_min(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %a = memref.alloc() : !M
  func.call @fill(%a, %one) : (!M, index) -> ()
  affine.for %i = max affine_map<()[s0] -> (1, s0 - 5)>()[%k] to min affine_map<()[s0] -> (s0, 9)>()[%n] {
    affine.for %j = max affine_map<()[s0] -> (0, s0 - 7)>()[%n] to min affine_map<()[s0] -> (s0, 11)>()[%k] {
      %x = affine.load %a[%i - 1, %j] : !M
      %y = affine.load %a[%i, %j] : !M
      %z = arith.addf %x, %y : f64
      affine.store %z, %a[%i, %j] : !M
      affine.store %x, %a[15, %i] : !M
    }
  }
  %r = func.call @sum(%a) : (!M) -> f64
  return %r : f64
}

// the same elements again and again, in one block and in blocks in it
func.func @again(%n: index, %k: index) -> f64 {
  %one = arith.constant 1 : index
  %a = memref.alloc() : !M
  %t = memref.alloc() : memref<4xf64>
  func.call @fill(%a, %one) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    %u = affine.load %a[%i, %i] : !M
    affine.store %u, %t[1] : memref<4xf64>
    affine.for %j = 0 to %k {
      %v = affine.load %a[%i, %j] : !M
      affine.store %v, %t[0] : memref<4xf64>
      %w = affine.load %t[1] : memref<4xf64>
      %x = affine.load %a[%i, %i] : !M
      %y = arith.addf %w, %x : f64
      affine.store %y, %t[2] : memref<4xf64>
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        %z = affine.load %t[2] : memref<4xf64>
        affine.store %z, %a[%i, %j] : !M
        affine.store %z, %t[0] : memref<4xf64>
      }
      %p = affine.load %t[0] : memref<4xf64>
      affine.store %p, %a[%i, %j + 1] : !M
      %q = affine.load %a[%i, %j] : !M
      %s = arith.addf %p, %q : f64
      affine.store %s, %a[%i, %j + 1] : !M
    }
  }
  %r = func.call @sum(%a) : (!M) -> f64
  return %r : f64
}

// integers that outer and inner loops carry, and a vector along the way
func.func @carried(%n: index, %k: index) -> i32 {
  %c7 = arith.constant 7 : i32
  %c3 = arith.constant 3 : i32
  %v = memref.alloc() : memref<16xi32>
  affine.for %i = 0 to 16 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %v[%i] : memref<16xi32>
  }
  %all = affine.for %i = 0 to %n iter_args(%s = %c7) -> (i32) {
    %row = affine.for %j = 0 to %k iter_args(%t = %c3) -> (i32) {
      %x = affine.load %v[%i] : memref<16xi32>
      %y = affine.load %v[%j] : memref<16xi32>
      %z = arith.muli %x, %t : i32
      %u = arith.addi %z, %y : i32
      affine.yield %u : i32
    }
    %w = arith.addi %s, %row : i32
    affine.yield %w : i32
  }
  return %all : i32
}
