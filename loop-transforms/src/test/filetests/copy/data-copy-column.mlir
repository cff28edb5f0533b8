// RUN: wami opt %s --affine-data-copy-generate='fast-mem-space=1 generate-dma=true skip-non-unit-stride-loops=false' | filecheck %s
// RUN: wami opt %s --affine-data-copy-generate='fast-mem-space=1 slow-mem-space=6 generate-dma=true skip-non-unit-stride-loops=false' | filecheck %s --check-prefix=SIX
// beyond mlir-opt: it transfers six elements that follow one another

// Six elements that are twelve apart, although there is a dimension of one element between theirs and the innermost.
// CHECK-LABEL: func.func @column
// CHECK:         affine.dma_start %arg0[{{.*}}], %{{.*}}[{{.*}}], %{{.*}}[{{.*}}], %c6, %c12, %c1 : memref<6x1x12xf32>, memref<6x1x1xf32, 1>, memref<1xi32>
func.func @column(%m: memref<6x1x12xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 6 iter_args(%s = %zero) -> f32 {
    %x = affine.load %m[%i, 0, 0] : memref<6x1x12xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  return %sum : f32
}

// Two distances: no transfer has both.
// CHECK-LABEL: func.func @two_strides
// CHECK-NOT:     affine.dma_start
func.func @two_strides(%m: memref<6x4x12xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 6 iter_args(%s = %zero) -> f32 {
    %row = affine.for %j = 0 to 2 iter_args(%r = %s) -> f32 {
      %x = affine.load %m[%i, %j, 0] : memref<6x4x12xf32>
      %t = arith.addf %r, %x : f32
      affine.yield %t : f32
    }
    affine.yield %row : f32
  }
  return %sum : f32
}

// The stride of a transfer is that of the memory with the smaller number: not into memory 1 out of memory 6.
// SIX-LABEL: func.func @other_way_round
// SIX-NOT:     affine.dma_start
func.func @other_way_round(%m: memref<10x20xf32, 6>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 10 iter_args(%s = %zero) -> f32 {
    %x = affine.load %m[%i, 3] : memref<10x20xf32, 6>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  return %sum : f32
}
