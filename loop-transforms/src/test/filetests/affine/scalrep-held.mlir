// beyond mlir-opt: it removes a store that a trap behind it would show
// RUN: wami opt %s --affine-scalrep | filecheck %s

// Arguments may share memory: the load stays.
// CHECK-LABEL: func.func @may_alias(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:    affine.store %arg2, %arg0[1] : memref<8xf32>
// CHECK-NEXT:    affine.store %arg2, %arg1[2] : memref<8xf32>
// CHECK-NEXT:    %0 = affine.load %arg0[1] : memref<8xf32>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @may_alias(%a: memref<8xf32>, %b: memref<8xf32>, %x: f32) -> f32 {
  affine.store %x, %a[1] : memref<8xf32>
  affine.store %x, %b[2] : memref<8xf32>
  %y = affine.load %a[1] : memref<8xf32>
  return %y : f32
}

// The second store is to the element in some iterations of the inner loop: the load stays.
// CHECK-LABEL: func.func @written_in_between(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:    affine.store %arg1, %arg0[2, 5] : memref<8x8xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg4 = 5 to %arg2 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg3, %arg4] : memref<8x8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.load %arg0[2, 5] : memref<8x8xf32>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @written_in_between(%a: memref<8x8xf32>, %x: f32, %n: index) -> f32 {
  affine.store %x, %a[2, 5] : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 5 to %n {
      affine.store %x, %a[%i, %j] : memref<8x8xf32>
    }
  }
  %y = affine.load %a[2, 5] : memref<8x8xf32>
  return %y : f32
}

// It never is, though their boxes meet: the load goes.
// CHECK-LABEL: func.func @never_met(%arg0: memref<16x8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:    affine.store %arg1, %arg0[5, 4] : memref<16x8xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:        affine.store %arg1, %arg0[%arg3 * 2, %arg4] : memref<16x8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return %arg1 : f32
// CHECK-NEXT:  }
func.func @never_met(%a: memref<16x8xf32>, %x: f32, %n: index) -> f32 {
  affine.store %x, %a[5, 4] : memref<16x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i * 2, %j] : memref<16x8xf32>
    }
  }
  %y = affine.load %a[5, 4] : memref<16x8xf32>
  return %y : f32
}

// An earlier iteration of the inner loop wrote it: the load stays.
// CHECK-LABEL: func.func @written_before(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg1, %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:        %1 = arith.addf %0, %arg1 : f32
// CHECK-NEXT:        affine.store %1, %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @written_before(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<8xf32>
    affine.for %j = 0 to 8 {
      %y = affine.load %a[%i] : memref<8xf32>
      %z = arith.addf %y, %x : f32
      affine.store %z, %a[%i] : memref<8xf32>
    }
  }
  return
}

// A division by zero would show the first store: it stays.
// CHECK-LABEL: func.func @seen_by_trap(%arg0: memref<8xi32>, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:    affine.store %arg1, %arg0[0] : memref<8xi32>
// CHECK-NEXT:    %0 = arith.divsi %arg1, %arg2 : i32
// CHECK-NEXT:    affine.store %0, %arg0[0] : memref<8xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @seen_by_trap(%a: memref<8xi32>, %x: i32, %y: i32) {
  affine.store %x, %a[0] : memref<8xi32>
  %z = arith.divsi %x, %y : i32
  affine.store %z, %a[0] : memref<8xi32>
  return
}

// Neither is a store in only one branch overwritten by, nor overwrites, one in front.
// CHECK-LABEL: func.func @branches(%arg0: memref<8xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:    affine.store %arg1, %arg0[0] : memref<8xf32>
// CHECK-NEXT:    affine.if #set()[%arg2] {
// CHECK-NEXT:      affine.store %arg1, %arg0[0] : memref<8xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %1 = affine.load %arg0[0] : memref<8xf32>
// CHECK-NEXT:      affine.store %1, %arg0[1] : memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.load %arg0[0] : memref<8xf32>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @branches(%a: memref<8xf32>, %x: f32, %n: index) -> f32 {
  affine.store %x, %a[0] : memref<8xf32>
  affine.if affine_set<()[s0] : (s0 - 1 >= 0)>()[%n] {
    affine.store %x, %a[0] : memref<8xf32>
  } else {
    %u = affine.load %a[0] : memref<8xf32>
    affine.store %u, %a[1] : memref<8xf32>
  }
  %y = affine.load %a[0] : memref<8xf32>
  return %y : f32
}
