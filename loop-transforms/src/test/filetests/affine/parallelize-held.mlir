// beyond mlir-opt: it reorders sums of floats, and takes arguments for different memory
// RUN: wami opt %s --affine-parallelize=parallel-reductions=true | filecheck %s

// CHECK-LABEL: func.func @float_sum(%arg0: memref<8xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:    %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:      %1 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      %2 = arith.addf %arg3, %1 : f32
// CHECK-NEXT:      affine.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @float_sum(%a: memref<8xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %x) -> (f32) {
    %y = affine.load %a[%i] : memref<8xf32>
    %t = arith.addf %s, %y : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @may_alias(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      affine.store %0, %arg1[%arg2] : memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_alias(%a: memref<8xf32>, %b: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %y = affine.load %a[%i] : memref<8xf32>
    affine.store %y, %b[%i] : memref<8xf32>
  }
  return
}
