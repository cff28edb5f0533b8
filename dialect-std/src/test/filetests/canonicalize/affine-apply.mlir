// apply: composed, of constants, simplified maps, unused and repeated operands.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 2 + s1 + 2)>
// CHECK: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @composed(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:    %0 = affine.apply #map()[%arg0, %arg1]
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @composed(%i: index, %j: index) -> index {
  %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %b = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%a, %j)
  return %b : index
}
// CHECK-LABEL: func.func @constant() -> index {
// CHECK-NEXT:    %c15 = arith.constant 15 : index
// CHECK-NEXT:    return %c15 : index
// CHECK-NEXT:  }
func.func @constant() -> index {
  %c5 = arith.constant 5 : index
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c5)[%c5]
  return %a : index
}
// CHECK-LABEL: func.func @identity(%arg0: index) -> index {
// CHECK-NEXT:    return %arg0 : index
// CHECK-NEXT:  }
func.func @identity(%i: index) -> index {
  %a = affine.apply affine_map<(d0) -> (d0)>(%i)
  return %a : index
}
// CHECK-LABEL: func.func @simplified(%arg0: index) -> (index, index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    return %arg0, %c0 : index, index
// CHECK-NEXT:  }
func.func @simplified(%i: index) -> (index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 * 4 floordiv 4)>(%i)
  %b = affine.apply affine_map<(d0) -> ((d0 * 8) mod 4)>(%i)
  return %a, %b : index, index
}
// CHECK-LABEL: func.func @repeated(%arg0: index) -> index {
// CHECK-NEXT:    %0 = affine.apply #map1()[%arg0]
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }
func.func @repeated(%i: index) -> index {
  %a = affine.apply affine_map<(d0, d1, d2) -> (d0 + d2)>(%i, %i, %i)
  return %a : index
}
// CHECK-LABEL: func.func @negatives() -> (index, index, index) {
// CHECK-NEXT:    %c-4 = arith.constant -4 : index
// CHECK-NEXT:    %c-3 = arith.constant -3 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    return %c-4, %c-3, %c1 : index, index, index
// CHECK-NEXT:  }
func.func @negatives() -> (index, index, index) {
  %m7 = arith.constant -7 : index
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%m7)
  %b = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%m7)
  %c = affine.apply affine_map<(d0) -> (d0 mod 2)>(%m7)
  return %a, %b, %c : index, index, index
}
// CHECK-LABEL: func.func @minimum(%arg0: index) -> (index, index) {
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    return %c3, %arg0 : index, index
// CHECK-NEXT:  }
func.func @minimum(%i: index) -> (index, index) {
  %c3 = arith.constant 3 : index
  %a = affine.min affine_map<(d0) -> (d0, 5)>(%c3)
  %b = affine.max affine_map<(d0) -> (d0, d0)>(%i)
  return %a, %b : index, index
}
// A counter of affine.parallel has no bounds that anything is known of.
// CHECK-LABEL: func.func @parallel(%arg0: memref<8xi32>, %arg1: i32) {
// CHECK-NEXT:    affine.parallel (%arg2) = (0) to (8) {
// CHECK-NEXT:      %0 = affine.apply #map2(%arg2)
// CHECK-NEXT:      memref.store %arg1, %arg0[%0] : memref<8xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @parallel(%m: memref<8xi32>, %v: i32) {
  affine.parallel (%i) = (0) to (8) {
    %k = affine.apply affine_map<(d0) -> (d0 floordiv 16)>(%i)
    memref.store %v, %m[%k] : memref<8xi32>
  }
  return
}
