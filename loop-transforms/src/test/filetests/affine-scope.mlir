// RUN: wami opt %s --canonicalize | filecheck %s
// RUN: wami opt %s --inline-affine-scopes | filecheck %s --check-prefix=GONE
// beyond mlir-opt: loops is a dialect of ours

// needed: %m is a symbol in the scope only; a result that nothing uses goes
// CHECK-LABEL: func.func @kept(%arg0: memref<4xindex>, %arg1: memref<?xi32>) -> i32 {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
// CHECK-NEXT:      %1 = memref.load %arg0[%arg2] : memref<4xindex>
// CHECK-NEXT:      %2 = loops.affine_scope -> i32 {
// CHECK-NEXT:        %3 = affine.for %arg4 = 0 to %1 iter_args(%arg5 = %arg3) -> (i32) {
// CHECK-NEXT:          %4 = affine.load %arg1[%arg4 + symbol(%1)] : memref<?xi32>
// CHECK-NEXT:          %5 = arith.addi %arg5, %4 : i32
// CHECK-NEXT:          affine.yield %5 : i32
// CHECK-NEXT:        }
// CHECK-NEXT:        loops.yield %3 : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
// GONE-LABEL: func.func @kept(%arg0: memref<4xindex>, %arg1: memref<?xi32>) -> i32 {
// GONE-NEXT:    %c0 = arith.constant 0 : index
// GONE-NEXT:    %c1 = arith.constant 1 : index
// GONE-NEXT:    %c4 = arith.constant 4 : index
// GONE-NEXT:    %c0_i32 = arith.constant 0 : i32
// GONE-NEXT:    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
// GONE-NEXT:      %1 = memref.load %arg0[%arg2] : memref<4xindex>
// GONE-NEXT:      %2:2 = loops.affine_scope -> (i32, index) {
// GONE-NEXT:        %3 = affine.for %arg4 = 0 to %1 iter_args(%arg5 = %arg3) -> (i32) {
// GONE-NEXT:          %4 = affine.load %arg1[%arg4 + symbol(%1)] : memref<?xi32>
// GONE-NEXT:          %5 = arith.addi %arg5, %4 : i32
// GONE-NEXT:          affine.yield %5 : i32
// GONE-NEXT:        }
// GONE-NEXT:        loops.yield %3, %1 : i32, index
// GONE-NEXT:      }
// GONE-NEXT:      scf.yield %2#0 : i32
// GONE-NEXT:    }
// GONE-NEXT:    return %0 : i32
// GONE-NEXT:  }
func.func @kept(%n: memref<4xindex>, %v: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %out = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (i32) {
    %m = memref.load %n[%i] : memref<4xindex>
    %r:2 = loops.affine_scope -> (i32, index) {
      %t = affine.for %j = 0 to %m iter_args(%a = %s) -> (i32) {
        %x = affine.load %v[%j + symbol(%m)] : memref<?xi32>
        %b = arith.addi %a, %x : i32
        affine.yield %b : i32
      }
      loops.yield %t, %m : i32, index
    }
    scf.yield %r#0 : i32
  }
  return %out : i32
}

// not needed: nothing affine in it, or the symbols of the scope around it
// CHECK-LABEL: func.func @inlined(%arg0: memref<4xi32>, %arg1: index) -> i32 {
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = affine.load %arg0[symbol(%arg1)] : memref<4xi32>
// CHECK-NEXT:    scf.for %arg2 = %arg1 to %c2 step %c2 {
// CHECK-NEXT:      memref.store %0, %arg0[%arg2] : memref<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
// GONE-LABEL: func.func @inlined(%arg0: memref<4xi32>, %arg1: index) -> i32 {
// GONE-NEXT:    %0 = affine.load %arg0[%arg1] : memref<4xi32>
// GONE-NEXT:    %c2 = arith.constant 2 : index
// GONE-NEXT:    scf.for %arg2 = %arg1 to %c2 step %c2 {
// GONE-NEXT:      memref.store %0, %arg0[%arg2] : memref<4xi32>
// GONE-NEXT:    }
// GONE-NEXT:    return %0 : i32
// GONE-NEXT:  }
func.func @inlined(%v: memref<4xi32>, %i: index) -> i32 {
  %r = loops.affine_scope -> i32 {
    %x = affine.load %v[%i] : memref<4xi32>
    %c2 = arith.constant 2 : index
    scf.for %k = %i to %c2 step %c2 {
      loops.affine_scope {
        memref.store %x, %v[%k] : memref<4xi32>
      }
    }
    loops.yield %x : i32
  }
  return %r : i32
}
