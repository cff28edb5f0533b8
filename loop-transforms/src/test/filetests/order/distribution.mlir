// RUN: wami opt %s --affine-loop-distribution | filecheck %s
// beyond mlir-opt: a pass of ours

// CHECK-LABEL: func.func private @call()
func.func private @call()

// zero first, then sums, and what both compute with twice
// CHECK-LABEL: func.func @init_and_sum(%arg0: index) {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %alloc = memref.alloc() : memref<40xf64>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<80x40xf64>
// CHECK-NEXT:    affine.for %arg1 = 0 to 40 {
// CHECK-NEXT:      affine.store %cst, %alloc[%arg1] : memref<40xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 0 to 40 {
// CHECK-NEXT:      affine.for %arg2 = 0 to %arg0 {
// CHECK-NEXT:        %0 = affine.apply #map(%arg1)
// CHECK-NEXT:        %1 = affine.load %alloc_0[%0, %arg2] : memref<80x40xf64>
// CHECK-NEXT:        %2 = affine.load %alloc[%arg1] : memref<40xf64>
// CHECK-NEXT:        %3 = arith.addf %1, %2 : f64
// CHECK-NEXT:        affine.store %3, %alloc[%arg1] : memref<40xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @init_and_sum(%n: index) {
  %zero = arith.constant 0.0 : f64
  %s = memref.alloc() : memref<40xf64>
  %m = memref.alloc() : memref<80x40xf64>
  affine.for %i = 0 to 40 {
    %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.store %zero, %s[%i] : memref<40xf64>
    affine.for %j = 0 to %n {
      %x = affine.load %m[%k, %j] : memref<80x40xf64>
      %y = affine.load %s[%i] : memref<40xf64>
      %z = arith.addf %x, %y : f64
      affine.store %z, %s[%i] : memref<40xf64>
    }
  }
  return
}

// three nests, of which the inner two were in one loop
// CHECK-LABEL: func.func @twice(%arg0: memref<10x10xf64>, %arg1: f64, %arg2: f64) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg3, %arg4] : memref<10x10xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:        affine.for %arg5 = 0 to 10 {
// CHECK-NEXT:          affine.store %arg2, %arg0[%arg3, %arg4] : memref<10x10xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @twice(%m: memref<10x10xf64>, %x: f64, %y: f64) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %x, %m[%i, %j] : memref<10x10xf64>
      affine.for %k = 0 to 10 {
        affine.store %y, %m[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

// the second loop of an iteration comes before the first of the next one
// CHECK-LABEL: func.func @round(%arg0: memref<11x10xf64>, %arg1: memref<10xf64>, %arg2: f64) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg3, 0] : memref<11x10xf64>
// CHECK-NEXT:      affine.store %0, %arg1[%arg3] : memref<10xf64>
// CHECK-NEXT:      affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:        affine.store %arg2, %arg0[%arg3 + 1, %arg4] : memref<11x10xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @round(%m: memref<11x10xf64>, %n: memref<10xf64>, %x: f64) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i, 0] : memref<11x10xf64>
    affine.store %v, %n[%i] : memref<10xf64>
    affine.for %j = 0 to 10 {
      affine.store %x, %m[%i + 1, %j] : memref<11x10xf64>
    }
  }
  return
}

// the other way around the loops change places: what is read was written in an iteration before
// CHECK-LABEL: func.func @later_first(%arg0: f64) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<12x10xf64>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<12xf64>
// CHECK-NEXT:    affine.for %arg1 = 1 to 10 {
// CHECK-NEXT:      affine.store %arg0, %alloc_0[%arg1] : memref<12xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 1 to 10 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:        %0 = affine.load %alloc_0[%arg1 - 1] : memref<12xf64>
// CHECK-NEXT:        affine.store %0, %alloc[%arg1, %arg2] : memref<12x10xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @later_first(%x: f64) {
  %m = memref.alloc() : memref<12x10xf64>
  %n = memref.alloc() : memref<12xf64>
  affine.for %i = 1 to 10 {
    affine.for %j = 0 to 10 {
      %v = affine.load %n[%i - 1] : memref<12xf64>
      affine.store %v, %m[%i, %j] : memref<12x10xf64>
    }
    affine.store %x, %n[%i] : memref<12xf64>
  }
  return
}

// a value that is loaded once for the loop keeps both together
// CHECK-LABEL: func.func @scalar(%arg0: memref<10x10xf64>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<10xf64>
// CHECK-NEXT:    affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg1] : memref<10xf64>
// CHECK-NEXT:      affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:        affine.store %0, %arg0[%arg1, %arg2] : memref<10x10xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @scalar(%m: memref<10x10xf64>) {
  %n = memref.alloc() : memref<10xf64>
  affine.for %i = 0 to 10 {
    %v = affine.load %n[%i] : memref<10xf64>
    affine.for %j = 0 to 10 {
      affine.store %v, %m[%i, %j] : memref<10x10xf64>
    }
  }
  return
}

// calls stay in order
// CHECK-LABEL: func.func @calls(%arg0: memref<10x10xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:      func.call @call() : () -> ()
// CHECK-NEXT:      affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2, %arg3] : memref<10x10xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @calls(%m: memref<10x10xf64>, %x: f64) {
  affine.for %i = 0 to 10 {
    func.call @call() : () -> ()
    affine.for %j = 0 to 10 {
      affine.store %x, %m[%i, %j] : memref<10x10xf64>
    }
  }
  return
}

// nothing to split, but the sum moves to where it is needed
// CHECK-LABEL: func.func @sink(%arg0: memref<10x20xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:        %0 = affine.apply #map1(%arg2)
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg3, %0] : memref<10x20xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @sink(%m: memref<10x20xf64>, %x: f64) {
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    affine.for %j = 0 to 10 {
      affine.store %x, %m[%j, %k] : memref<10x20xf64>
    }
  }
  return
}
