// beyond mlir-opt: its remainder loop runs if the upper bound is below the lower one; it loses values that change places
// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll))' | filecheck %s

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)

// CHECK-LABEL: func.func @symbol(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = 0 to #map()[%arg0] step 4 {
// CHECK-NEXT:      func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:      %0 = affine.apply #map1(%arg1)
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:      %1 = affine.apply #map2(%arg1)
// CHECK-NEXT:      func.call @use(%1) : (index) -> ()
// CHECK-NEXT:      %2 = affine.apply #map3(%arg1)
// CHECK-NEXT:      func.call @use(%2) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = max #map4()[%arg0] to %arg0 {
// CHECK-NEXT:      func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @symbol(%n: index) {
  affine.for %i = 0 to %n {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @triangle() {
// CHECK-NEXT:    affine.for %arg0 = 0 to 9 {
// CHECK-NEXT:      affine.for %arg1 = 0 to #map5(%arg0) step 4 {
// CHECK-NEXT:        func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:        %0 = affine.apply #map1(%arg1)
// CHECK-NEXT:        func.call @use(%0) : (index) -> ()
// CHECK-NEXT:        %1 = affine.apply #map2(%arg1)
// CHECK-NEXT:        func.call @use(%1) : (index) -> ()
// CHECK-NEXT:        %2 = affine.apply #map3(%arg1)
// CHECK-NEXT:        func.call @use(%2) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg1 = max #map6(%arg0) to #map7(%arg0) {
// CHECK-NEXT:        func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @triangle() {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 - 3)>(%i) {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @swapped(%arg0: f32, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:    %0:2 = affine.for %arg2 = 0 to 8 step 4 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (f32, f32) {
// CHECK-NEXT:      %2 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT:      %3 = arith.addf %arg4, %2 : f32
// CHECK-NEXT:      %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:      %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:      affine.yield %4, %5 : f32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1:2 = affine.for %arg2 = 8 to 10 iter_args(%arg3 = %0#0, %arg4 = %0#1) -> (f32, f32) {
// CHECK-NEXT:      %2 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT:      affine.yield %arg4, %2 : f32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1#0, %1#1 : f32, f32
// CHECK-NEXT:  }
func.func @swapped(%x: f32, %y: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%s = %x, %t = %y) -> (f32, f32) {
    %u = arith.addf %s, %t : f32
    affine.yield %t, %u : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
