// RUN: wami opt %s --affine-iteration-forwarding | filecheck %s
// beyond mlir-opt: a pass of ours

// CHECK-LABEL: func.func private @call()
func.func private @call()

// what was stored
// CHECK-LABEL: func.func @stored(%arg0: memref<100xf64>, %arg1: f64) {
// CHECK-NEXT:    %0 = affine.load %arg0[0] : memref<100xf64>
// CHECK-NEXT:    %1 = affine.for %arg2 = 1 to 100 iter_args(%arg3 = %0) -> (f64) {
// CHECK-NEXT:      %2 = arith.mulf %arg3, %arg1 : f64
// CHECK-NEXT:      affine.store %2, %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:      affine.yield %2 : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @stored(%a: memref<100xf64>, %x: f64) {
  affine.for %i = 1 to 100 {
    %y = affine.load %a[%i - 1] : memref<100xf64>
    %z = arith.mulf %y, %x : f64
    affine.store %z, %a[%i] : memref<100xf64>
  }
  return
}

// three iterations before, and two, of one store
// CHECK-LABEL: func.func @further(%arg0: memref<100xf32>) {
// CHECK-NEXT:    %0 = affine.load %arg0[4] : memref<100xf32>
// CHECK-NEXT:    %1 = affine.load %arg0[2] : memref<100xf32>
// CHECK-NEXT:    %2 = affine.load %arg0[0] : memref<100xf32>
// CHECK-NEXT:    %3:3 = affine.for %arg1 = 6 to 100 step 2 iter_args(%arg2 = %0, %arg3 = %1, %arg4 = %2) -> (f32, f32, f32) {
// CHECK-NEXT:      %4 = arith.mulf %arg4, %arg3 : f32
// CHECK-NEXT:      affine.store %4, %arg0[%arg1] : memref<100xf32>
// CHECK-NEXT:      affine.yield %4, %arg2, %arg3 : f32, f32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @further(%a: memref<100xf32>) {
  affine.for %i = 6 to 100 step 2 {
    %y = affine.load %a[%i - 6] : memref<100xf32>
    %w = affine.load %a[%i - 4] : memref<100xf32>
    %z = arith.mulf %y, %w : f32
    affine.store %z, %a[%i] : memref<100xf32>
  }
  return
}

// what was loaded, in a loop that is not vectorised since it sums
// CHECK-LABEL: func.func @loaded(%arg0: memref<100xf64>, %arg1: f64) -> f64 {
// CHECK-NEXT:    %0 = affine.load %arg0[0] : memref<100xf64>
// CHECK-NEXT:    %1 = affine.load %arg0[1] : memref<100xf64>
// CHECK-NEXT:    %2:3 = affine.for %arg2 = 1 to 99 iter_args(%arg3 = %arg1, %arg4 = %0, %arg5 = %1) -> (f64, f64, f64) {
// CHECK-NEXT:      %3 = affine.load %arg0[%arg2 + 1] : memref<100xf64>
// CHECK-NEXT:      %4 = arith.mulf %arg4, %arg5 : f64
// CHECK-NEXT:      %5 = arith.mulf %4, %3 : f64
// CHECK-NEXT:      %6 = arith.addf %arg3, %5 : f64
// CHECK-NEXT:      affine.yield %6, %arg5, %3 : f64, f64, f64
// CHECK-NEXT:    }
// CHECK-NEXT:    return %2#0 : f64
// CHECK-NEXT:  }
func.func @loaded(%a: memref<100xf64>, %x: f64) -> f64 {
  %r = affine.for %i = 1 to 99 iter_args(%s = %x) -> (f64) {
    %p = affine.load %a[%i - 1] : memref<100xf64>
    %q = affine.load %a[%i] : memref<100xf64>
    %t = affine.load %a[%i + 1] : memref<100xf64>
    %u = arith.mulf %p, %q : f64
    %v = arith.mulf %u, %t : f64
    %w = arith.addf %s, %v : f64
    affine.yield %w : f64
  }
  return %r : f64
}

// the loop may not run, and then there may be no element
// CHECK-LABEL: func.func @guarded(%arg0: memref<?xf64>, %arg1: index, %arg2: f64) {
// CHECK-NEXT:    %0 = affine.if #set()[%arg1] -> f64 {
// CHECK-NEXT:      %2 = affine.load %arg0[0] : memref<?xf64>
// CHECK-NEXT:      affine.yield %2 : f64
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:      affine.yield %cst : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = affine.for %arg3 = 1 to %arg1 iter_args(%arg4 = %0) -> (f64) {
// CHECK-NEXT:      %2 = arith.mulf %arg4, %arg2 : f64
// CHECK-NEXT:      affine.store %2, %arg0[%arg3] : memref<?xf64>
// CHECK-NEXT:      affine.yield %2 : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @guarded(%a: memref<?xf64>, %n: index, %x: f64) {
  affine.for %i = 1 to %n {
    %y = affine.load %a[%i - 1] : memref<?xf64>
    %z = arith.mulf %y, %x : f64
    affine.store %z, %a[%i] : memref<?xf64>
  }
  return
}

// left alone: it can be vectorised
// CHECK-LABEL: func.func @parallel(%arg0: memref<100xf64>, %arg1: memref<100xf64>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<100xf64>
// CHECK-NEXT:    affine.for %arg2 = 1 to 99 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2 - 1] : memref<100xf64>
// CHECK-NEXT:      %1 = affine.load %arg0[%arg2 + 1] : memref<100xf64>
// CHECK-NEXT:      %2 = arith.mulf %0, %1 : f64
// CHECK-NEXT:      affine.store %2, %alloc[%arg2] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg2] : memref<100xf64>
// CHECK-NEXT:      affine.store %0, %arg1[%arg2] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @parallel(%a: memref<100xf64>, %b: memref<100xf64>) {
  %c = memref.alloc() : memref<100xf64>
  affine.for %i = 1 to 99 {
    %p = affine.load %a[%i - 1] : memref<100xf64>
    %q = affine.load %a[%i + 1] : memref<100xf64>
    %u = arith.mulf %p, %q : f64
    affine.store %u, %c[%i] : memref<100xf64>
  }
  affine.for %i = 0 to 100 {
    %p = affine.load %c[%i] : memref<100xf64>
    affine.store %p, %b[%i] : memref<100xf64>
  }
  return
}

// left alone: b may be a
// CHECK-LABEL: func.func @aliases(%arg0: memref<100xf64>, %arg1: memref<100xf64>, %arg2: f64) {
// CHECK-NEXT:    affine.for %arg3 = 1 to 100 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg3 - 1] : memref<100xf64>
// CHECK-NEXT:      %1 = arith.mulf %0, %arg2 : f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg3] : memref<100xf64>
// CHECK-NEXT:      affine.store %arg2, %arg1[%arg3] : memref<100xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @aliases(%a: memref<100xf64>, %b: memref<100xf64>, %x: f64) {
  affine.for %i = 1 to 100 {
    %y = affine.load %a[%i - 1] : memref<100xf64>
    %z = arith.mulf %y, %x : f64
    affine.store %z, %a[%i] : memref<100xf64>
    affine.store %x, %b[%i] : memref<100xf64>
  }
  return
}

// left alone: stored only sometimes, and what is called may store
// CHECK-LABEL: func.func @sometimes(%arg0: memref<100xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 1 to 100 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2 - 1] : memref<100xf64>
// CHECK-NEXT:      %1 = arith.mulf %0, %arg1 : f64
// CHECK-NEXT:      affine.if #set1(%arg2) {
// CHECK-NEXT:        affine.store %1, %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 1 to 100 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2 - 1] : memref<100xf64>
// CHECK-NEXT:      %1 = arith.mulf %0, %arg1 : f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg2] : memref<100xf64>
// CHECK-NEXT:      func.call @call() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @sometimes(%a: memref<100xf64>, %x: f64) {
  affine.for %i = 1 to 100 {
    %y = affine.load %a[%i - 1] : memref<100xf64>
    %z = arith.mulf %y, %x : f64
    affine.if affine_set<(i) : (i mod 2 == 0)>(%i) {
      affine.store %z, %a[%i] : memref<100xf64>
    }
  }
  affine.for %i = 1 to 100 {
    %y = affine.load %a[%i - 1] : memref<100xf64>
    %z = arith.mulf %y, %x : f64
    affine.store %z, %a[%i] : memref<100xf64>
    func.call @call() : () -> ()
  }
  return
}

// left alone: stored again behind, in front, or nearer
// CHECK-LABEL: func.func @between(%arg0: memref<101xf64>, %arg1: f64) {
// CHECK-NEXT:    affine.for %arg2 = 1 to 100 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2 - 1] : memref<101xf64>
// CHECK-NEXT:      %1 = arith.mulf %0, %arg1 : f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg2] : memref<101xf64>
// CHECK-NEXT:      affine.store %arg1, %arg0[5] : memref<101xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 2 to 100 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2 - 2] : memref<101xf64>
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2 - 2] : memref<101xf64>
// CHECK-NEXT:      %1 = arith.mulf %0, %arg1 : f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg2] : memref<101xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @between(%a: memref<101xf64>, %x: f64) {
  affine.for %i = 1 to 100 {
    %y = affine.load %a[%i - 1] : memref<101xf64>
    %z = arith.mulf %y, %x : f64
    affine.store %z, %a[%i] : memref<101xf64>
    affine.store %x, %a[5] : memref<101xf64>
  }
  affine.for %i = 2 to 100 {
    affine.store %x, %a[%i - 2] : memref<101xf64>
    %y = affine.load %a[%i - 2] : memref<101xf64>
    %z = arith.mulf %y, %x : f64
    affine.store %z, %a[%i] : memref<101xf64>
  }
  return
}

// Not: sums of integers are in any order, so that the loop can have lanes.
// CHECK-LABEL: func.func @sum_in_any_order
// CHECK: affine.for %{{.*}} iter_args(%{{[^,]*}}) -> (i32)
// CHECK: affine.load
// CHECK-NEXT: affine.load
func.func @sum_in_any_order(%a: memref<65xi16>, %s: i32) -> i32 {
  %r = affine.for %i = 0 to 64 iter_args(%p = %s) -> (i32) {
    %x = affine.load %a[%i] : memref<65xi16>
    %y = affine.load %a[%i + 1] : memref<65xi16>
    %u = arith.extsi %x : i16 to i32
    %v = arith.extsi %y : i16 to i32
    %d = arith.muli %u, %v : i32
    %n = arith.addi %p, %d : i32
    affine.yield %n : i32
  }
  return %r : i32
}
