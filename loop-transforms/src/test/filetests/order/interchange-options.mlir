// RUN: wami opt %s --affine-loop-interchange='permutation-map=1,2,0 arguments-apart=true' | filecheck %s
// beyond mlir-opt: a pass of ours

// loop 0 goes to depth 1, 1 to 2, 2 to 0
// CHECK-LABEL: func.func @rotate(%arg0: memref<8x9x10xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        affine.for %arg4 = 0 to 9 {
// CHECK-NEXT:          affine.store %arg1, %arg0[%arg3, %arg4, %arg2] : memref<8x9x10xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rotate(%m: memref<8x9x10xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      affine.for %k = 0 to 10 {
        affine.store %x, %m[%i, %j, %k] : memref<8x9x10xf32>
      }
    }
  }
  return
}

// k < j < i: as k, i, j
// CHECK-LABEL: func.func @corner(%arg0: memref<9x9x9xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 7 {
// CHECK-NEXT:      affine.for %arg3 = max #map(%arg2) to 9 {
// CHECK-NEXT:        affine.for %arg4 = max #map1(%arg2) to #map2(%arg3) {
// CHECK-NEXT:          affine.store %arg1, %arg0[%arg3, %arg4, %arg2] : memref<9x9x9xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @corner(%m: memref<9x9x9xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        affine.store %x, %m[%i, %j, %k] : memref<9x9x9xf32>
      }
    }
  }
  return
}

// arguments are said to be apart
// CHECK-LABEL: func.func @apart(%arg0: memref<9x9x9xf32>, %arg1: memref<9x9x9xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 9 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 9 {
// CHECK-NEXT:        affine.for %arg4 = 0 to 9 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg3, %arg4, %arg2] : memref<9x9x9xf32>
// CHECK-NEXT:          affine.store %0, %arg1[%arg2, %arg4, %arg3] : memref<9x9x9xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @apart(%a: memref<9x9x9xf32>, %b: memref<9x9x9xf32>) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      affine.for %k = 0 to 9 {
        %x = affine.load %a[%i, %j, %k] : memref<9x9x9xf32>
        affine.store %x, %b[%k, %j, %i] : memref<9x9x9xf32>
      }
    }
  }
  return
}

// (0, 1, -1) would become (-1, 0, 1): stays
// CHECK-LABEL: func.func @illegal(%arg0: memref<9x9x9xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 9 {
// CHECK-NEXT:      affine.for %arg2 = 1 to 9 {
// CHECK-NEXT:        affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:          %0 = affine.load %arg0[%arg1, %arg2 - 1, %arg3 + 1] : memref<9x9x9xf32>
// CHECK-NEXT:          affine.store %0, %arg0[%arg1, %arg2, %arg3] : memref<9x9x9xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @illegal(%m: memref<9x9x9xf32>) {
  affine.for %i = 0 to 9 {
    affine.for %j = 1 to 9 {
      affine.for %k = 0 to 8 {
        %x = affine.load %m[%i, %j - 1, %k + 1] : memref<9x9x9xf32>
        affine.store %x, %m[%i, %j, %k] : memref<9x9x9xf32>
      }
    }
  }
  return
}

// two loops are not three
// CHECK-LABEL: func.func @two(%arg0: memref<9x9xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 9 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 9 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2, %arg3] : memref<9x9xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @two(%m: memref<9x9xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      affine.store %x, %m[%i, %j] : memref<9x9xf32>
    }
  }
  return
}
