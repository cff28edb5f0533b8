// RUN: wami opt %s --loop-unswitch | filecheck %s
// beyond mlir-opt: a pass of ours

// run: @sum(0) == 8
// run: @sum(1) == 24

// Out of both loops, with the values that they carry; the second conditional asks for the same.
// CHECK-LABEL: func.func @sum(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %0 = arith.cmpi eq, %arg0, %c1_i32 : i32
// CHECK-NEXT:    %1 = scf.if %0 -> (i32) {
// CHECK-NEXT:      %4 = affine.for %arg1 = 0 to 4 iter_args(%arg2 = %c0_i32) -> (i32) {
// CHECK-NEXT:        %5 = affine.for %arg3 = 0 to 2 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK-NEXT:          %6 = affine.apply #map(%arg1, %arg3)
// CHECK-NEXT:          %7 = arith.index_cast %6 : index to i32
// CHECK-NEXT:          %8 = arith.addi %arg4, %7 : i32
// CHECK-NEXT:          affine.yield %8 : i32
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.yield %5 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %4 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %4 = affine.for %arg1 = 0 to 4 iter_args(%arg2 = %c0_i32) -> (i32) {
// CHECK-NEXT:        %5 = affine.for %arg3 = 0 to 2 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK-NEXT:          %6 = arith.addi %arg4, %c1_i32 : i32
// CHECK-NEXT:          affine.yield %6 : i32
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.yield %5 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %4 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %2 = scf.if %0 -> (i32) {
// CHECK-NEXT:      %4 = affine.for %arg1 = 0 to 4 iter_args(%arg2 = %1) -> (i32) {
// CHECK-NEXT:        %5 = arith.addi %arg2, %c1_i32 : i32
// CHECK-NEXT:        %6 = arith.addi %5, %c1_i32 : i32
// CHECK-NEXT:        affine.yield %6 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %4 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %4 = affine.for %arg1 = 0 to 4 iter_args(%arg2 = %1) -> (i32) {
// CHECK-NEXT:        affine.yield %arg2 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %4 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %3 = scf.if %0 -> (i32) {
// CHECK-NEXT:      %4 = arith.addi %2, %c0_i32 : i32
// CHECK-NEXT:      scf.yield %4 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %3 : i32
// CHECK-NEXT:  }
func.func @sum(%flag: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c = arith.cmpi eq, %flag, %one : i32
  %r = affine.for %i = 0 to 4 iter_args(%x = %zero) -> (i32) {
    %s = affine.for %j = 0 to 2 iter_args(%y = %x) -> (i32) {
      %0 = scf.if %c -> (i32) {
        %3 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
        %4 = arith.index_cast %3 : index to i32
        scf.yield %4 : i32
      } else {
        scf.yield %one : i32
      }
      %1 = arith.addi %y, %0 : i32
      affine.yield %1 : i32
    }
    affine.yield %s : i32
  }
  %t = affine.for %i = 0 to 4 iter_args(%x = %r) -> (i32) {
    %0 = scf.if %c -> (i32) {
      %1 = arith.addi %x, %one : i32
      %2 = arith.addi %1, %one : i32
      scf.yield %2 : i32
    } else {
      scf.yield %x : i32
    }
    affine.yield %0 : i32
  }
  %f = scf.if %c -> (i32) {
    %g = arith.addi %t, %zero : i32
    scf.yield %g : i32
  } else {
    scf.yield %t : i32
  }
  return %f : i32
}

// The counter of the outer loop is known in front of the inner one.
// CHECK-LABEL: func.func @rows(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      affine.if #set(%arg3)[%arg2] {
// CHECK-NEXT:        affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:          affine.store %arg1, %arg0[%arg3, %arg4] : memref<8x8xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      } else {
// CHECK-NEXT:        affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%m: memref<8x8xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.if affine_set<(d0)[s0] : (s0 - d0 >= 0)>(%i)[%n] {
        affine.store %x, %m[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @structured(%arg0: memref<?xf32>, %arg1: f32, %arg2: i1, %arg3: index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.if %arg2 {
// CHECK-NEXT:      scf.for %arg4 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:        memref.store %arg1, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:        %0 = memref.load %arg0[%c0] : memref<?xf32>
// CHECK-NEXT:        memref.store %0, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.for %arg4 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:        memref.store %arg1, %arg0[%c0] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @structured(%m: memref<?xf32>, %x: f32, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    scf.if %c {
      %0 = memref.load %m[%c0] : memref<?xf32>
      memref.store %0, %m[%i] : memref<?xf32>
    } else {
      memref.store %x, %m[%c0] : memref<?xf32>
    }
  }
  return
}
