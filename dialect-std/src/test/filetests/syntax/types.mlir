// Builtin types in arguments: integers of any width and sign, floats, vectors, tensors, memrefs, functions, tuples, none.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: #map = affine_map<(d0) -> (d0 + 2)>
// CHECK-LABEL: func.func private @f(i1, i7, si8, ui16, i4096, f16, bf16, f32, f64, f80, f128, tf32, index, none)
func.func private @f(i1, i7, si8, ui16, i4096, f16, bf16, f32, f64, f80, f128, tf32, index, none)
// CHECK-LABEL: func.func private @g(vector<4xi32>, vector<[4]xf32>, vector<2x[2]xf64>, vector<f32>)
func.func private @g(vector<4xi32>, vector<[4]xf32>, vector<2x[2]xf64>, vector<f32>)
// CHECK-LABEL: func.func private @h(tensor<?x4xf32>, tensor<*xi8>, tensor<f64>, tensor<4xi32, "encoding">)
func.func private @h(tensor<?x4xf32>, tensor<*xi8>, tensor<f64>, tensor<4xi32, "encoding">)
// CHECK-LABEL: func.func private @i(memref<?x4xf32>, memref<*xi8>, memref<4xi32, 1>, memref<4x4xf32, strided<[4, 1], offset: 2>>, memref<4xf32, #map>)
func.func private @i(memref<?x4xf32>, memref<*xi8>, memref<4xi32, 1>, memref<4x4xf32, strided<[4, 1], offset: 2>>, memref<4xf32, affine_map<(d0) -> (d0 + 2)>>)
// CHECK-LABEL: func.func private @j((i32) -> i32, () -> (), (i32, f32) -> (i64, (i1) -> i1), tuple<>, tuple<i32, tuple<f32>>, complex<f32>)
func.func private @j((i32) -> i32, () -> (), (i32, f32) -> (i64, (i1) -> i1), tuple<>, tuple<i32, tuple<f32>>, complex<f32>)
// CHECK-LABEL: func.func private @k(memref<2xmemref<3xi8>>, memref<4xi32, "space">, memref<?xindex, strided<[?], offset: ?>>)
func.func private @k(memref<2xmemref<3xi8>>, memref<4xi32, "space">, memref<?xindex, strided<[?], offset: ?>>)
