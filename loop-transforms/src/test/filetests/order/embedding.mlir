// RUN: wami opt %s --affine-loop-interchange | filecheck %s
// beyond mlir-opt: a pass of ours

// the division is iteration %j of the inner loop, which is then the outer one
// CHECK-LABEL: func.func @behind(%arg0: memref<20x20xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 20 {
// CHECK-NEXT:      affine.for %arg2 = 0 to #map(%arg1) {
// CHECK-NEXT:        affine.for %arg3 = max #map1(%arg2) to #map(%arg1) {
// CHECK-NEXT:          affine.if #set(%arg3, %arg2) {
// CHECK-NEXT:            %0 = affine.load %arg0[%arg1, %arg3] : memref<20x20xf64>
// CHECK-NEXT:            %1 = affine.load %arg0[%arg3, %arg3] : memref<20x20xf64>
// CHECK-NEXT:            %2 = arith.divf %0, %1 : f64
// CHECK-NEXT:            affine.store %2, %arg0[%arg1, %arg3] : memref<20x20xf64>
// CHECK-NEXT:          } else {
// CHECK-NEXT:            %0 = affine.load %arg0[%arg1, %arg3] : memref<20x20xf64>
// CHECK-NEXT:            %1 = affine.load %arg0[%arg1, %arg2] : memref<20x20xf64>
// CHECK-NEXT:            %2 = affine.load %arg0[%arg2, %arg3] : memref<20x20xf64>
// CHECK-NEXT:            %3 = arith.mulf %1, %2 : f64
// CHECK-NEXT:            %4 = arith.subf %0, %3 : f64
// CHECK-NEXT:            affine.store %4, %arg0[%arg1, %arg3] : memref<20x20xf64>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @behind(%m: memref<20x20xf64>) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %m[%i, %j] : memref<20x20xf64>
        %y = affine.load %m[%i, %l] : memref<20x20xf64>
        %z = affine.load %m[%l, %j] : memref<20x20xf64>
        %p = arith.mulf %y, %z : f64
        %d = arith.subf %x, %p : f64
        affine.store %d, %m[%i, %j] : memref<20x20xf64>
      }
      %a = affine.load %m[%i, %j] : memref<20x20xf64>
      %b = affine.load %m[%j, %j] : memref<20x20xf64>
      %q = arith.divf %a, %b : f64
      affine.store %q, %m[%i, %j] : memref<20x20xf64>
    }
  }
  return
}

// what is in front and in the loop are maxima of integers
// CHECK-LABEL: func.func @in_front(%arg0: memref<20x20xi32>, %arg1: index) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<20x20xi32>
// CHECK-NEXT:    affine.for %arg2 = 0 to 20 {
// CHECK-NEXT:      affine.for %arg3 = max #map1(%arg2) to 20 {
// CHECK-NEXT:        affine.if #set(%arg3, %arg2) {
// CHECK-NEXT:          %0 = affine.load %alloc[%arg1, %arg3] : memref<20x20xi32>
// CHECK-NEXT:          %1 = affine.load %arg0[0, %arg3] : memref<20x20xi32>
// CHECK-NEXT:          %2 = arith.maxsi %0, %1 : i32
// CHECK-NEXT:          affine.store %2, %alloc[%arg1, %arg3] : memref<20x20xi32>
// CHECK-NEXT:        } else {
// CHECK-NEXT:          %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:          %0 = affine.load %alloc[%arg1, %arg3] : memref<20x20xi32>
// CHECK-NEXT:          %1 = affine.load %arg0[%arg2, %arg3] : memref<20x20xi32>
// CHECK-NEXT:          %2 = arith.addi %c3_i32, %1 : i32
// CHECK-NEXT:          %3 = arith.maxsi %0, %2 : i32
// CHECK-NEXT:          affine.store %3, %alloc[%arg1, %arg3] : memref<20x20xi32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @in_front(%u: memref<20x20xi32>, %i: index) {
  %t = memref.alloc() : memref<20x20xi32>
  affine.for %j = 0 to 20 {
    %old = affine.load %t[%i, %j] : memref<20x20xi32>
    %left = affine.load %u[0, %j] : memref<20x20xi32>
    %max = arith.maxsi %old, %left : i32
    affine.store %max, %t[%i, %j] : memref<20x20xi32>
    %c = arith.constant 3 : i32
    affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
      %before = affine.load %t[%i, %j] : memref<20x20xi32>
      %back = affine.load %u[%l, %j] : memref<20x20xi32>
      %score = arith.addi %c, %back : i32
      %after = arith.maxsi %before, %score : i32
      affine.store %after, %t[%i, %j] : memref<20x20xi32>
    }
  }
  return
}

// left alone: sums of floats have an order
// CHECK-LABEL: func.func @floats(%arg0: memref<20x20xf64>, %arg1: memref<20xf64>, %arg2: f64) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<20xf64>
// CHECK-NEXT:    affine.for %arg3 = 0 to 20 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg3] : memref<20xf64>
// CHECK-NEXT:      %1 = arith.addf %0, %arg2 : f64
// CHECK-NEXT:      affine.store %1, %alloc[%arg3] : memref<20xf64>
// CHECK-NEXT:      affine.for %arg4 = 0 to #map(%arg3) {
// CHECK-NEXT:        %2 = affine.load %alloc[%arg3] : memref<20xf64>
// CHECK-NEXT:        %3 = affine.load %arg0[%arg4, %arg3] : memref<20x20xf64>
// CHECK-NEXT:        %4 = arith.addf %2, %3 : f64
// CHECK-NEXT:        affine.store %4, %alloc[%arg3] : memref<20xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 20 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg3] : memref<20xf64>
// CHECK-NEXT:      affine.store %0, %arg1[%arg3] : memref<20xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @floats(%m: memref<20x20xf64>, %v: memref<20xf64>, %x: f64) {
  %t = memref.alloc() : memref<20xf64>
  affine.for %j = 0 to 20 {
    %s = affine.load %t[%j] : memref<20xf64>
    %u = arith.addf %s, %x : f64
    affine.store %u, %t[%j] : memref<20xf64>
    affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
      %a = affine.load %t[%j] : memref<20xf64>
      %b = affine.load %m[%l, %j] : memref<20x20xf64>
      %c = arith.addf %a, %b : f64
      affine.store %c, %t[%j] : memref<20xf64>
    }
  }
  affine.for %j = 0 to 20 {
    %s = affine.load %t[%j] : memref<20xf64>
    affine.store %s, %v[%j] : memref<20xf64>
  }
  return
}

// left alone: the loop reads what another iteration of the outer one writes behind it
// CHECK-LABEL: func.func @round(%arg0: memref<20x20xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 1 to 20 {
// CHECK-NEXT:      affine.for %arg2 = 0 to #map(%arg1) {
// CHECK-NEXT:        %1 = affine.load %arg0[0, %arg1] : memref<20x20xf64>
// CHECK-NEXT:        %2 = affine.load %arg0[%arg2, %arg1 - 1] : memref<20x20xf64>
// CHECK-NEXT:        %3 = arith.addf %1, %2 : f64
// CHECK-NEXT:        affine.store %3, %arg0[0, %arg1] : memref<20x20xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %0 = affine.load %arg0[0, %arg1] : memref<20x20xf64>
// CHECK-NEXT:      affine.store %0, %arg0[1, %arg1] : memref<20x20xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @round(%m: memref<20x20xf64>) {
  affine.for %j = 1 to 20 {
    affine.for %l = 0 to affine_map<(d0) -> (d0)>(%j) {
      %a = affine.load %m[0, %j] : memref<20x20xf64>
      %b = affine.load %m[%l, %j - 1] : memref<20x20xf64>
      %c = arith.addf %a, %b : f64
      affine.store %c, %m[0, %j] : memref<20x20xf64>
    }
    %s = affine.load %m[0, %j] : memref<20x20xf64>
    affine.store %s, %m[1, %j] : memref<20x20xf64>
  }
  return
}

// left alone: with no iteration of its own, the loop would have none for what is behind it
// CHECK-LABEL: func.func @empty(%arg0: memref<20x20xf64>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<20xf64>
// CHECK-NEXT:    affine.for %arg1 = 0 to 20 {
// CHECK-NEXT:      affine.for %arg2 = 3 to #map(%arg1) {
// CHECK-NEXT:        %1 = affine.load %alloc[%arg1] : memref<20xf64>
// CHECK-NEXT:        %2 = affine.load %arg0[%arg2, %arg1] : memref<20x20xf64>
// CHECK-NEXT:        %3 = arith.addf %1, %2 : f64
// CHECK-NEXT:        affine.store %3, %alloc[%arg1] : memref<20xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:      %0 = affine.load %alloc[%arg1] : memref<20xf64>
// CHECK-NEXT:      affine.store %0, %arg0[1, %arg1] : memref<20x20xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @empty(%m: memref<20x20xf64>) {
  %t = memref.alloc() : memref<20xf64>
  affine.for %j = 0 to 20 {
    affine.for %l = 3 to affine_map<(d0) -> (d0)>(%j) {
      %a = affine.load %t[%j] : memref<20xf64>
      %b = affine.load %m[%l, %j] : memref<20x20xf64>
      %c = arith.addf %a, %b : f64
      affine.store %c, %t[%j] : memref<20xf64>
    }
    %s = affine.load %t[%j] : memref<20xf64>
    affine.store %s, %m[1, %j] : memref<20x20xf64>
  }
  return
}
