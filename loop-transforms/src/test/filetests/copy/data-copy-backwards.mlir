// RUN: wami opt %s --affine-data-copy-generate='generate-dma=true skip-non-unit-stride-loops=true fast-mem-space=5 arguments-apart=true' | filecheck %s
// beyond mlir-opt: it makes the transfer

// A transfer has the size of a whole tile: that of the last one here would begin at element -1.
// CHECK-LABEL: func.func @backwards(
// CHECK-NOT:     dma_start
// CHECK:         affine.load %arg0[-%{{.*}} + 10] : memref<11xi16>
// CHECK:         return
func.func @backwards(%a: memref<11xi16>, %b: memref<i16>) {
  affine.for %i = 0 to 11 step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 3, 11)>(%i) {
      %v = affine.load %a[10 - %j] : memref<11xi16>
      affine.store %v, %b[] : memref<i16>
    }
  }
  return
}

// Of 12 elements all tiles are whole.
// CHECK-LABEL: func.func @whole(
// CHECK:         affine.dma_start %arg0[-%{{.*}} + 9]
func.func @whole(%a: memref<12xi16>, %b: memref<i16>) {
  affine.for %i = 0 to 12 step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 3)>(%i) {
      %v = affine.load %a[11 - %j] : memref<12xi16>
      affine.store %v, %b[] : memref<i16>
    }
  }
  return
}
