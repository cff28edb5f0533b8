// RUN: wami opt %s --affine-shifted-strips='cache-size=64' | filecheck %s
// beyond mlir-opt: a pass of ours

// CHECK-DAG: #map = affine_map<(d0) -> (d0)>
// CHECK-DAG: #map1 = affine_map<(d0) -> (d0 + 5, 100)>
// CHECK-DAG: #map2 = affine_map<(d0, d1, d2) -> (1, d0 - (d2 - d1) * 2)>
// CHECK-DAG: #map3 = affine_map<(d0, d1, d2) -> (399, d0 - (d2 - d1) * 2 + 7)>
// CHECK-DAG: #map4 = affine_map<(d0, d1, d2) -> (1, d0 - (d2 - d1) * 2 - 1)>
// CHECK-DAG: #map5 = affine_map<(d0, d1, d2) -> (399, d0 - (d2 - d1) * 2 + 6)>
// CHECK-DAG: #map6 = affine_map<(d0) -> (0, (d0 ceildiv 4) * 4)>
// CHECK-DAG: #map7 = affine_map<(d0) -> (512, d0 + 8)>
// CHECK-DAG: #map8 = affine_map<(d0) -> (3, ((d0 - 3) ceildiv 3) * 3 + 3)>
// CHECK-DAG: #map9 = affine_map<(d0) -> (510, d0 + 8)>
// CHECK-DAG: #map10 = affine_map<(d0) -> (d0 + 25, 512)>
// CHECK-DAG: #map11 = affine_map<(d0, d1, d2) -> (1, d0 - (d2 - d1))>
// CHECK-DAG: #map12 = affine_map<(d0, d1, d2) -> (512, d0 - (d2 - d1) + 8)>
// CHECK-DAG: #set = affine_set<(d0, d1, d2) : (-(d0 - (d2 - d1)) >= 0, d0 - (d2 - d1) + 7 >= 0)>

// CHECK-LABEL: func.func @jacobi(%arg0: memref<400x256xf64>, %arg1: memref<400x256xf64>, %arg2: f64) {
// CHECK-NEXT:      %0:2 = memref.distinct_objects %arg0, %arg1 : memref<400x256xf64>, memref<400x256xf64>
// CHECK-NEXT:      affine.for %arg3 = 0 to 100 step 5 {
// CHECK-NEXT:        affine.for %arg4 = 1 to 408 step 7 {
// CHECK-NEXT:          affine.for %arg5 = #map(%arg3) to min #map1(%arg3) {
// CHECK-NEXT:            affine.for %arg6 = max #map2(%arg4, %arg3, %arg5) to min #map3(%arg4, %arg3, %arg5) {
// CHECK-NEXT:              affine.for %arg7 = 1 to 255 {
// CHECK-NEXT:                %1 = affine.load %0#0[%arg6 - 1, %arg7] : memref<400x256xf64>
// CHECK-NEXT:                %2 = affine.load %0#0[%arg6 + 1, %arg7] : memref<400x256xf64>
// CHECK-NEXT:                %3 = arith.addf %1, %2 : f64
// CHECK-NEXT:                affine.store %3, %0#1[%arg6, %arg7] : memref<400x256xf64>
// CHECK-NEXT:              }
// CHECK-NEXT:            }
// CHECK-NEXT:            affine.for %arg6 = max #map4(%arg4, %arg3, %arg5) to min #map5(%arg4, %arg3, %arg5) {
// CHECK-NEXT:              affine.for %arg7 = 1 to 255 {
// CHECK-NEXT:                %1 = affine.load %0#1[%arg6, %arg7] : memref<400x256xf64>
// CHECK-NEXT:                %2 = arith.mulf %1, %arg2 : f64
// CHECK-NEXT:                affine.store %2, %0#0[%arg6, %arg7] : memref<400x256xf64>
// CHECK-NEXT:              }
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @jacobi(%a: memref<400x256xf64>, %b: memref<400x256xf64>, %c: f64) {
  %0:2 = memref.distinct_objects %a, %b : memref<400x256xf64>, memref<400x256xf64>
  affine.for %t = 0 to 100 {
    affine.for %i = 1 to 399 {
      affine.for %j = 1 to 255 {
        %l = affine.load %0#0[%i - 1, %j] : memref<400x256xf64>
        %r = affine.load %0#0[%i + 1, %j] : memref<400x256xf64>
        %s = arith.addf %l, %r : f64
        affine.store %s, %0#1[%i, %j] : memref<400x256xf64>
      }
    }
    affine.for %i = 1 to 399 {
      affine.for %j = 1 to 255 {
        %x = affine.load %0#1[%i, %j] : memref<400x256xf64>
        %y = arith.mulf %x, %c : f64
        affine.store %y, %0#0[%i, %j] : memref<400x256xf64>
      }
    }
  }
  return
}

// Nests that only read the same: nothing is to be shifted. What is loaded between them goes in front.
// CHECK-LABEL: func.func @twice(%arg0: memref<512x512xf32>, %arg1: memref<1xf32>) -> (memref<512xf32>, memref<512xf32>) {
// CHECK-NEXT:      %alloc = memref.alloc() : memref<512xf32>
// CHECK-NEXT:      %alloc_0 = memref.alloc() : memref<512xf32>
// CHECK-NEXT:      %0 = affine.load %arg1[0] : memref<1xf32>
// CHECK-NEXT:      affine.for %arg2 = 0 to 512 step 8 {
// CHECK-NEXT:        affine.for %arg3 = max #map6(%arg2) to min #map7(%arg2) step 4 {
// CHECK-NEXT:          affine.for %arg4 = 0 to 512 {
// CHECK-NEXT:            %1 = affine.load %arg0[%arg3, %arg4] : memref<512x512xf32>
// CHECK-NEXT:            affine.store %1, %alloc[%arg3] : memref<512xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.for %arg3 = max #map8(%arg2) to min #map9(%arg2) step 3 {
// CHECK-NEXT:          affine.for %arg4 = 0 to 512 {
// CHECK-NEXT:            %1 = affine.load %arg0[%arg3, %arg4] : memref<512x512xf32>
// CHECK-NEXT:            %2 = arith.mulf %1, %0 : f32
// CHECK-NEXT:            affine.store %2, %alloc_0[%arg4] : memref<512xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      return %alloc, %alloc_0 : memref<512xf32>, memref<512xf32>
// CHECK-NEXT:    }
func.func @twice(%m: memref<512x512xf32>, %z: memref<1xf32>) -> (memref<512xf32>, memref<512xf32>) {
  %x = memref.alloc() : memref<512xf32>
  %y = memref.alloc() : memref<512xf32>
  affine.for %i = 0 to 512 step 4 {
    affine.for %j = 0 to 512 {
      %v = affine.load %m[%i, %j] : memref<512x512xf32>
      affine.store %v, %x[%i] : memref<512xf32>
    }
  }
  %k = affine.load %z[0] : memref<1xf32>
  affine.for %i = 3 to 510 step 3 {
    affine.for %j = 0 to 512 {
      %v = affine.load %m[%i, %j] : memref<512x512xf32>
      %w = arith.mulf %v, %k : f32
      affine.store %w, %y[%j] : memref<512xf32>
    }
  }
  return %x, %y : memref<512xf32>, memref<512xf32>
}

// The first row has a nest of its own, which is in the strip of that row.
// CHECK-LABEL: func.func @boundary(%arg0: memref<512x512xf32>, %arg1: memref<512xf32>, %arg2: f32) {
// CHECK-NEXT:      %0:2 = memref.distinct_objects %arg0, %arg1 : memref<512x512xf32>, memref<512xf32>
// CHECK-NEXT:      affine.for %arg3 = 0 to 512 step 25 {
// CHECK-NEXT:        affine.for %arg4 = 0 to 536 step 8 {
// CHECK-NEXT:          affine.for %arg5 = #map(%arg3) to min #map10(%arg3) {
// CHECK-NEXT:            %1 = affine.load %0#1[%arg5] : memref<512xf32>
// CHECK-NEXT:            affine.if #set(%arg4, %arg3, %arg5) {
// CHECK-NEXT:              affine.for %arg6 = 0 to 512 {
// CHECK-NEXT:                affine.store %1, %0#0[0, %arg6] : memref<512x512xf32>
// CHECK-NEXT:              }
// CHECK-NEXT:            }
// CHECK-NEXT:            affine.for %arg6 = max #map11(%arg4, %arg3, %arg5) to min #map12(%arg4, %arg3, %arg5) {
// CHECK-NEXT:              affine.for %arg7 = 0 to 512 {
// CHECK-NEXT:                %2 = affine.load %0#0[%arg6 - 1, %arg7] : memref<512x512xf32>
// CHECK-NEXT:                %3 = affine.load %0#0[%arg6, %arg7] : memref<512x512xf32>
// CHECK-NEXT:                %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:                affine.store %4, %0#0[%arg6, %arg7] : memref<512x512xf32>
// CHECK-NEXT:              }
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
func.func @boundary(%a: memref<512x512xf32>, %b: memref<512xf32>, %c: f32) {
  %0:2 = memref.distinct_objects %a, %b : memref<512x512xf32>, memref<512xf32>
  affine.for %t = 0 to 512 {
    %v = affine.load %0#1[%t] : memref<512xf32>
    affine.for %j = 0 to 512 {
      affine.store %v, %0#0[0, %j] : memref<512x512xf32>
    }
    affine.for %i = 1 to 512 {
      affine.for %j = 0 to 512 {
        %x = affine.load %0#0[%i - 1, %j] : memref<512x512xf32>
        %y = affine.load %0#0[%i, %j] : memref<512x512xf32>
        %z = arith.addf %x, %y : f32
        affine.store %z, %0#0[%i, %j] : memref<512x512xf32>
      }
    }
  }
  return
}
