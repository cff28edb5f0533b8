// RUN: wami opt %s --affine-loop-skewing='rows=2 by-cost=false' | filecheck %s
// beyond mlir-opt: a pass of ours

// a row reads one element further of the row above: it is two iterations behind
// CHECK-LABEL: func.func @two_behind(%arg0: memref<100x100xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 1 to 99 step 2 {
// CHECK-NEXT:      affine.for %arg2 = #map(%arg1) to #map1(%arg1) {
// CHECK-NEXT:        affine.for %arg3 = 1 to #map2(%arg1, %arg2) {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg2 - 1, %arg3 + 1] : memref<100x100xf64>
// CHECK-NEXT:          %1 = affine.load %arg0[%arg2, %arg3 - 1] : memref<100x100xf64>
// CHECK-NEXT:          %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:          affine.store %2, %arg0[%arg2, %arg3] : memref<100x100xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg2 = 3 to 99 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<100x100xf64>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg1, %arg2 - 1] : memref<100x100xf64>
// CHECK-NEXT:        %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:        affine.store %2, %arg0[%arg1, %arg2] : memref<100x100xf64>
// CHECK-NEXT:        %3 = affine.apply #map3(%arg1)
// CHECK-NEXT:        %4 = affine.apply #map4(%arg2)
// CHECK-NEXT:        %5 = affine.load %arg0[%3 - 1, %4 + 1] : memref<100x100xf64>
// CHECK-NEXT:        %6 = affine.load %arg0[%3, %4 - 1] : memref<100x100xf64>
// CHECK-NEXT:        %7 = arith.addf %5, %6 : f64
// CHECK-NEXT:        affine.store %7, %arg0[%3, %4] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg2 = #map(%arg1) to #map1(%arg1) {
// CHECK-NEXT:        affine.for %arg3 = #map5(%arg1, %arg2) to 99 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg2 - 1, %arg3 + 1] : memref<100x100xf64>
// CHECK-NEXT:          %1 = affine.load %arg0[%arg2, %arg3 - 1] : memref<100x100xf64>
// CHECK-NEXT:          %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:          affine.store %2, %arg0[%arg2, %arg3] : memref<100x100xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 99 to 99 {
// CHECK-NEXT:      affine.for %arg2 = 1 to 99 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<100x100xf64>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg1, %arg2 - 1] : memref<100x100xf64>
// CHECK-NEXT:        %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:        affine.store %2, %arg0[%arg1, %arg2] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @two_behind(%m: memref<100x100xf64>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %a = affine.load %m[%i - 1, %j + 1] : memref<100x100xf64>
      %b = affine.load %m[%i, %j - 1] : memref<100x100xf64>
      %c = arith.addf %a, %b : f64
      affine.store %c, %m[%i, %j] : memref<100x100xf64>
    }
  }
  return
}

// rows may be shorter than the wavefront, and one is left over
// CHECK-LABEL: func.func @short(%arg0: memref<100x100xi32>) {
// CHECK-NEXT:    %c49 = arith.constant 49 : index
// CHECK-NEXT:    affine.for %arg1 = 1 to 50 {
// CHECK-NEXT:      affine.for %arg2 = 1 to 49 step 2 {
// CHECK-NEXT:        affine.if #set(%arg1) {
// CHECK-NEXT:          affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:            affine.for %arg4 = 1 to #map6(%arg2, %arg3) {
// CHECK-NEXT:              %0 = affine.load %arg0[%arg3 - 1, %arg4 - 1] : memref<100x100xi32>
// CHECK-NEXT:              %1 = affine.load %arg0[%arg3 - 1, %arg4] : memref<100x100xi32>
// CHECK-NEXT:              %2 = affine.load %arg0[%arg3, %arg4 - 1] : memref<100x100xi32>
// CHECK-NEXT:              %3 = arith.maxsi %0, %1 : i32
// CHECK-NEXT:              %4 = arith.maxsi %3, %2 : i32
// CHECK-NEXT:              affine.store %4, %arg0[%arg3, %arg4] : memref<100x100xi32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:          affine.for %arg3 = 2 to #map(%arg1) {
// CHECK-NEXT:            %0 = affine.load %arg0[%arg2 - 1, %arg3 - 1] : memref<100x100xi32>
// CHECK-NEXT:            %1 = affine.load %arg0[%arg2 - 1, %arg3] : memref<100x100xi32>
// CHECK-NEXT:            %2 = affine.load %arg0[%arg2, %arg3 - 1] : memref<100x100xi32>
// CHECK-NEXT:            %3 = arith.maxsi %0, %1 : i32
// CHECK-NEXT:            %4 = arith.maxsi %3, %2 : i32
// CHECK-NEXT:            affine.store %4, %arg0[%arg2, %arg3] : memref<100x100xi32>
// CHECK-NEXT:            %5 = affine.apply #map3(%arg2)
// CHECK-NEXT:            %6 = affine.apply #map7(%arg3)
// CHECK-NEXT:            %7 = affine.load %arg0[%5 - 1, %6 - 1] : memref<100x100xi32>
// CHECK-NEXT:            %8 = affine.load %arg0[%5 - 1, %6] : memref<100x100xi32>
// CHECK-NEXT:            %9 = affine.load %arg0[%5, %6 - 1] : memref<100x100xi32>
// CHECK-NEXT:            %10 = arith.maxsi %7, %8 : i32
// CHECK-NEXT:            %11 = arith.maxsi %10, %9 : i32
// CHECK-NEXT:            affine.store %11, %arg0[%5, %6] : memref<100x100xi32>
// CHECK-NEXT:          }
// CHECK-NEXT:          affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:            affine.for %arg4 = #map8(%arg2, %arg1, %arg3) to #map(%arg1) {
// CHECK-NEXT:              %0 = affine.load %arg0[%arg3 - 1, %arg4 - 1] : memref<100x100xi32>
// CHECK-NEXT:              %1 = affine.load %arg0[%arg3 - 1, %arg4] : memref<100x100xi32>
// CHECK-NEXT:              %2 = affine.load %arg0[%arg3, %arg4 - 1] : memref<100x100xi32>
// CHECK-NEXT:              %3 = arith.maxsi %0, %1 : i32
// CHECK-NEXT:              %4 = arith.maxsi %3, %2 : i32
// CHECK-NEXT:              affine.store %4, %arg0[%arg3, %arg4] : memref<100x100xi32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        } else {
// CHECK-NEXT:          affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:            affine.for %arg4 = 1 to #map(%arg1) {
// CHECK-NEXT:              %0 = affine.load %arg0[%arg3 - 1, %arg4 - 1] : memref<100x100xi32>
// CHECK-NEXT:              %1 = affine.load %arg0[%arg3 - 1, %arg4] : memref<100x100xi32>
// CHECK-NEXT:              %2 = affine.load %arg0[%arg3, %arg4 - 1] : memref<100x100xi32>
// CHECK-NEXT:              %3 = arith.maxsi %0, %1 : i32
// CHECK-NEXT:              %4 = arith.maxsi %3, %2 : i32
// CHECK-NEXT:              affine.store %4, %arg0[%arg3, %arg4] : memref<100x100xi32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg2 = 1 to #map(%arg1) {
// CHECK-NEXT:        %0 = affine.load %arg0[%c49 - 1, %arg2 - 1] : memref<100x100xi32>
// CHECK-NEXT:        %1 = affine.load %arg0[%c49 - 1, %arg2] : memref<100x100xi32>
// CHECK-NEXT:        %2 = affine.load %arg0[%c49, %arg2 - 1] : memref<100x100xi32>
// CHECK-NEXT:        %3 = arith.maxsi %0, %1 : i32
// CHECK-NEXT:        %4 = arith.maxsi %3, %2 : i32
// CHECK-NEXT:        affine.store %4, %arg0[%c49, %arg2] : memref<100x100xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @short(%m: memref<100x100xi32>) {
  affine.for %n = 1 to 50 {
    affine.for %i = 1 to 50 {
      affine.for %j = 1 to affine_map<(n) -> (n)>(%n) {
        %a = affine.load %m[%i - 1, %j - 1] : memref<100x100xi32>
        %b = affine.load %m[%i - 1, %j] : memref<100x100xi32>
        %c = affine.load %m[%i, %j - 1] : memref<100x100xi32>
        %d = arith.maxsi %a, %b : i32
        %e = arith.maxsi %d, %c : i32
        affine.store %e, %m[%i, %j] : memref<100x100xi32>
      }
    }
  }
  return
}

// left alone: rows that need no distance, and an inner loop that can be vectorised
// CHECK-LABEL: func.func @parallel(%arg0: memref<100x100xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 1 to 99 {
// CHECK-NEXT:      affine.for %arg2 = 1 to 99 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1, %arg2 - 1] : memref<100x100xf64>
// CHECK-NEXT:        %1 = arith.addf %0, %0 : f64
// CHECK-NEXT:        affine.store %1, %arg0[%arg1, %arg2] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 1 to 99 {
// CHECK-NEXT:      affine.for %arg2 = 1 to 99 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<100x100xf64>
// CHECK-NEXT:        %1 = arith.addf %0, %0 : f64
// CHECK-NEXT:        affine.store %1, %arg0[%arg1, %arg2] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @parallel(%m: memref<100x100xf64>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %b = affine.load %m[%i, %j - 1] : memref<100x100xf64>
      %c = arith.addf %b, %b : f64
      affine.store %c, %m[%i, %j] : memref<100x100xf64>
    }
  }
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %b = affine.load %m[%i - 1, %j + 1] : memref<100x100xf64>
      %c = arith.addf %b, %b : f64
      affine.store %c, %m[%i, %j] : memref<100x100xf64>
    }
  }
  return
}

// left alone: all of a row is read by the next one
// CHECK-LABEL: func.func @whole_row(%arg0: memref<100x100xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 1 to 99 {
// CHECK-NEXT:      affine.for %arg2 = 1 to 99 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1 - 1, -%arg2 + 99] : memref<100x100xf64>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg1, %arg2 - 1] : memref<100x100xf64>
// CHECK-NEXT:        %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:        affine.store %2, %arg0[%arg1, %arg2] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @whole_row(%m: memref<100x100xf64>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %a = affine.load %m[%i - 1, -%j + 99] : memref<100x100xf64>
      %b = affine.load %m[%i, %j - 1] : memref<100x100xf64>
      %c = arith.addf %a, %b : f64
      affine.store %c, %m[%i, %j] : memref<100x100xf64>
    }
  }
  return
}

// left alone: rows of different lengths, and bounds that might wrap around
// CHECK-LABEL: func.func @bounds(%arg0: memref<100x100xf64>, %arg1: index) {
// CHECK-NEXT:    affine.for %arg2 = 1 to 99 {
// CHECK-NEXT:      affine.for %arg3 = 1 to #map(%arg2) {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg2 - 1, %arg3 + 1] : memref<100x100xf64>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg2, %arg3 - 1] : memref<100x100xf64>
// CHECK-NEXT:        %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:        affine.store %2, %arg0[%arg2, %arg3] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 1 to 99 {
// CHECK-NEXT:      affine.for %arg3 = 1 to %arg1 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg2 - 1, %arg3 + 1] : memref<100x100xf64>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg2, %arg3 - 1] : memref<100x100xf64>
// CHECK-NEXT:        %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:        affine.store %2, %arg0[%arg2, %arg3] : memref<100x100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @bounds(%m: memref<100x100xf64>, %n: index) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to affine_map<(i) -> (i)>(%i) {
      %a = affine.load %m[%i - 1, %j + 1] : memref<100x100xf64>
      %b = affine.load %m[%i, %j - 1] : memref<100x100xf64>
      %c = arith.addf %a, %b : f64
      affine.store %c, %m[%i, %j] : memref<100x100xf64>
    }
  }
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to %n {
      %a = affine.load %m[%i - 1, %j + 1] : memref<100x100xf64>
      %b = affine.load %m[%i, %j - 1] : memref<100x100xf64>
      %c = arith.addf %a, %b : f64
      affine.store %c, %m[%i, %j] : memref<100x100xf64>
    }
  }
  return
}

// What goes from row to row is not what goes from element to element: rows can be jammed as they are (PolyBench's bicg).
// CHECK-LABEL: @two_cycles
// CHECK: affine.for %{{.*}} = 0 to 64 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 64 {
// CHECK-NOT: affine.for
func.func @two_cycles(%A: memref<64x64xf64>) -> (memref<64xf64>, memref<64xf64>) {
  %s = memref.alloc() : memref<64xf64>
  %q = memref.alloc() : memref<64xf64>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%i, %j] : memref<64x64xf64>
      %sj = affine.load %s[%j] : memref<64xf64>
      %s2 = arith.addf %sj, %a : f64
      affine.store %s2, %s[%j] : memref<64xf64>
      %qi = affine.load %q[%i] : memref<64xf64>
      %q2 = arith.addf %qi, %a : f64
      affine.store %q2, %q[%i] : memref<64xf64>
    }
  }
  return %s, %q : memref<64xf64>, memref<64xf64>
}

// The same but that the one is added to the other: each row waits for itself and for the one before.
// CHECK-LABEL: @one_cycle
// CHECK: affine.for %{{.*}} step 2
func.func @one_cycle(%A: memref<64x64xf64>) -> (memref<64xf64>, memref<64xf64>) {
  %s = memref.alloc() : memref<64xf64>
  %q = memref.alloc() : memref<64xf64>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%i, %j] : memref<64x64xf64>
      %sj = affine.load %s[%j] : memref<64xf64>
      %qi = affine.load %q[%i] : memref<64xf64>
      %q2 = arith.addf %qi, %sj : f64
      affine.store %q2, %q[%i] : memref<64xf64>
      %s2 = arith.addf %q2, %a : f64
      affine.store %s2, %s[%j] : memref<64xf64>
    }
  }
  return %s, %q : memref<64xf64>, memref<64xf64>
}
