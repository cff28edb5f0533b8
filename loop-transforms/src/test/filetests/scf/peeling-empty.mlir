// beyond mlir-opt: its last iteration runs if the upper bound is below the lower one
// RUN: wami opt %s --scf-for-loop-peeling --canonicalize | filecheck %s

// n may be below l.
// CHECK-LABEL: func.func @symbolic(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:    %1 = affine.max #map1()[%arg0, %arg1]
// CHECK-NEXT:    scf.for %arg3 = %arg0 to %0 step %c4 {
// CHECK-NEXT:      memref.store %c4, %arg2[%arg3] : memref<?xindex>
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for %arg3 = %1 to %arg1 step %c4 {
// CHECK-NEXT:      %2 = affine.apply #map2(%arg3)[%arg1]
// CHECK-NEXT:      memref.store %2, %arg2[%arg3] : memref<?xindex>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @symbolic(%l: index, %n: index, %m: memref<?xindex>) {
  %c4 = arith.constant 4 : index
  scf.for %i = %l to %n step %c4 {
    %k = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    memref.store %k, %m[%i] : memref<?xindex>
  }
  return
}
