// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4 vectorize-reductions=true}))" | filecheck %s
// beyond mlir-opt: full vectors, and a loop for the rest; sums of floats keep their order

// run: @least() == -3
// run: @product(0) == 1
// run: @product(9) == 262144

// CHECK-LABEL: func.func @least() -> i32 {
// CHECK-NEXT:    %c100_i32 = arith.constant 100 : i32
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:    affine.for %arg0 = 0 to 8 {
// CHECK-NEXT:      %3 = affine.apply #map(%arg0)
// CHECK-NEXT:      %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:      affine.store %4, %alloc[%arg0] : memref<8xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %cst = arith.constant dense<2147483647> : vector<4xi32>
// CHECK-NEXT:    %0 = affine.for %arg0 = 0 to 8 step 4 iter_args(%arg1 = %cst) -> (vector<4xi32>) {
// CHECK-NEXT:      %3 = ub.poison : i32
// CHECK-NEXT:      %4 = vector.transfer_read %alloc[%arg0], %3 {in_bounds = [true]} : memref<8xi32>, vector<4xi32>
// CHECK-NEXT:      %5 = arith.minsi %arg1, %4 : vector<4xi32>
// CHECK-NEXT:      affine.yield %5 : vector<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = vector.reduction <minsi>, %0 : vector<4xi32> into i32
// CHECK-NEXT:    %2 = arith.minsi %1, %c100_i32 : i32
// CHECK-NEXT:    memref.dealloc %alloc : memref<8xi32>
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @least() -> i32 {
  %big = arith.constant 100 : i32
  %m = memref.alloc() : memref<8xi32>
  affine.for %i = 0 to 8 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 3 - 3)>(%i)
    %1 = arith.index_cast %0 : index to i32
    affine.store %1, %m[%i] : memref<8xi32>
  }
  %r = affine.for %i = 0 to 8 iter_args(%x = %big) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.minsi %x, %0 : i32
    affine.yield %1 : i32
  }
  memref.dealloc %m : memref<8xi32>
  return %r : i32
}

// CHECK-LABEL: func.func @product(%arg0: index) -> i32 {
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:    %cst = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:    %0 = affine.for %arg1 = 0 to #map1()[%arg0] step 4 iter_args(%arg2 = %cst) -> (vector<4xi32>) {
// CHECK-NEXT:      %cst_0 = arith.constant dense<4> : vector<4xi32>
// CHECK-NEXT:      %3 = affine.apply #map2(%arg1)[%arg0]
// CHECK-NEXT:      %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:      %5 = arith.select %4, %cst_0, %cst : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:      %6 = arith.muli %arg2, %5 : vector<4xi32>
// CHECK-NEXT:      affine.yield %6 : vector<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = vector.reduction <mul>, %0 : vector<4xi32> into i32
// CHECK-NEXT:    %2 = affine.for %arg1 = max #map3()[%arg0] to %arg0 iter_args(%arg2 = %1) -> (i32) {
// CHECK-NEXT:      %3 = arith.muli %arg2, %c4_i32 : i32
// CHECK-NEXT:      affine.yield %3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @product(%n: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %r = affine.for %i = 0 to %n iter_args(%x = %c1) -> (i32) {
    %1 = arith.muli %x, %c4 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @ordered(%arg0: memref<8xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:    %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:      %1 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      %2 = arith.addf %arg3, %1 : f32
// CHECK-NEXT:      affine.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @ordered(%m: memref<8xf32>, %init: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%x = %init) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.addf %x, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}
