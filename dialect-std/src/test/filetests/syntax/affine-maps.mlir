// Maps as attributes: precedence, simplification on reading, many dimensions.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: #map = affine_map<() -> ()>
// CHECK: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK: #map2 = affine_map<(d0)[s0, s1] -> (d0 + s0 * 4 - s1)>
// CHECK: #map3 = affine_map<(d0, d1)[s0] -> ((d0 + d1) * 3 - s0, -d0, d0 mod 2 + 1)>
// CHECK: #map4 = affine_map<(d0) -> ((d0 floordiv 4) * 4, d0 ceildiv 7, 5, d0)>
// CHECK: #map5 = affine_map<(d0, d1)[s0] -> ((d0 - d1) mod s0, (d0 floordiv s0) ceildiv 2)>
// CHECK: #set = affine_set<(d0, d1)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0, d0 - d1 == 0)>
// CHECK: #set1 = affine_set<() : (1 == 0)>
// CHECK-LABEL: func.func private @f() attributes {a = #map, b = #map1, c = #map2, d = #map3, e = #map4, f = #map5, g = #set, h = #set1}
func.func private @f() attributes {
  a = affine_map<() -> ()>,
  b = affine_map<(d0, d1) -> (d1, d0)>,
  c = affine_map<(d0)[s0, s1] -> (d0 + s0 * 4 - s1)>,
  d = affine_map<(i, j)[k] -> ((i + j) * 3 - k, -i, i mod 2 + 1)>,
  e = affine_map<(d0) -> (d0 floordiv 4 * 4, d0 ceildiv 7, 2 + 3, d0 * 1 + 0)>,
  f = affine_map<(d0, d1)[s0] -> ((d0 - d1) mod s0, (d0 floordiv s0) ceildiv 2)>,
  g = affine_set<(d0, d1)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0, d0 - d1 == 0)>,
  h = affine_set<() : (1 == 0)>
}
