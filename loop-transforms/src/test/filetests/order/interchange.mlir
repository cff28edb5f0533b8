// RUN: wami opt %s --affine-loop-interchange | filecheck %s
// beyond mlir-opt: a pass of ours

// C[i, j] += A[i, k] * B[k, j]: k moves out, j is the innermost one
// CHECK-LABEL: func.func @matmul(%arg0: index) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<30x50xf64>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<50x40xf64>
// CHECK-NEXT:    %alloc_1 = memref.alloc() : memref<30x40xf64>
// CHECK-NEXT:    affine.for %arg1 = 0 to 30 {
// CHECK-NEXT:      affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:        affine.for %arg3 = 0 to 40 {
// CHECK-NEXT:          %0 = affine.load %alloc[%arg1, %arg2] : memref<30x50xf64>
// CHECK-NEXT:          %1 = affine.load %alloc_0[%arg2, %arg3] : memref<50x40xf64>
// CHECK-NEXT:          %2 = affine.load %alloc_1[%arg1, %arg3] : memref<30x40xf64>
// CHECK-NEXT:          %3 = arith.mulf %0, %1 : f64
// CHECK-NEXT:          %4 = arith.addf %2, %3 : f64
// CHECK-NEXT:          affine.store %4, %alloc_1[%arg1, %arg3] : memref<30x40xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @matmul(%n: index) {
  %a = memref.alloc() : memref<30x50xf64>
  %b = memref.alloc() : memref<50x40xf64>
  %c = memref.alloc() : memref<30x40xf64>
  affine.for %i = 0 to 30 {
    affine.for %j = 0 to 40 {
      affine.for %k = 0 to %n {
        %x = affine.load %a[%i, %k] : memref<30x50xf64>
        %y = affine.load %b[%k, %j] : memref<50x40xf64>
        %z = affine.load %c[%i, %j] : memref<30x40xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<30x40xf64>
      }
    }
  }
  return
}

// j up to i: i from j on
// CHECK-LABEL: func.func @triangle(%arg0: memref<40x40xf64>, %arg1: f64, %arg2: index) {
// CHECK-NEXT:    affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT:      affine.for %arg4 = max #map(%arg3) to %arg2 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg3, %arg4] : memref<40x40xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @triangle(%m: memref<40x40xf64>, %x: f64, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %x, %m[%j, %i] : memref<40x40xf64>
    }
  }
  return
}

// a band around the diagonal, and a bound that falls
// CHECK-LABEL: func.func @diagonals(%arg0: memref<80x40xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 68 {
// CHECK-NEXT:      affine.for %arg3 = 2 to min #map1(%arg2) {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2, %arg3] : memref<80x40xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @diagonals(%m: memref<80x40xf64>, %x: f64) {
  affine.for %i = 2 to 40 {
    affine.for %j = affine_map<(d0) -> (d0 - 2)>(%i) to affine_map<(d0) -> (-d0 + 70)>(%i) {
      affine.store %x, %m[%j, %i] : memref<80x40xf64>
    }
  }
  return
}

// steps stay with their loops
// CHECK-LABEL: func.func @steps(%arg0: memref<40x40xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 40 step 3 {
// CHECK-NEXT:      affine.for %arg3 = 3 to 40 step 4 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2, %arg3] : memref<40x40xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @steps(%m: memref<40x40xf64>, %x: f64) {
  affine.for %i = 3 to 40 step 4 {
    affine.for %j = 0 to 40 step 3 {
      affine.store %x, %m[%j, %i] : memref<40x40xf64>
    }
  }
  return
}

// a twice as steep bound has no inverse without division: stays
// CHECK-LABEL: func.func @steep(%arg0: memref<80x40xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 40 {
// CHECK-NEXT:      affine.for %arg3 = 0 to #map2(%arg2) {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg3, %arg2] : memref<80x40xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @steep(%m: memref<80x40xf64>, %x: f64) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 * 2)>(%i) {
      affine.store %x, %m[%j, %i] : memref<80x40xf64>
    }
  }
  return
}

// distance (1, -1): the other order would read what is not written yet
// CHECK-LABEL: func.func @illegal(%arg0: memref<40x40xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 1 to 40 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 39 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg2 + 1, %arg1 - 1] : memref<40x40xf64>
// CHECK-NEXT:        affine.store %0, %arg0[%arg2, %arg1] : memref<40x40xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @illegal(%m: memref<40x40xf64>) {
  affine.for %i = 1 to 40 {
    affine.for %j = 0 to 39 {
      %x = affine.load %m[%j + 1, %i - 1] : memref<40x40xf64>
      affine.store %x, %m[%j, %i] : memref<40x40xf64>
    }
  }
  return
}

// both may be the same memory
// CHECK-LABEL: func.func @may_alias(%arg0: memref<40x40xf64>, %arg1: memref<40x40xf64>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 40 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 40 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg3, %arg2] : memref<40x40xf64>
// CHECK-NEXT:        affine.store %0, %arg1[%arg3, %arg2] : memref<40x40xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_alias(%a: memref<40x40xf64>, %b: memref<40x40xf64>) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 40 {
      %x = affine.load %a[%j, %i] : memref<40x40xf64>
      affine.store %x, %b[%j, %i] : memref<40x40xf64>
    }
  }
  return
}

// a call may do anything, and a loop that carries a value is no part of a band
// CHECK-LABEL: func.func private @call()
func.func private @call()
// CHECK-LABEL: func.func @calls(%arg0: memref<40x40xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 40 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 40 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg3, %arg2] : memref<40x40xf64>
// CHECK-NEXT:        func.call @call() : () -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @calls(%m: memref<40x40xf64>, %x: f64) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 40 {
      affine.store %x, %m[%j, %i] : memref<40x40xf64>
      func.call @call() : () -> ()
    }
  }
  return
}
// CHECK-LABEL: func.func @carries(%arg0: memref<40x40xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 40 {
// CHECK-NEXT:      %0 = affine.for %arg3 = 0 to 40 iter_args(%arg4 = %arg1) -> (f64) {
// CHECK-NEXT:        affine.store %arg4, %arg0[%arg3, %arg2] : memref<40x40xf64>
// CHECK-NEXT:        affine.yield %arg4 : f64
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @carries(%m: memref<40x40xf64>, %x: f64) {
  affine.for %i = 0 to 40 {
    %r = affine.for %j = 0 to 40 iter_args(%s = %x) -> (f64) {
      affine.store %s, %m[%j, %i] : memref<40x40xf64>
      affine.yield %s : f64
    }
  }
  return
}
