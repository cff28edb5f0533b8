// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))" | filecheck %s
// beyond mlir-opt: it takes every stride for 1, and arguments for different memory

// Lanes are not next to one another.
// CHECK-LABEL: func.func @strided(%arg0: memref<64xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 16 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2 * 2] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 0 to 16 step 2 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg2 = 0 to 16 {
// CHECK-NEXT:      affine.store %arg1, %arg0[-%arg2 + 15] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @strided(%a: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.store %x, %a[%i * 2] : memref<64xf32>
  }
  affine.for %i = 0 to 16 step 2 {
    affine.store %x, %a[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    affine.store %x, %a[-%i + 15] : memref<64xf32>
  }
  return
}

// An iteration needs what the one before stored.
// CHECK-LABEL: func.func @carried(%arg0: memref<64xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 16 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg1] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg1 + 1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @carried(%a: memref<64xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %a[%i + 1] : memref<64xf32>
  }
  return
}

// One memory perhaps.
// CHECK-LABEL: func.func @shared(%arg0: memref<64xf32>, %arg1: memref<64xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 16 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %arg1[%arg2 + 1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @shared(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %b[%i + 1] : memref<64xf32>
  }
  return
}

// The inner loop is longer in each iteration; the counter is no number that lanes have.
// CHECK-LABEL: func.func @divergent(%arg0: memref<16x16xf32>, %arg1: memref<16xindex>, %arg2: f32) {
// CHECK-NEXT:    %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      affine.for %arg4 = 0 to #map(%arg3) step 4 {
// CHECK-NEXT:        %1 = affine.apply #map1(%arg4)
// CHECK-NEXT:        %2 = affine.apply #map2(%arg4)
// CHECK-NEXT:        vector.transfer_write %0, %arg0[%1, %2] {in_bounds = [true], permutation_map = #map3} : vector<4xf32>, memref<16x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg4 = #map(%arg3) to #map1(%arg3) {
// CHECK-NEXT:        affine.store %arg2, %arg0[%arg4, 0] : memref<16x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      affine.store %arg3, %arg1[%arg3] : memref<16xindex>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @divergent(%a: memref<16x16xf32>, %b: memref<16xindex>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%j, 0] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.store %i, %b[%i] : memref<16xindex>
  }
  return
}

// Conditionals, calls, loads that are not affine.
// CHECK-LABEL: func.func private @f(f32) -> f32
func.func private @f(f32) -> f32
// CHECK-LABEL: func.func @others(%arg0: memref<16xf32>, %arg1: memref<16xf32>, %arg2: f32) {
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      affine.if #set(%arg3) {
// CHECK-NEXT:        affine.store %arg2, %arg0[%arg3] : memref<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      %0 = func.call @f(%arg2) : (f32) -> f32
// CHECK-NEXT:      affine.store %0, %arg0[%arg3] : memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:      %0 = memref.load %arg0[%arg3] : memref<16xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg3] : memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @others(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %a[%i] : memref<16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    %0 = func.call @f(%x) : (f32) -> f32
    affine.store %0, %a[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = memref.load %a[%i] : memref<16xf32>
    affine.store %0, %a[%i] : memref<16xf32>
  }
  return
}
