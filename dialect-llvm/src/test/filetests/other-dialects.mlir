// What only upstream's dialects define passes through in generic form, as mlir-opt 22 prints it: maps of their properties have aliases, their
// attributes are memory spaces, their masks are no mappings, their modules hold globals of llvm.
// another form in mlir-opt: it has the custom forms of linalg and gpu
// RUN: wami opt %s --allow-unregistered-dialect | filecheck %s
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes
func.func @copy(%a: memref<8xf32>, %b: memref<8xf32>) {
  "linalg.generic"(%a, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
"nobody.knows"() <{maps = [affine_map<(d0) -> (d0 + 2)>]}> : () -> ()
// CHECK: "nobody.knows"() <{maps = [affine_map<(d0) -> (d0 + 2)>]}> : () -> ()
// CHECK-NEXT: func.func private @f(memref<4xf32, #gpu.address_space<workgroup>>)
func.func private @f(memref<4xf32, #gpu.address_space<workgroup>>)
// CHECK: mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<753>]
func.func @g() {
  scf.forall (%i) in (2) {
  } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<753>]}
  return
}
// CHECK: "gpu.module"() <{sym_name = "kernels"}> ({
// CHECK-NEXT: llvm.mlir.global internal @shared() {addr_space = 3 : i32} : i32
"gpu.module"() <{sym_name = "kernels"}> ({
  llvm.mlir.global internal @shared() {addr_space = 3 : i32} : i32
}) : () -> ()
// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal @nested() {addr_space = 0 : i32} : i32
module {
  llvm.mlir.global internal @nested() : i32
}
