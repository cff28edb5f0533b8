func.func @start_and_wait(%a: memref<100xf32, 2>, %b: memref<10xf32, 1>, %tag: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i * 10], %b[0], %tag[0], %n : memref<100xf32, 2>, memref<10xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  return
}

// -----

func.func @with_strides(%a: memref<10x10xf32>, %b: memref<10xf32>, %tag: memref<1xi32>, %n: index, %s: index, %k: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %a[0, %i + symbol(%k)], %b[0], %tag[0], %n, %s, %k
        : memref<10x10xf32>, memref<10xf32>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  return
}

// -----

func.func @vectors_of_computed_indices(%m: memref<64xf32>) {
  affine.for %i = 0 to 8 {
    %j = affine.apply affine_map<(i) -> (i * 8)>(%i)
    %v = affine.vector_load %m[%j] : memref<64xf32>, vector<8xf32>
    affine.vector_store %v, %m[%j] : memref<64xf32>, vector<8xf32>
  }
  return
}
