// RUN: wami opt %s --affine-loop-fusion='mode=sibling arguments-apart=true' | filecheck %s
// beyond mlir-opt: arguments-apart is ours

// Both load all of %a: they can do so together.
// CHECK-LABEL: func.func @rows(%arg0: memref<16x16xf64>, %arg1: memref<16xf64>, %arg2: memref<16xf64>) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg3, %arg4] : memref<16x16xf64>
// CHECK-NEXT:        %1 = affine.load %arg1[%arg3] : memref<16xf64>
// CHECK-NEXT:        %2 = arith.addf %1, %0 : f64
// CHECK-NEXT:        affine.store %2, %arg1[%arg3] : memref<16xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg3, %arg4] : memref<16x16xf64>
// CHECK-NEXT:        %1 = affine.load %arg2[%arg3] : memref<16xf64>
// CHECK-NEXT:        %2 = arith.mulf %1, %0 : f64
// CHECK-NEXT:        affine.store %2, %arg2[%arg3] : memref<16xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%a: memref<16x16xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %p = affine.load %a[%i, %j] : memref<16x16xf64>
      %s = affine.load %x[%i] : memref<16xf64>
      %t = arith.addf %s, %p : f64
      affine.store %t, %x[%i] : memref<16xf64>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %p = affine.load %a[%i, %j] : memref<16x16xf64>
      %s = affine.load %y[%i] : memref<16xf64>
      %t = arith.mulf %s, %p : f64
      affine.store %t, %y[%i] : memref<16xf64>
    }
  }
  return
}

// The second loads what the first stores: no siblings.
// CHECK-LABEL: func.func @ordered(%arg0: memref<16xf64>, %arg1: memref<16xf64>, %arg2: memref<16xf64>) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg3] : memref<16xf64>
// CHECK-NEXT:      affine.store %0, %arg1[-%arg3 + 15] : memref<16xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg3] : memref<16xf64>
// CHECK-NEXT:      %1 = affine.load %arg1[%arg3] : memref<16xf64>
// CHECK-NEXT:      %2 = arith.addf %0, %1 : f64
// CHECK-NEXT:      affine.store %2, %arg2[%arg3] : memref<16xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @ordered(%a: memref<16xf64>, %x: memref<16xf64>, %y: memref<16xf64>) {
  affine.for %i = 0 to 16 {
    %p = affine.load %a[%i] : memref<16xf64>
    affine.store %p, %x[15 - %i] : memref<16xf64>
  }
  affine.for %i = 0 to 16 {
    %p = affine.load %a[%i] : memref<16xf64>
    %q = affine.load %x[%i] : memref<16xf64>
    %r = arith.addf %p, %q : f64
    affine.store %r, %y[%i] : memref<16xf64>
  }
  return
}
