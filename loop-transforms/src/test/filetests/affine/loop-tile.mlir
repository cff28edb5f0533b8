// beyond mlir-opt: it takes different arguments for different memory
// RUN: wami opt %s --affine-loop-tile='tile-size=4' --verify-diagnostics
// RUN: wami opt %s --affine-loop-tile='tile-size=4' | filecheck %s

// CHECK-LABEL: func.func @permutable(%arg0: memref<16x16xf32>, %arg1: index) {
// CHECK-NEXT:    affine.for %arg2 = 1 to 9 step 4 {
// CHECK-NEXT:      affine.for %arg3 = 1 to %arg1 step 4 {
// CHECK-NEXT:        affine.for %arg4 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:          affine.for %arg5 = #map(%arg3) to min #map2(%arg3)[%arg1] {
// CHECK-NEXT:            %0 = affine.load %arg0[%arg4 - 1, %arg5 - 1] : memref<16x16xf32>
// CHECK-NEXT:            affine.store %0, %arg0[%arg4, %arg5] : memref<16x16xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @permutable(%a: memref<16x16xf32>, %n: index) {
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to %n {
      %x = affine.load %a[%i - 1, %j - 1] : memref<16x16xf32>
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// j goes back where i goes on.
// CHECK-LABEL: func.func @backward(%arg0: memref<16x16xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 1 to 16 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 15 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<16x16xf32>
// CHECK-NEXT:        affine.store %0, %arg0[%arg1, %arg2] : memref<16x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @backward(%a: memref<16x16xf32>) {
  // expected-remark @below {{tiling nest is invalid due to dependences}}
  affine.for %i = 1 to 16 {
    affine.for %j = 0 to 15 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<16x16xf32>
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @may_alias(%arg0: memref<16x16xf32>, %arg1: memref<16x16xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 16 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:        %0 = affine.load %arg1[%arg3, %arg2] : memref<16x16xf32>
// CHECK-NEXT:        affine.store %0, %arg0[%arg2, %arg3] : memref<16x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_alias(%a: memref<16x16xf32>, %b: memref<16x16xf32>) {
  // expected-remark @below {{tiling nest is invalid due to dependences}}
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.load %b[%j, %i] : memref<16x16xf32>
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @triangle(%arg0: memref<16x16xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 16 {
// CHECK-NEXT:      affine.for %arg3 = 0 to #map(%arg2) {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg2, %arg3] : memref<16x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @triangle(%a: memref<16x16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
