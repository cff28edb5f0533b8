// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4 arguments-apart=true}))" | filecheck %s
// beyond mlir-opt: full vectors, and a loop for the rest

// What is the same in all lanes is broadcast; the rest of an unknown number of iterations is a loop of its own.
// CHECK-LABEL: func.func @scale(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: f32, %arg4: index) {
// CHECK-NEXT:    %0 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT:    affine.for %arg5 = 0 to #map()[%arg4] step 4 {
// CHECK-NEXT:      %1 = affine.apply #map1(%arg5)
// CHECK-NEXT:      %2 = ub.poison : f32
// CHECK-NEXT:      %3 = vector.transfer_read %arg0[%1], %2 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:      %4 = affine.apply #map2()
// CHECK-NEXT:      %5 = ub.poison : f32
// CHECK-NEXT:      %6 = vector.transfer_read %arg1[%4], %5 {in_bounds = [true], permutation_map = #map3} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:      %7 = arith.mulf %3, %0 : vector<4xf32>
// CHECK-NEXT:      %8 = arith.addf %7, %6 : vector<4xf32>
// CHECK-NEXT:      vector.transfer_write %8, %arg2[%arg5] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg5 = max #map4()[%arg4] to %arg4 {
// CHECK-NEXT:      %1 = affine.load %arg0[%arg5 + 1] : memref<?xf32>
// CHECK-NEXT:      %2 = affine.load %arg1[0] : memref<?xf32>
// CHECK-NEXT:      %3 = arith.mulf %1, %arg3 : f32
// CHECK-NEXT:      %4 = arith.addf %3, %2 : f32
// CHECK-NEXT:      affine.store %4, %arg2[%arg5] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @scale(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %s: f32, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i + 1] : memref<?xf32>
    %1 = affine.load %b[0] : memref<?xf32>
    %2 = arith.mulf %0, %s : f32
    %3 = arith.addf %2, %1 : f32
    affine.store %3, %c[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: func.func @copy(%arg0: memref<8x16xf32>, %arg1: memref<8x16xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 16 step 4 {
// CHECK-NEXT:        %0 = ub.poison : f32
// CHECK-NEXT:        %1 = vector.transfer_read %arg0[%arg2, %arg3], %0 {in_bounds = [true]} : memref<8x16xf32>, vector<4xf32>
// CHECK-NEXT:        vector.transfer_write %1, %arg1[%arg2, %arg3] {in_bounds = [true]} : vector<4xf32>, memref<8x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @copy(%a: memref<8x16xf32>, %b: memref<8x16xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %a[%i, %j] : memref<8x16xf32>
      affine.store %0, %b[%i, %j] : memref<8x16xf32>
    }
  }
  return
}
