// RUN: wami opt %s --affine-index-set-splitting | filecheck %s
// beyond mlir-opt: a pass of ours

// all iterations up to k read p[i][k] before iteration k writes it; all behind it read what it wrote
// CHECK-LABEL: func.func @weak_zero(%arg0: memref<100x100xi32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 100 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:        affine.for %arg3 = 0 to #map(%arg1) {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg2, %arg3] : memref<100x100xi32>
// CHECK-NEXT:          %1 = affine.load %arg0[%arg2, %arg1] : memref<100x100xi32>
// CHECK-NEXT:          %2 = affine.load %arg0[%arg1, %arg3] : memref<100x100xi32>
// CHECK-NEXT:          %3 = arith.addi %1, %2 : i32
// CHECK-NEXT:          %4 = arith.minsi %0, %3 : i32
// CHECK-NEXT:          affine.store %4, %arg0[%arg2, %arg3] : memref<100x100xi32>
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.for %arg3 = #map(%arg1) to 100 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg2, %arg3] : memref<100x100xi32>
// CHECK-NEXT:          %1 = affine.load %arg0[%arg2, %arg1] : memref<100x100xi32>
// CHECK-NEXT:          %2 = affine.load %arg0[%arg1, %arg3] : memref<100x100xi32>
// CHECK-NEXT:          %3 = arith.addi %1, %2 : i32
// CHECK-NEXT:          %4 = arith.minsi %0, %3 : i32
// CHECK-NEXT:          affine.store %4, %arg0[%arg2, %arg3] : memref<100x100xi32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @weak_zero(%p: memref<100x100xi32>) {
  affine.for %k = 0 to 100 {
    affine.for %i = 0 to 100 {
      affine.for %j = 0 to 100 {
        %direct = affine.load %p[%i, %j] : memref<100x100xi32>
        %to = affine.load %p[%i, %k] : memref<100x100xi32>
        %from = affine.load %p[%k, %j] : memref<100x100xi32>
        %through = arith.addi %to, %from : i32
        %v = arith.minsi %direct, %through : i32
        affine.store %v, %p[%i, %j] : memref<100x100xi32>
      }
    }
  }
  return
}

// each element and its mirror image: the first half reads the second, and the second the first
// CHECK-LABEL: func.func @weak_crossing(%arg0: memref<101xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 50 {
// CHECK-NEXT:      %0 = affine.load %arg0[-%arg1 + 100] : memref<101xf32>
// CHECK-NEXT:      %1 = arith.negf %0 : f32
// CHECK-NEXT:      affine.store %1, %arg0[%arg1] : memref<101xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 50 to 101 {
// CHECK-NEXT:      %0 = affine.load %arg0[-%arg1 + 100] : memref<101xf32>
// CHECK-NEXT:      %1 = arith.negf %0 : f32
// CHECK-NEXT:      affine.store %1, %arg0[%arg1] : memref<101xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @weak_crossing(%p: memref<101xf32>) {
  affine.for %i = 0 to 101 {
    %x = affine.load %p[100 - %i] : memref<101xf32>
    %y = arith.negf %x : f32
    affine.store %y, %p[%i] : memref<101xf32>
  }
  return
}

// written, then read by all: iteration 7 is alone
// CHECK-LABEL: func.func @two_splits(%arg0: memref<100xf64>, %arg1: f64) {
// CHECK-NEXT:    %c7 = arith.constant 7 : index
// CHECK-NEXT:    affine.for %arg2 = 0 to 7 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:      %2 = affine.load %arg0[7] : memref<100xf64>
// CHECK-NEXT:      %3 = arith.addf %2, %arg1 : f64
// CHECK-NEXT:      affine.store %3, %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.store %arg1, %arg0[%c7] : memref<100xf64>
// CHECK-NEXT:    %0 = affine.load %arg0[7] : memref<100xf64>
// CHECK-NEXT:    %1 = arith.addf %0, %arg1 : f64
// CHECK-NEXT:    affine.store %1, %arg0[%c7] : memref<100xf64>
// CHECK-NEXT:    affine.for %arg2 = 8 to 100 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:      %2 = affine.load %arg0[7] : memref<100xf64>
// CHECK-NEXT:      %3 = arith.addf %2, %arg1 : f64
// CHECK-NEXT:      affine.store %3, %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @two_splits(%p: memref<100xf64>, %x: f64) {
  affine.for %i = 0 to 100 {
    affine.store %x, %p[%i] : memref<100xf64>
    %y = affine.load %p[7] : memref<100xf64>
    %z = arith.addf %y, %x : f64
    affine.store %z, %p[%i] : memref<100xf64>
  }
  return
}

// the first iteration is another, and the last
// CHECK-LABEL: func.func @conditions(%arg0: memref<100xf64>, %arg1: f64, %arg2: f64) {
// CHECK-NEXT:    %c99 = arith.constant 99 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    affine.store %arg2, %arg0[%c0] : memref<100xf64>
// CHECK-NEXT:    affine.for %arg3 = 1 to 99 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg3] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.store %arg2, %arg0[%c99] : memref<100xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @conditions(%p: memref<100xf64>, %x: f64, %y: f64) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(i) : (i - 1 >= 0, 98 - i >= 0)>(%i) {
      affine.store %x, %p[%i] : memref<100xf64>
    } else {
      affine.store %y, %p[%i] : memref<100xf64>
    }
  }
  return
}

// one iteration of the inner loop
// CHECK-LABEL: func.func @equality(%arg0: memref<100x100xf64>, %arg1: f64, %arg2: f64) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 100 {
// CHECK-NEXT:      affine.for %arg4 = 0 to #map1(%arg3) {
// CHECK-NEXT:        affine.store %arg2, %arg0[%arg3, %arg4] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg3, %arg3] : memref<100x100xf64>
// CHECK-NEXT:      affine.for %arg4 = #map(%arg3) to 100 {
// CHECK-NEXT:        affine.store %arg2, %arg0[%arg3, %arg4] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @equality(%p: memref<100x100xf64>, %x: f64, %y: f64) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.if affine_set<(i, j) : (j - i == 0)>(%i, %j) {
        affine.store %x, %p[%i, %j] : memref<100x100xf64>
      } else {
        affine.store %y, %p[%i, %j] : memref<100x100xf64>
      }
    }
  }
  return
}

// decided by the loops around, without a split, and a bound that another is never beyond
// CHECK-LABEL: func.func @decided(%arg0: memref<100x100xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 50 {
// CHECK-NEXT:      affine.for %arg3 = #map(%arg2) to #map2(%arg2) {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2, %arg3] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @decided(%p: memref<100x100xf64>, %x: f64) {
  affine.for %i = 0 to 50 {
    affine.for %j = affine_map<(i) -> (i + 1)>(%i) to min affine_map<(i) -> (i + 20, 100)>(%i) {
      affine.if affine_set<(i, j) : (j - i - 1 >= 0, j - 1 >= 0)>(%i, %j) {
        affine.store %x, %p[%i, %j] : memref<100x100xf64>
      }
      affine.if affine_set<(i, j) : (i - j >= 0)>(%i, %j) {
        affine.store %x, %p[%j, %i] : memref<100x100xf64>
      }
    }
  }
  return
}

// values go from part to part
// CHECK-LABEL: func.func @carried(%arg0: memref<100xf64>, %arg1: f64) -> f64 {
// CHECK-NEXT:    %0 = affine.for %arg2 = 0 to 30 iter_args(%arg3 = %arg1) -> (f64) {
// CHECK-NEXT:      %2 = arith.addf %arg3, %arg1 : f64
// CHECK-NEXT:      affine.yield %2 : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = affine.for %arg2 = 30 to 100 iter_args(%arg3 = %0) -> (f64) {
// CHECK-NEXT:      %2 = affine.load %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:      %3 = arith.addf %arg3, %2 : f64
// CHECK-NEXT:      affine.yield %3 : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1 : f64
// CHECK-NEXT:  }
func.func @carried(%p: memref<100xf64>, %x: f64) -> f64 {
  %r = affine.for %i = 0 to 100 iter_args(%s = %x) -> (f64) {
    %t = affine.if affine_set<(i) : (i - 30 >= 0)>(%i) -> f64 {
      %u = affine.load %p[%i] : memref<100xf64>
      affine.yield %u : f64
    } else {
      affine.yield %x : f64
    }
    %v = arith.addf %s, %t : f64
    affine.yield %v : f64
  }
  return %r : f64
}

// left alone: the next iteration reads what this one writes, wherever the loop is split
// CHECK-LABEL: func.func @distance(%arg0: memref<101xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<101xf64>
// CHECK-NEXT:      %1 = arith.addf %arg1, %0 : f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg2 + 1] : memref<101xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @distance(%p: memref<101xf64>, %x: f64) {
  affine.for %i = 0 to 100 {
    %y = affine.load %p[%i] : memref<101xf64>
    %z = arith.addf %x, %y : f64
    affine.store %z, %p[%i + 1] : memref<101xf64>
  }
  return
}

// left alone: n + 1 may wrap around
// CHECK-LABEL: func.func @wraps(%arg0: memref<?xf64>, %arg1: index) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:      %0 = affine.load %arg0[symbol(%arg1)] : memref<?xf64>
// CHECK-NEXT:      %1 = arith.addf %0, %0 : f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg2] : memref<?xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @wraps(%p: memref<?xf64>, %n: index) {
  affine.for %i = 0 to 100 {
    %y = affine.load %p[symbol(%n)] : memref<?xf64>
    %z = arith.addf %y, %y : f64
    affine.store %z, %p[%i] : memref<?xf64>
  }
  return
}

// left alone: q may be p
// CHECK-LABEL: func.func @arguments(%arg0: memref<100xf64>, %arg1: memref<100xf64>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:      %0 = affine.load %arg0[7] : memref<100xf64>
// CHECK-NEXT:      affine.store %0, %arg1[%arg2] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @arguments(%p: memref<100xf64>, %q: memref<100xf64>) {
  affine.for %i = 0 to 100 {
    %x = affine.load %p[7] : memref<100xf64>
    affine.store %x, %q[%i] : memref<100xf64>
  }
  return
}

// left alone: steps
// CHECK-LABEL: func.func @steps(%arg0: memref<100xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 100 step 2 {
// CHECK-NEXT:      %0 = affine.load %arg0[8] : memref<100xf64>
// CHECK-NEXT:      %1 = arith.addf %0, %0 : f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg1] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @steps(%p: memref<100xf64>) {
  affine.for %i = 0 to 100 step 2 {
    %x = affine.load %p[8] : memref<100xf64>
    %y = arith.addf %x, %x : f64
    affine.store %y, %p[%i] : memref<100xf64>
  }
  return
}
