// beyond mlir-runner: upstream lowers no transfers
// run: @blocks() == 12.5
// run: @strided(1) == 20.0
// run: @hinted(3) == 3.0

// Two blocks of four elements, each transferred while nothing else happens.
func.func @blocks() -> f32 {
  %slow = memref.alloc() : memref<8xf32>
  %fast = memref.alloc() : memref<4xf32>
  %tag = memref.alloc() : memref<2xi32>
  %n = arith.constant 4 : index
  %half = arith.constant 0.5 : f32
  affine.for %i = 0 to 8 {
    %b = arith.index_cast %i : index to i32
    %v = arith.sitofp %b : i32 to f32
    affine.store %v, %slow[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 2 {
    affine.dma_start %slow[4 * %i], %fast[0], %tag[%i mod 2], %n : memref<8xf32>, memref<4xf32>, memref<2xi32>
    affine.dma_wait %tag[%i mod 2], %n : memref<2xi32>
    affine.for %j = 0 to 4 {
      %v = affine.load %fast[%j] : memref<4xf32>
      %w = arith.mulf %v, %half : f32
      affine.store %w, %fast[%j] : memref<4xf32>
    }
    affine.dma_start %fast[0], %slow[4 * %i], %tag[%i mod 2], %n : memref<4xf32>, memref<8xf32>, memref<2xi32>
    affine.dma_wait %tag[%i mod 2], %n : memref<2xi32>
  }
  %zero = arith.constant -1.5 : f32
  %r = affine.for %i = 0 to 8 iter_args(%a = %zero) -> f32 {
    %v = affine.load %slow[%i] : memref<8xf32>
    %b = arith.addf %a, %v : f32
    affine.yield %b : f32
  }
  memref.dealloc %slow : memref<8xf32>
  memref.dealloc %fast : memref<4xf32>
  memref.dealloc %tag : memref<2xi32>
  return %r : f32
}

// A column of a matrix.
func.func @strided(%column: index) -> f32 {
  %m = memref.alloc() : memref<5x2xf32>
  %fast = memref.alloc() : memref<5xf32>
  %tag = memref.alloc() : memref<1xi32>
  %n = arith.constant 5 : index
  %stride = arith.constant 2 : index
  %each = arith.constant 1 : index
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 2 {
      %k = affine.apply affine_map<(i, j) -> (i + 2 * j)>(%i, %j)
      %b = arith.index_cast %k : index to i32
      %v = arith.sitofp %b : i32 to f32
      affine.store %v, %m[%i, %j] : memref<5x2xf32>
    }
  }
  affine.dma_start %m[0, symbol(%column)], %fast[0], %tag[0], %n, %stride, %each
      : memref<5x2xf32>, memref<5xf32>, memref<1xi32>
  affine.dma_wait %tag[0], %n : memref<1xi32>
  %zero = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 5 iter_args(%a = %zero) -> f32 {
    %v = affine.load %fast[%i] : memref<5xf32>
    %b = arith.addf %a, %v : f32
    affine.yield %b : f32
  }
  memref.dealloc %m : memref<5x2xf32>
  memref.dealloc %fast : memref<5xf32>
  memref.dealloc %tag : memref<1xi32>
  return %r : f32
}

func.func @hinted(%i: index) -> f32 {
  %m = memref.alloc() : memref<8xf32>
  %v = arith.constant 3.0 : f32
  memref.store %v, %m[%i] : memref<8xf32>
  affine.prefetch %m[symbol(%i)], read, locality<3>, data : memref<8xf32>
  %r = memref.load %m[%i] : memref<8xf32>
  memref.dealloc %m : memref<8xf32>
  return %r : f32
}
