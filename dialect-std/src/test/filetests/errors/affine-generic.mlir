// What operations of affine must have in generic form.
// beyond mlir-opt: mlir-opt 22 crashes
// RUN: wami opt %s --split-input-file --verify-diagnostics

func.func @no_map_of_the_tag(%tag: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op requires the affine map 'tag_map'}}
  "affine.dma_wait"(%tag, %n, %n) : (memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @no_count(%tag: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%tag, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
  return
}

// -----

func.func @map_of_another_kind(%a: memref<8xf32>, %b: memref<8xf32, 2>, %tag: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op requires the affine map 'dst_map'}}
  "affine.dma_start"(%a, %n, %b, %tag, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = 1, tag_map = affine_map<(d0) -> (d0)>}
      : (memref<8xf32>, index, memref<8xf32, 2>, memref<1xi32>, index, index) -> ()
  return
}

// -----

// expected-error @+1 {{'affine.parallel' op expected as many operands as its maps have inputs, 1, but found 0}}
"affine.parallel"() <{
    lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<()[s0] -> (s0)>, reductions = [], steps = [1],
    upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()
