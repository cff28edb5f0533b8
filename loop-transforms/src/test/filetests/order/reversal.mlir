// RUN: wami opt %s --affine-loop-reversal --canonicalize | filecheck %s
// beyond mlir-opt: a pass of ours

// CHECK-LABEL: func.func @down(%arg0: memref<40xf32>, %arg1: f32, %arg2: index, %arg3: index) {
// CHECK-NEXT:    affine.for %arg4 = %arg2 to %arg3 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg4 - symbol(%arg2) - symbol(%arg3) + 40] : memref<40xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @down(%m: memref<40xf32>, %x: f32, %from: index, %to: index) {
  affine.for %i = %from to %to {
    affine.store %x, %m[-%i + 39] : memref<40xf32>
  }
  return
}

// CHECK-LABEL: func.func @steps(%arg0: memref<40xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 3 to 40 step 4 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2 - 3] : memref<40xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @steps(%m: memref<40xf32>, %x: f32) {
  affine.for %i = 3 to 40 step 4 {
    affine.store %x, %m[-%i + 39] : memref<40xf32>
  }
  return
}

// goes up already
// CHECK-LABEL: func.func @up(%arg0: memref<40xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 40 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2] : memref<40xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @up(%m: memref<40xf32>, %x: f32) {
  affine.for %i = 0 to 40 {
    affine.store %x, %m[%i] : memref<40xf32>
  }
  return
}

// each iteration needs the one before
// CHECK-LABEL: func.func @illegal(%arg0: memref<40xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 39 {
// CHECK-NEXT:      %0 = affine.load %arg0[-%arg1 + 39] : memref<40xf32>
// CHECK-NEXT:      affine.store %0, %arg0[-%arg1 + 38] : memref<40xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @illegal(%m: memref<40xf32>) {
  affine.for %i = 0 to 39 {
    %x = affine.load %m[-%i + 39] : memref<40xf32>
    affine.store %x, %m[-%i + 38] : memref<40xf32>
  }
  return
}

// a sum has its order
// CHECK-LABEL: func.func @carries(%arg0: memref<40xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:    %0 = affine.for %arg2 = 0 to 40 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:      %1 = affine.load %arg0[-%arg2 + 39] : memref<40xf32>
// CHECK-NEXT:      %2 = arith.addf %arg3, %1 : f32
// CHECK-NEXT:      affine.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @carries(%m: memref<40xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 40 iter_args(%s = %x) -> (f32) {
    %y = affine.load %m[-%i + 39] : memref<40xf32>
    %t = arith.addf %s, %y : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// the last iteration is not known without the least of two
// CHECK-LABEL: func.func @two_bounds(%arg0: memref<40xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:    affine.for %arg3 = 0 to min #map()[%arg2] {
// CHECK-NEXT:      affine.store %arg1, %arg0[-%arg3 + 39] : memref<40xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @two_bounds(%m: memref<40xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 40)>()[%n] {
    affine.store %x, %m[-%i + 39] : memref<40xf32>
  }
  return
}
