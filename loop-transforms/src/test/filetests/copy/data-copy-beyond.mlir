// RUN: wami opt %s --affine-data-copy-generate='fast-mem-space=1 generate-dma=true skip-non-unit-stride-loops=true' | filecheck %s
// beyond mlir-opt: it transfers as much for the last tile, from beyond the memref

// The last tile is smaller than a transfer, which would go beyond the end.
// CHECK-LABEL: func.func @beyond(
// CHECK-NOT: affine.dma_start
// CHECK: return
func.func @beyond(%x: f32, %m: memref<17xf32>) {
  affine.for %t = 0 to 17 step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%t) to min affine_map<(d0) -> (d0 + 3, 17)>(%t) {
      affine.store %x, %m[%j] : memref<17xf32>
    }
  }
  return
}
