// RUN: wami opt %s --raise-scf-to-affine | filecheck %s

// CHECK-LABEL: func.func @matmul(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>, %arg3: i32) {
// CHECK-NEXT:    %0 = arith.index_cast %arg3 : i32 to index
// CHECK-NEXT:    affine.for %arg4 = 0 to %0 {
// CHECK-NEXT:      affine.for %arg5 = 0 to %0 {
// CHECK-NEXT:        %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:        %1 = affine.for %arg6 = 0 to %0 iter_args(%arg7 = %cst) -> (f64) {
// CHECK-NEXT:          %2 = affine.load %arg0[%arg4, %arg6] : memref<?x?xf64>
// CHECK-NEXT:          %3 = affine.load %arg1[%arg6, %arg5] : memref<?x?xf64>
// CHECK-NEXT:          %4 = arith.mulf %2, %3 : f64
// CHECK-NEXT:          %5 = arith.addf %arg7, %4 : f64
// CHECK-NEXT:          affine.yield %5 : f64
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.store %1, %arg2[%arg4, %arg5] : memref<?x?xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>, %n32: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.index_cast %n32 : i32 to index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %zero = arith.constant 0.0 : f64
      %s = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %t = arith.addf %acc, %p : f64
        scf.yield %t : f64
      }
      memref.store %s, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// arithmetic on i32 between two casts, where nothing can wrap around
// CHECK-LABEL: func.func @through_i32(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 30 step 2 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2 * 2 + 2] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @through_i32(%m: memref<64xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c30 = arith.constant 30 : index
  scf.for %i = %c0 to %c30 step %c2 {
    %i32 = arith.index_cast %i : index to i32
    %one = arith.constant 1 : i32
    %next = arith.addi %i32, %one : i32
    %twice = arith.shli %next, %one : i32
    %k = arith.index_cast %twice : i32 to index
    memref.store %x, %m[%k] : memref<64xf32>
  }
  return
}

// CHECK-LABEL: func.func @bounds(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:      affine.for %arg4 = max #map(%arg3) to min #map1(%arg3)[%arg0] step 3 {
// CHECK-NEXT:        %0 = arith.remsi %arg4, %c3 : index
// CHECK-NEXT:        %1 = arith.divsi %arg4, %c3 : index
// CHECK-NEXT:        %2 = memref.load %arg1[%0] : memref<?xf32>
// CHECK-NEXT:        memref.store %2, %arg1[%1] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @bounds(%n: index, %m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %n step %c1 {
    %from = arith.maxsi %i, %c3 : index
    %to = arith.minsi %i, %n : index
    scf.for %j = %from to %to step %c3 {
      %r = arith.remsi %j, %c3 : index
      %q = arith.divsi %j, %c3 : index
      %v = memref.load %m[%r] : memref<?xf32>
      memref.store %v, %m[%q] : memref<?xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @conditions(%arg0: memref<100xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:        %0 = affine.if #set(%arg2, %arg3) -> f32 {
// CHECK-NEXT:          %1 = affine.load %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT:          affine.yield %1 : f32
// CHECK-NEXT:        } else {
// CHECK-NEXT:          affine.yield %arg1 : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.store %0, %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @conditions(%m: memref<100xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    scf.for %j = %c0 to %c10 step %c1 {
      %below = arith.cmpi slt, %i, %j : index
      %apart = arith.subi %j, %i : index
      %near = arith.cmpi sle, %apart, %c1 : index
      %both = arith.andi %below, %near : i1
      %v = scf.if %both -> (f32) {
        %l = memref.load %m[%j] : memref<100xf32>
        scf.yield %l : f32
      } else {
        scf.yield %x : f32
      }
      memref.store %v, %m[%i] : memref<100xf32>
    }
  }
  return
}

// not affine: a product of two counters, a subscript that was loaded, a step that is not known, an i64 that need not fit
// CHECK-LABEL: func.func @left(%arg0: memref<?xf32>, %arg1: memref<?xindex>, %arg2: index, %arg3: i64, %arg4: f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c10 = arith.constant 10 : index
// CHECK-NEXT:    affine.for %arg5 = 0 to 10 {
// CHECK-NEXT:      scf.for %arg6 = %c0 to %c10 step %arg2 {
// CHECK-NEXT:        %0 = arith.muli %arg5, %arg6 : index
// CHECK-NEXT:        memref.store %arg4, %arg0[%0] : memref<?xf32>
// CHECK-NEXT:        %1 = affine.load %arg1[%arg5] : memref<?xindex>
// CHECK-NEXT:        memref.store %arg4, %arg0[%1] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @left(%m: memref<?xf32>, %p: memref<?xindex>, %s: index, %l: i64, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    scf.for %j = %c0 to %c10 step %s {
      %ij = arith.muli %i, %j : index
      memref.store %x, %m[%ij] : memref<?xf32>
      %k = memref.load %p[%i] : memref<?xindex>
      memref.store %x, %m[%k] : memref<?xf32>
    }
  }
  return
}

// what may wrap around is divided as it is, and compared so
// CHECK-LABEL: func.func @may_wrap(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %0 = arith.muli %arg0, %c3 : index
// CHECK-NEXT:    %1 = arith.divsi %0, %c3 : index
// CHECK-NEXT:    affine.store %arg2, %arg1[symbol(%1)] : memref<?xf32>
// CHECK-NEXT:    %2 = arith.cmpi slt, %0, %c3 : index
// CHECK-NEXT:    scf.if %2 {
// CHECK-NEXT:      affine.store %arg2, %arg1[symbol(%0)] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_wrap(%n: index, %m: memref<?xf32>, %x: f32) {
  %c3 = arith.constant 3 : index
  %n3 = arith.muli %n, %c3 : index
  %q = arith.divsi %n3, %c3 : index
  memref.store %x, %m[%q] : memref<?xf32>
  %c = arith.cmpi slt, %n3, %c3 : index
  scf.if %c {
    memref.store %x, %m[%n3] : memref<?xf32>
  }
  return
}

// each value doubles the one before it: looked at once each
// CHECK-LABEL: func.func @doubled
// CHECK:         memref.load %arg0[%39] : memref<?xf32>
func.func @doubled(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x0 = arith.addi %i, %i : index
    %x1 = arith.addi %x0, %x0 : index
    %x2 = arith.addi %x1, %x1 : index
    %x3 = arith.addi %x2, %x2 : index
    %x4 = arith.addi %x3, %x3 : index
    %x5 = arith.addi %x4, %x4 : index
    %x6 = arith.addi %x5, %x5 : index
    %x7 = arith.addi %x6, %x6 : index
    %x8 = arith.addi %x7, %x7 : index
    %x9 = arith.addi %x8, %x8 : index
    %x10 = arith.addi %x9, %x9 : index
    %x11 = arith.addi %x10, %x10 : index
    %x12 = arith.addi %x11, %x11 : index
    %x13 = arith.addi %x12, %x12 : index
    %x14 = arith.addi %x13, %x13 : index
    %x15 = arith.addi %x14, %x14 : index
    %x16 = arith.addi %x15, %x15 : index
    %x17 = arith.addi %x16, %x16 : index
    %x18 = arith.addi %x17, %x17 : index
    %x19 = arith.addi %x18, %x18 : index
    %x20 = arith.addi %x19, %x19 : index
    %x21 = arith.addi %x20, %x20 : index
    %x22 = arith.addi %x21, %x21 : index
    %x23 = arith.addi %x22, %x22 : index
    %x24 = arith.addi %x23, %x23 : index
    %x25 = arith.addi %x24, %x24 : index
    %x26 = arith.addi %x25, %x25 : index
    %x27 = arith.addi %x26, %x26 : index
    %x28 = arith.addi %x27, %x27 : index
    %x29 = arith.addi %x28, %x28 : index
    %x30 = arith.addi %x29, %x29 : index
    %x31 = arith.addi %x30, %x30 : index
    %x32 = arith.addi %x31, %x31 : index
    %x33 = arith.addi %x32, %x32 : index
    %x34 = arith.addi %x33, %x33 : index
    %x35 = arith.addi %x34, %x34 : index
    %x36 = arith.addi %x35, %x35 : index
    %x37 = arith.addi %x36, %x36 : index
    %x38 = arith.addi %x37, %x37 : index
    %x39 = arith.addi %x38, %x38 : index
    %v = memref.load %m[%x39] : memref<?xf32>
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}

// element 0 in each iteration, where index has 32 bits: as an integer the subscript says something else
// CHECK-LABEL: func.func @wraps_around(%arg0: memref<64xi32>, %arg1: index) {
// CHECK-NEXT:    %c65536 = arith.constant 65536 : index
// CHECK-NEXT:    affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:      %0 = arith.muli %arg2, %c65536 : index
// CHECK-NEXT:      %1 = arith.muli %0, %c65536 : index
// CHECK-NEXT:      %2 = memref.load %arg0[%1] : memref<64xi32>
// CHECK-NEXT:      affine.store %2, %arg0[%arg2] : memref<64xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @wraps_around(%m: memref<64xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 65536 : index
  scf.for %i = %c0 to %n step %c1 {
    %high = arith.muli %i, %half : index
    %k = arith.muli %high, %half : index
    %v = memref.load %m[%k] : memref<64xi32>
    memref.store %v, %m[%i] : memref<64xi32>
  }
  return
}

// what may wrap around is an operand of its own
// CHECK-LABEL: func.func @bound_may_wrap(%arg0: memref<?xi32>, %arg1: i32, %arg2: index) {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:    affine.for %arg3 = 0 to %0 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg3] : memref<?xi32>
// CHECK-NEXT:      affine.store %arg1, %arg0[symbol(%0)] : memref<?xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @bound_may_wrap(%m: memref<?xi32>, %x: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n4 = arith.muli %n, %c4 : index
  scf.for %i = %c0 to %n4 step %c1 {
    memref.store %x, %m[%i] : memref<?xi32>
    memref.store %x, %m[%n4] : memref<?xi32>
  }
  return
}

// before 4 i + j could be an element again, it would have been out of bounds, but not where a condition may have hidden that
// CHECK-LABEL: func.func @out_of_bounds_before(%arg0: memref<?xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:      affine.for %arg5 = 0 to %arg2 {
// CHECK-NEXT:        %0 = arith.muli %arg4, %c4 : index
// CHECK-NEXT:        %1 = arith.addi %0, %arg5 : index
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg4 * 4 + %arg5] : memref<?xi32>
// CHECK-NEXT:        scf.if %arg3 {
// CHECK-NEXT:          memref.store %arg1, %arg0[%1] : memref<?xi32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @out_of_bounds_before(%m: memref<?xi32>, %x: i32, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %i4 = arith.muli %i, %c4 : index
      %k = arith.addi %i4, %j : index
      memref.store %x, %m[%k] : memref<?xi32>
      scf.if %c {
        memref.store %x, %m[%k] : memref<?xi32>
      }
    }
  }
  return
}

// An affine.apply takes an induction variable as a symbol; a bound does not.
// CHECK-LABEL: func.func @symbols_of_applies(
// CHECK-NEXT:    %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    affine.for %arg1 = 0 to 9 {
// CHECK-NEXT:      affine.for %arg2 = {{.*}}(%arg1) to {{.*}}(%arg1) {
// CHECK-NEXT:        affine.store %cst, %arg0[%arg1 * 2] : memref<20xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @symbols_of_applies(%m: memref<20xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %v = arith.constant 0.5 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    %to = affine.min affine_map<()[s0] -> (s0 + 1, 8)>()[%i]
    %at = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%i]
    scf.for %j = %i to %to step %c1 {
      memref.store %v, %m[%at] : memref<20xf32>
    }
  }
  return
}
