// RUN: wami opt %s --affine-expand-index-ops-as-affine --split-input-file | filecheck %s

// CHECK-LABEL: func.func @digits(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:    %0 = affine.apply #map()[%arg1, %arg2, %arg0]
// CHECK-NEXT:    %1 = affine.apply #map1()[%arg1, %arg2, %arg0]
// CHECK-NEXT:    %2 = affine.apply #map2()[%arg1, %arg2, %arg0]
// CHECK-NEXT:    return %0, %1, %2 : index, index, index
// CHECK-NEXT:  }
func.func @digits(%x: index, %n: index, %m: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (%n, %m) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @number(%arg0: memref<?xi32>, %arg1: index, %arg2: index, %arg3: i32) {
// CHECK-NEXT:    affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:        %0 = affine.apply #map(%arg5, %arg4)[%arg1, %arg2]
// CHECK-NEXT:        memref.store %arg3, %arg0[%0] : memref<?xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @number(%m: memref<?xi32>, %x: index, %n: index, %v: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.linearize_index [%x, %j, %i] by (4, %n) : index
      memref.store %v, %m[%0] : memref<?xi32>
    }
  }
  return
}
