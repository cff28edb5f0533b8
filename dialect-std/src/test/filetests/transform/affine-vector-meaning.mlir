// affine.vector_load and vector_store: one and two dimensions, subscripts that are computed.
// run: @sums(3) == 22
// run: @rows(1) == 30
// run: @copy(2) == 27
func.func @sums(%i: index) -> i32 {
  %m = memref.alloca() : memref<16xi32>
  affine.for %k = 0 to 16 {
    %x = arith.index_cast %k : index to i32
    affine.store %x, %m[%k] : memref<16xi32>
  }
  %v = affine.vector_load %m[symbol(%i) + 1] : memref<16xi32>, vector<4xi32>
  %r = vector.reduction <add>, %v : vector<4xi32> into i32
  return %r : i32
}

func.func @rows(%i: index) -> i32 {
  %m = memref.alloca() : memref<4x4xi32>
  affine.for %k = 0 to 4 {
    affine.for %l = 0 to 4 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%k, %l)
      %x = arith.index_cast %a : index to i32
      affine.store %x, %m[%k, %l] : memref<4x4xi32>
    }
  }
  %v = affine.vector_load %m[symbol(%i), 1] : memref<4x4xi32>, vector<2x2xi32>
  %w = vector.shape_cast %v : vector<2x2xi32> to vector<4xi32>
  %r = vector.reduction <add>, %w : vector<4xi32> into i32
  return %r : i32
}

func.func @copy(%i: index) -> i32 {
  %m = memref.alloca() : memref<16xi32>
  affine.for %k = 0 to 16 {
    %x = arith.index_cast %k : index to i32
    affine.store %x, %m[%k] : memref<16xi32>
  }
  affine.for %k = 0 to 2 {
    %v = affine.vector_load %m[%k * 4 + 4] : memref<16xi32>, vector<4xi32>
    affine.vector_store %v, %m[%k * 2 + symbol(%i)] : memref<16xi32>, vector<4xi32>
  }
  %z = arith.constant 0 : i32
  %r = affine.for %k = 0 to 6 iter_args(%s = %z) -> i32 {
    %x = affine.load %m[%k] : memref<16xi32>
    %t = arith.addi %s, %x : i32
    affine.yield %t : i32
  }
  return %r : i32
}
