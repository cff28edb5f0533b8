// RUN: wami opt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=2,4' | filecheck %s

// CHECK-LABEL: func.func @partial(%arg0: memref<7x8xf32>, %arg1: f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c7 = arith.constant 7 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %c0_0 = arith.constant 0 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.muli %c1, %c2 : index
// CHECK-NEXT:    %1 = arith.muli %c1, %c4 : index
// CHECK-NEXT:    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c7, %c8) step (%0, %1) {
// CHECK-NEXT:      %2 = affine.min #map(%0, %c7, %arg2)
// CHECK-NEXT:      scf.parallel (%arg4, %arg5) = (%c0_0, %c0_0) to (%2, %1) step (%c1, %c1) {
// CHECK-NEXT:        %3 = arith.addi %arg4, %arg2 : index
// CHECK-NEXT:        %4 = arith.addi %arg5, %arg3 : index
// CHECK-NEXT:        memref.store %arg1, %arg0[%3, %4] : memref<7x8xf32>
// CHECK-NEXT:        scf.reduce 
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @partial(%m: memref<7x8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c7, %c8) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<7x8xf32>
    scf.reduce
  }
  return
}

// Reductions are left alone.
// CHECK-LABEL: func.func @reduction(%arg0: memref<8xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %0 = scf.parallel (%arg2) = (%c0) to (%c8) step (%c1) init (%arg1) -> f32 {
// CHECK-NEXT:      %1 = memref.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      scf.reduce(%1 : f32) {
// CHECK-NEXT:      ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT:        %2 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT:        scf.reduce.return %2 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @reduction(%a: memref<8xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%x) -> f32 {
    %y = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%y : f32) {
    ^bb0(%l: f32, %m: f32):
      %n = arith.addf %l, %m : f32
      scf.reduce.return %n : f32
    }
  }
  return %r : f32
}
