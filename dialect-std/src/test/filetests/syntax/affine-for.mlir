// Affine loops: constant, mapped, min and max bounds; steps; carried values.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK: #map2 = affine_map<(d0)[s0] -> (0, d0, s0)>
// CHECK: #map3 = affine_map<(d0) -> (d0, 100)>
// CHECK: #map4 = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK: #map5 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @f(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:    affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = -5 to %arg0 step 3 {
// CHECK-NEXT:      affine.for %arg4 = #map(%arg3) to #map1(%arg3)[%arg1] {
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = max #map2(%arg0)[%arg1] to min #map3(%arg0) {
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = #map4(%arg0) to #map5()[%arg1] {
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.for %arg3 = 0 to 7 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:      %1 = arith.addf %arg4, %arg4 : f32
// CHECK-NEXT:      affine.yield %1 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @f(%n: index, %m: index, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = -5 to %n step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%m] {
    }
  }
  affine.for %i = max affine_map<(d0)[s0] -> (0, d0, s0)>(%n)[%m] to min affine_map<(d0) -> (d0, 100)>(%n) {
  }
  affine.for %i = affine_map<(d0) -> (d0 floordiv 2)>(%n) to affine_map<()[s0] -> (s0 * 2)>()[%m] {
    affine.yield
  }
  %r = affine.for %i = 0 to 7 iter_args(%a = %x) -> (f32) {
    %b = arith.addf %a, %a : f32
    affine.yield %b : f32
  }
  return %r : f32
}
