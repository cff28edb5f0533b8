// Nests with bounds that are arguments, each a function of two extents from 0 to 12 that gives a number which depends
// on every element and on the order in which it was computed. Passes on the order of iterations must not change it.

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

// path[i][j] = min(path[i][j], path[i][k] + path[k][j]): all iterations of j in front of k read what iteration k writes
func.func @shortest(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %l = 0 to %n {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %direct = affine.load %m[%i, %j] : !M
        %to = affine.load %m[%i, %l] : !M
        %from = affine.load %m[%l, %j] : !M
        %through = arith.addf %to, %from : f64
        %v = arith.minimumf %direct, %through : f64
        affine.store %v, %m[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// the element that the others read may lie behind the last iteration, or before the first
func.func @pivot(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %l = 0 to 12 {
    affine.for %j = 3 to %n {
      %p = affine.load %m[0, %l] : !M
      %x = affine.load %m[0, %j] : !M
      %y = arith.addf %x, %p : f64
      affine.store %y, %m[0, %j] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// both sides of the pivot, which is written by all: two splits
func.func @last_written(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %l = 0 to %n {
    affine.for %j = 0 to %n {
      %x = affine.load %m[1, %j] : !M
      %p = affine.load %m[0, %l] : !M
      %y = arith.addf %x, %p : f64
      affine.store %y, %m[0, %j] : !M
      %q = affine.load %m[0, %l] : !M
      %z = arith.mulf %q, %x : f64
      affine.store %z, %m[2, %j] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// each reads what its mirror image writes
func.func @mirrored(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %x = affine.load %m[%i, %i - %j - 1] : !M
      %y = affine.load %m[%i, %j] : !M
      %z = arith.subf %x, %y : f64
      affine.store %z, %m[%i, %j] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// conditions that change within the loop, of each sort
func.func @conditions(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  %c = arith.constant 3.0 : f64
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 12 {
      affine.if affine_set<(d0, d1) : (d1 - d0 - 2 >= 0)>(%i, %j) {
        %x = affine.load %m[%i, %j] : !M
        %y = arith.mulf %x, %c : f64
        affine.store %y, %m[%i, %j] : !M
      } else {
        affine.store %c, %m[%j, %i] : !M
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      affine.if affine_set<(d0, d1) : (d1 * 3 - d0 - 1 == 0)>(%i, %j) {
        affine.store %c, %m[%i, %j] : !M
      }
      affine.if affine_set<(d0, d1) : (d0 - d1 * 2 + 1 >= 0, d1 + 5 >= 0)>(%i, %j) {
        %x = affine.load %m[%i, %j + 1] : !M
        %y = arith.addf %x, %c : f64
        affine.store %y, %m[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// a condition and a value that the loop carries; counters below zero
func.func @carried(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  %zero = arith.constant 0.0 : f64
  %s = affine.for %i = -4 to %n iter_args(%t = %zero) -> (f64) {
    %u = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> f64 {
      %x = affine.load %m[%i + 3, 2] : !M
      %y = arith.addf %t, %x : f64
      affine.yield %y : f64
    } else {
      %x = affine.load %m[%i + 4, 1] : !M
      %y = arith.mulf %t, %x : f64
      %z = arith.subf %y, %x : f64
      affine.yield %z : f64
    }
    affine.yield %u : f64
  }
  return %s : f64
}

// bounds of which one never matters
func.func @bounds(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %i = 0 to 8 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, -1, s0)>(%i)[%k] to min affine_map<(d0)[s0] -> (d0 + 4, 16, s0)>(%i)[%n] {
      %x = affine.load %m[%i, %j] : !M
      %y = affine.load %m[%j, %i] : !M
      %z = arith.subf %x, %y : f64
      affine.store %z, %m[%i, %j] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// sums of what is in front, along rows and down columns, in place
func.func @prefix(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %i = 1 to %n {
    affine.for %j = 2 to %n step 2 {
      %a = affine.load %m[%i, %j - 2] : !M
      %b = affine.load %m[%i, %j] : !M
      %c = affine.load %m[%i - 1, %j + 1] : !M
      %d = arith.addf %a, %b : f64
      %e = arith.mulf %c, %d : f64
      affine.store %e, %m[%i, %j] : !M
    }
  }
  affine.for %j = 0 to %n {
    affine.for %i = 3 to %k {
      %a = affine.load %m[%i - 1, %j] : !M
      %b = affine.load %m[%i - 3, %j] : !M
      %d = arith.subf %a, %b : f64
      affine.store %d, %m[%i, %j] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// each point of its neighbours, those above and to the left new
func.func @relaxed(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  %third = arith.constant 0.3 : f64
  affine.for %t = 0 to 2 {
    affine.for %i = 1 to %n {
      affine.for %j = 1 to %k {
        %a = affine.load %m[%i - 1, %j - 1] : !M
        %b = affine.load %m[%i - 1, %j] : !M
        %c = affine.load %m[%i - 1, %j + 1] : !M
        %d = affine.load %m[%i, %j - 1] : !M
        %e = affine.load %m[%i, %j] : !M
        %f = affine.load %m[%i, %j + 1] : !M
        %g = affine.load %m[%i + 1, %j + 1] : !M
        %ab = arith.addf %a, %b : f64
        %abc = arith.subf %ab, %c : f64
        %de = arith.addf %d, %e : f64
        %def = arith.subf %de, %f : f64
        %defg = arith.addf %def, %g : f64
        %s = arith.addf %abc, %defg : f64
        %v = arith.mulf %s, %third : f64
        affine.store %v, %m[%i, %j] : !M
      }
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// what is loaded again was overwritten, sometimes
func.func @overwritten(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  %half = arith.constant 0.5 : f64
  affine.for %i = 1 to %n {
    affine.for %j = 1 to 13 {
      %a = affine.load %m[1, %j - 1] : !M
      %b = affine.load %m[1, %j + 1] : !M
      %d = arith.addf %a, %b : f64
      affine.store %d, %m[1, %j] : !M
      affine.store %half, %m[1, %i] : !M
    }
    affine.for %j = 1 to 13 {
      %a = affine.load %m[2, %j - 1] : !M
      %b = arith.mulf %a, %half : f64
      affine.store %b, %m[2, %j] : !M
      affine.if affine_set<(d0, d1)[s0] : (d0 * 5 - d1 * 3 - s0 == 0)>(%i, %j)[%k] {
        affine.store %half, %m[2, %j] : !M
      }
    }
    affine.for %j = 1 to 13 {
      affine.store %half, %m[3, %j - 1] : !M
      %a = affine.load %m[3, %j] : !M
      %b = affine.load %m[3, %j - 1] : !M
      %c = arith.addf %a, %b : f64
      affine.store %c, %m[4, %j] : !M
      affine.store %c, %m[4, %j - 1] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// values that the loop carries already, and a lower bound that may be anything
func.func @recurrence(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  %one = arith.constant 1.0 : f64
  affine.for %i = 0 to %n {
    %s = affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %k iter_args(%t = %one) -> (f64) {
      %a = affine.load %m[%i, %j - 1] : !M
      %u = arith.addf %t, %a : f64
      affine.store %u, %m[%i, %j] : !M
      affine.yield %u : f64
    }
    affine.store %s, %m[%i, 0] : !M
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// a division behind the loop, of what it sums to: one more iteration of it
func.func @factored(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %m[%i, %j] : !M
        %y = affine.load %m[%i, %l] : !M
        %z = affine.load %m[%l, %j] : !M
        %p = arith.mulf %y, %z : f64
        %d = arith.subf %x, %p : f64
        affine.store %d, %m[%i, %j] : !M
      }
      %a = affine.load %m[%i, %j] : !M
      %b = affine.load %m[%j, %j] : !M
      %q = arith.divf %a, %b : f64
      affine.store %q, %m[%i, %j] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// the greatest of what is in front of the loop and in it, in whatever order
func.func @folded(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  %t = memref.alloc() : memref<16x16xi32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.load %m[%i, %j] : !M
      %y = arith.fptosi %x : f64 to i32
      affine.store %y, %t[%i, %j] : memref<16x16xi32>
    }
  }
  affine.for %s = 0 to 14 {
    %i = affine.apply affine_map<(d0) -> (13 - d0)>(%s)
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 15 {
      %old = affine.load %t[%i, %j] : memref<16x16xi32>
      %left = affine.load %t[%i, %j - 1] : memref<16x16xi32>
      %max = arith.maxsi %old, %left : i32
      affine.store %max, %t[%i, %j] : memref<16x16xi32>
      affine.for %l = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0) -> (d0)>(%j) {
        %before = affine.load %t[%i, %j] : memref<16x16xi32>
        %front = affine.load %t[%i, %l] : memref<16x16xi32>
        %back = affine.load %t[%l + 1, %j] : memref<16x16xi32>
        %score = arith.addi %front, %back : i32
        %after = arith.maxsi %before, %score : i32
        affine.store %after, %t[%i, %j] : memref<16x16xi32>
      }
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.load %t[%i, %j] : memref<16x16xi32>
      %y = arith.sitofp %x : i32 to f64
      affine.store %y, %m[%i, %j] : !M
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// the inner loop may have no iteration; what is behind it is not of its element alone
func.func @beside(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  affine.for %j = 0 to %n {
    affine.for %l = 3 to affine_map<(d0) -> (d0)>(%j) {
      %x = affine.load %m[0, %j] : !M
      %z = affine.load %m[%l, %j] : !M
      %p = arith.addf %x, %z : f64
      affine.store %p, %m[0, %j] : !M
    }
    %a = affine.load %m[0, %j] : !M
    affine.store %a, %m[1, %j] : !M
  }
  affine.for %j = 0 to 12 {
    affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
      %x = affine.load %m[2, %j] : !M
      %z = affine.load %m[%l + 1, %j] : !M
      %p = arith.addf %x, %z : f64
      affine.store %p, %m[2, %j] : !M
    }
    %a = affine.load %m[2, %j] : !M
    %b = arith.mulf %a, %a : f64
    affine.store %b, %m[%j + 1, 14 - %j] : !M
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}

// rows that wait for the one before, for as many and as long ones as an outer loop says
func.func @wavefront(%n: index, %k: index) -> f64 {
  %m = memref.alloc() : !M
  func.call @fill(%m, %k) : (!M, index) -> ()
  %third = arith.constant 0.3 : f64
  affine.for %t = 0 to 15 {
    affine.for %i = 1 to affine_map<(d0) -> (d0)>(%t) {
      affine.for %j = 1 to affine_map<(d0) -> (-d0 + 15)>(%t) {
        %a = affine.load %m[%i - 1, %j - 1] : !M
        %c = affine.load %m[%i - 1, %j + 1] : !M
        %d = affine.load %m[%i, %j - 1] : !M
        %g = affine.load %m[%i + 1, %j] : !M
        %ab = arith.addf %a, %c : f64
        %abc = arith.subf %ab, %d : f64
        %s = arith.addf %abc, %g : f64
        %v = arith.mulf %s, %third : f64
        affine.store %v, %m[%i, %j] : !M
      }
    }
    affine.for %i = 0 to 13 {
      affine.for %j = 2 to affine_map<(d0) -> (d0)>(%t) {
        %a = affine.load %m[%i + 1, %j] : !M
        %c = affine.load %m[%i, %j - 2] : !M
        %d = affine.load %m[%i + 2, %j + 1] : !M
        %ab = arith.subf %a, %c : f64
        %abc = arith.addf %ab, %d : f64
        affine.store %abc, %m[%i + 1, %j - 1] : !M
      }
    }
  }
  %r = func.call @sum(%m) : (!M) -> f64
  return %r : f64
}
