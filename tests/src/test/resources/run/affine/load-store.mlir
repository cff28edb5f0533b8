// run: @stencil(3) == 203
// run: @symbols(2) == 6.75
func.func @stencil(%k: index) -> i32 {
  %m = memref.alloca() : memref<10xi32>
  affine.for %i = 0 to 10 {
    %v = arith.index_cast %i : index to i32
    %w = arith.muli %v, %v : i32
    affine.store %w, %m[%i] : memref<10xi32>
  }
  affine.for %i = 1 to 9 {
    %a = affine.load %m[%i - 1] : memref<10xi32>
    %b = affine.load %m[%i + 1] : memref<10xi32>
    %s = arith.addi %a, %b : i32
    affine.store %s, %m[%i] : memref<10xi32>
  }
  %r = affine.load %m[symbol(%k) * 2 + 1] : memref<10xi32>
  return %r : i32
}
func.func @symbols(%n: index) -> f32 {
  %m = memref.alloca() : memref<4x4xf32>
  %one = arith.constant 1.5 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.store %one, %m[%i, %j] : memref<4x4xf32>
    }
  }
  %two = arith.constant 2.25 : f32
  affine.store %two, %m[symbol(%n), symbol(%n) mod 2 + 1] : memref<4x4xf32>
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 4 iter_args(%s = %z) -> (f32) {
    %v = affine.load %m[%i, 1] : memref<4x4xf32>
    %t = arith.addf %s, %v : f32
    affine.yield %t : f32
  }
  return %r : f32
}
