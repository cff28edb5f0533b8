// apply, min, max and if, with maps and sets by value and by alias.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK: #map1 = affine_map<() -> (7)>
// CHECK: #map2 = affine_map<(d0, d1) -> (d0, d1 + 1, 4)>
// CHECK: #map3 = affine_map<(d0)[s0] -> (d0 mod 3, s0)>
// CHECK: #set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 == 0)>
// CHECK: #set1 = affine_set<(d0) : (d0 >= 0)>
#map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>
// CHECK-LABEL: func.func @f(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
// CHECK-NEXT:    %0 = affine.apply #map(%arg0)[%arg1]
// CHECK-NEXT:    %1 = affine.apply #map1()
// CHECK-NEXT:    %2 = affine.min #map2(%arg0, %arg1)
// CHECK-NEXT:    %3 = affine.max #map3(%arg0)[%arg1]
// CHECK-NEXT:    affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.if #set1(%arg0) {
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %4 = affine.if #set(%arg0)[%arg1] -> i32 {
// CHECK-NEXT:      affine.yield %arg2 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.yield %arg2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %4 : i32
// CHECK-NEXT:  }
func.func @f(%i: index, %n: index, %x: i32) -> i32 {
  %0 = affine.apply #map(%i)[%n]
  %1 = affine.apply affine_map<() -> (7)>()
  %2 = affine.min affine_map<(d0, d1) -> (d0, d1 + 1, 4)>(%i, %n)
  %3 = affine.max affine_map<(d0)[s0] -> (d0 mod 3, s0)>(%i)[%n]
  affine.if #set(%i)[%n] {
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
    affine.yield
  } else {
    affine.if #set(%i)[%n] {
    }
  }
  %r = affine.if #set(%i)[%n] -> i32 {
    affine.yield %x : i32
  } else {
    affine.yield %x : i32
  }
  return %r : i32
}
