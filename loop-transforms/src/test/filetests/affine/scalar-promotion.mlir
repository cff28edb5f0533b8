// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --affine-scalar-promotion | filecheck %s

// The loop runs: the element is loaded in front and stored behind.
// CHECK-LABEL: func.func @certain(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:    %0 = affine.load %arg0[symbol(%arg1)] : memref<8xf32>
// CHECK-NEXT:    %1 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %0) -> (f32) {
// CHECK-NEXT:      %2 = arith.addf %arg4, %arg2 : f32
// CHECK-NEXT:      affine.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.store %1, %arg0[symbol(%arg1)] : memref<8xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @certain(%a: memref<8xf32>, %i: index, %x: f32) {
  affine.for %j = 0 to 8 {
    %y = affine.load %a[symbol(%i)] : memref<8xf32>
    %z = arith.addf %y, %x : f32
    affine.store %z, %a[symbol(%i)] : memref<8xf32>
  }
  return
}

// It may not: both are under the condition that it does.
// CHECK-LABEL: func.func @uncertain(%arg0: memref<8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:    %0 = affine.if #set()[%arg1, %arg2] -> f32 {
// CHECK-NEXT:      %1 = affine.load %arg0[0] : memref<8xf32>
// CHECK-NEXT:      %2:2 = affine.for %arg4 = max #map()[%arg1] to min #map1()[%arg2, %arg1] iter_args(%arg5 = %arg3, %arg6 = %1) -> (f32, f32) {
// CHECK-NEXT:        %3 = arith.addf %arg6, %arg5 : f32
// CHECK-NEXT:        affine.yield %arg6, %3 : f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.store %2#1, %arg0[0] : memref<8xf32>
// CHECK-NEXT:      affine.yield %2#0 : f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.yield %arg3 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @uncertain(%a: memref<8xf32>, %i: index, %n: index, %x: f32) -> f32 {
  %r = affine.for %j = max affine_map<()[s0] -> (0, s0)>()[%i] to min affine_map<()[s0, s1] -> (s0, s1 + 3)>()[%n, %i] iter_args(%s = %x) -> (f32) {
    %y = affine.load %a[0] : memref<8xf32>
    %z = arith.addf %y, %s : f32
    affine.store %z, %a[0] : memref<8xf32>
    affine.yield %y : f32
  }
  return %r : f32
}

// Behind the inner loop it is in the body of the outer one.
// CHECK-LABEL: func.func @nested(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT:    %0 = affine.load %arg0[0] : memref<8xf32>
// CHECK-NEXT:    %1 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %0) -> (f32) {
// CHECK-NEXT:      %2 = affine.for %arg4 = 0 to 8 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:        %3 = arith.mulf %arg5, %arg1 : f32
// CHECK-NEXT:        affine.yield %3 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.store %1, %arg0[0] : memref<8xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @nested(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %y = affine.load %a[0] : memref<8xf32>
      %z = arith.mulf %y, %x : f32
      affine.store %z, %a[0] : memref<8xf32>
    }
  }
  return
}

// Another iteration reads the element by other subscripts: it stays.
// CHECK-LABEL: func.func @read_by_others(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      %1 = arith.addf %0, %arg1 : f32
// CHECK-NEXT:      affine.store %1, %arg0[3] : memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @read_by_others(%a: memref<8xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    %y = affine.load %a[%j] : memref<8xf32>
    %z = arith.addf %y, %x : f32
    affine.store %z, %a[3] : memref<8xf32>
  }
  return
}

// None does: the other subscripts are never that.
// CHECK-LABEL: func.func @beside(%arg0: memref<32xf32>, %arg1: f32) {
// CHECK-NEXT:    %0 = affine.load %arg0[3] : memref<32xf32>
// CHECK-NEXT:    %1 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %0) -> (f32) {
// CHECK-NEXT:      %2 = affine.load %arg0[%arg2 * 2] : memref<32xf32>
// CHECK-NEXT:      %3 = arith.addf %2, %arg1 : f32
// CHECK-NEXT:      affine.yield %3 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.store %1, %arg0[3] : memref<32xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @beside(%a: memref<32xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    %y = affine.load %a[%j * 2] : memref<32xf32>
    %z = arith.addf %y, %x : f32
    affine.store %z, %a[3] : memref<32xf32>
  }
  return
}

// The other argument may be the same memory: it stays.
// CHECK-LABEL: func.func @may_alias(%arg0: memref<8xf32>, %arg1: memref<8xf32>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      affine.store %0, %arg1[3] : memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_alias(%a: memref<8xf32>, %b: memref<8xf32>) {
  affine.for %j = 0 to 8 {
    %y = affine.load %a[%j] : memref<8xf32>
    affine.store %y, %b[3] : memref<8xf32>
  }
  return
}

// Stored in some iterations only: it stays.
// CHECK-LABEL: func.func @conditional(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.if #set1(%arg2) {
// CHECK-NEXT:        affine.store %arg1, %arg0[0] : memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @conditional(%a: memref<8xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%j) {
      affine.store %x, %a[0] : memref<8xf32>
    }
  }
  return
}

// A division by zero would show what was stored before: it stays.
// CHECK-LABEL: func.func @may_trap(%arg0: memref<8xi32>, %arg1: i32) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg0[0] : memref<8xi32>
// CHECK-NEXT:      %1 = arith.divsi %arg1, %0 : i32
// CHECK-NEXT:      affine.store %1, %arg0[0] : memref<8xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @may_trap(%a: memref<8xi32>, %x: i32) {
  affine.for %j = 0 to 8 {
    %y = affine.load %a[0] : memref<8xi32>
    %z = arith.divsi %x, %y : i32
    affine.store %z, %a[0] : memref<8xi32>
  }
  return
}
