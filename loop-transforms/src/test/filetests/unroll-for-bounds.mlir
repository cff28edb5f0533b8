// RUN: wami opt %s --unroll-for-bounds --canonicalize --raise-scf-to-affine --canonicalize --split-input-file | filecheck %s

// three stages, each with its own distance
// CHECK-LABEL: func.func @stages(%arg0: memref<8xi32>) {
// CHECK-NEXT:      affine.for %arg1 = 0 to 8 step 2 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg1 + 1] : memref<8xi32>
// CHECK-NEXT:        %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:        %3 = arith.subi %0, %1 : i32
// CHECK-NEXT:        affine.store %2, %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT:        affine.store %3, %arg0[%arg1 + 1] : memref<8xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg1 = 0 to 8 step 4 {
// CHECK-NEXT:        affine.for %arg2 = 0 to 2 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg1 + %arg2] : memref<8xi32>
// CHECK-NEXT:          %1 = affine.load %arg0[%arg1 + %arg2 + 2] : memref<8xi32>
// CHECK-NEXT:          %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:          %3 = arith.subi %0, %1 : i32
// CHECK-NEXT:          affine.store %2, %arg0[%arg1 + %arg2] : memref<8xi32>
// CHECK-NEXT:          affine.store %3, %arg0[%arg1 + %arg2 + 2] : memref<8xi32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg1 = 0 to 4 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg1 + 4] : memref<8xi32>
// CHECK-NEXT:        %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:        %3 = arith.subi %0, %1 : i32
// CHECK-NEXT:        affine.store %2, %arg0[%arg1] : memref<8xi32>
// CHECK-NEXT:        affine.store %3, %arg0[%arg1 + 4] : memref<8xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @stages(%m: memref<8xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 8 : index
  affine.for %s = 0 to 3 {
    %half = arith.shli %one, %s : index
    %step = arith.shli %half, %one : index
    scf.for %k = %zero to %n step %step {
      scf.for %j = %zero to %half step %one {
        %x = arith.addi %k, %j : index
        %y = arith.addi %x, %half : index
        %a = memref.load %m[%x] : memref<8xi32>
        %b = memref.load %m[%y] : memref<8xi32>
        %c = arith.addi %a, %b : i32
        %d = arith.subi %a, %b : i32
        memref.store %c, %m[%x] : memref<8xi32>
        memref.store %d, %m[%y] : memref<8xi32>
      }
    }
  }
  return
}
// -----

// what the loop carries goes from copy to copy; a bound may be an argument divided by a constant then
// CHECK-LABEL: func.func @carries(%arg0: memref<64xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:      %0 = affine.for %arg3 = 0 to %arg1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:        %2 = affine.load %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:        %3 = arith.addf %2, %arg4 : f32
// CHECK-NEXT:        affine.yield %3 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %1 = affine.for %arg3 = 0 to #map()[%arg1] iter_args(%arg4 = %0) -> (f32) {
// CHECK-NEXT:        %2 = affine.load %arg0[%arg3] : memref<64xf32>
// CHECK-NEXT:        %3 = arith.addf %2, %arg4 : f32
// CHECK-NEXT:        affine.yield %3 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      return %1 : f32
// CHECK-NEXT:    }
func.func @carries(%m: memref<64xf32>, %n: index, %f: f32) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = affine.for %s = 1 to 3 iter_args(%t = %f) -> f32 {
    %end = arith.ceildivsi %n, %s : index
    %u = scf.for %i = %zero to %end step %one iter_args(%w = %t) -> f32 {
      %a = memref.load %m[%i] : memref<64xf32>
      %b = arith.addf %a, %w : f32
      scf.yield %b : f32
    }
    affine.yield %u : f32
  }
  return %r : f32
}
// -----

// too many iterations, their number is not known, or the bound is loaded or carried
// CHECK-LABEL: func.func @held(%arg0: memref<64xf32>, %arg1: memref<64xindex>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      affine.for %arg4 = 0 to 17 {
// CHECK-NEXT:        %1 = arith.shli %c1, %arg4 : index
// CHECK-NEXT:        scf.for %arg5 = %c0 to %1 step %c1 {
// CHECK-NEXT:          memref.store %arg3, %arg0[%arg5] : memref<64xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:        %1 = arith.shli %c1, %arg4 : index
// CHECK-NEXT:        scf.for %arg5 = %c0 to %1 step %c1 {
// CHECK-NEXT:          memref.store %arg3, %arg0[%arg5] : memref<64xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:        %1 = affine.load %arg1[%arg4] : memref<64xindex>
// CHECK-NEXT:        scf.for %arg5 = %c0 to %1 step %c1 {
// CHECK-NEXT:          memref.store %arg3, %arg0[%arg5] : memref<64xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      %0 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %c1) -> (index) {
// CHECK-NEXT:        scf.for %arg6 = %c0 to %arg5 step %c1 {
// CHECK-NEXT:          memref.store %arg3, %arg0[%arg6] : memref<64xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        %1 = affine.load %arg1[%arg4] : memref<64xindex>
// CHECK-NEXT:        affine.yield %1 : index
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @held(%m: memref<64xf32>, %e: memref<64xindex>, %n: index, %f: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  affine.for %s = 0 to 17 {
    %end = arith.shli %one, %s : index
    scf.for %i = %zero to %end step %one {
      memref.store %f, %m[%i] : memref<64xf32>
    }
  }
  affine.for %s = 0 to %n {
    %end = arith.shli %one, %s : index
    scf.for %i = %zero to %end step %one {
      memref.store %f, %m[%i] : memref<64xf32>
    }
  }
  affine.for %s = 0 to 4 {
    %end = affine.load %e[%s] : memref<64xindex>
    scf.for %i = %zero to %end step %one {
      memref.store %f, %m[%i] : memref<64xf32>
    }
  }
  %last = affine.for %s = 0 to 4 iter_args(%end = %one) -> index {
    scf.for %i = %zero to %end step %one {
      memref.store %f, %m[%i] : memref<64xf32>
    }
    %next = affine.load %e[%s] : memref<64xindex>
    affine.yield %next : index
  }
  return
}
// -----

// a distance that doubles
// CHECK-LABEL: func.func @doubles(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:      affine.store %arg1, %arg0[0] : memref<64xf32>
// CHECK-NEXT:      affine.for %arg2 = 0 to 2 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @doubles(%m: memref<64xf32>, %f: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %last = affine.for %s = 0 to 3 iter_args(%end = %one) -> index {
    scf.for %i = %zero to %end step %one {
      memref.store %f, %m[%i] : memref<64xf32>
    }
    %twice = arith.shli %end, %one : index
    affine.yield %twice : index
  }
  return
}
// -----

// not where each iteration has memory on the stack: three times as much would be needed
// CHECK-LABEL: func.func @on_the_stack
// CHECK: affine.for %{{.*}} = 0 to 3 {
// CHECK-NEXT: memref.alloca()
// CHECK-NOT: memref.alloca()
func.func @on_the_stack(%f: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  affine.for %s = 0 to 3 {
    %m = memref.alloca() : memref<64xf32>
    %end = arith.shli %one, %s : index
    scf.for %i = %zero to %end step %one {
      memref.store %f, %m[%i] : memref<64xf32>
    }
    func.call @use(%m) : (memref<64xf32>) -> ()
  }
  return
}
func.func private @use(memref<64xf32>)
