// Nothing is in a memref with a size of 0, and nothing goes wrong with it.

// run: @nothing(0, 4) == 0, 0, 4
// run: @nothing(4, 0) == 0, 4, 0
// run: @nothing(2, 3) == 6, 2, 3
func.func @nothing(%a: index, %b: index) -> (i32, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc(%a, %b) : memref<?x?xi32>
  %n = memref.alloc(%a, %b) : memref<?x?xi32>
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %b step %c1 {
      memref.store %one, %m[%i, %j] : memref<?x?xi32>
    }
  }
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32> to memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %u = memref.transpose %n (i, j) -> (j, i) : memref<?x?xi32> to memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  memref.copy %t, %u : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>> to memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %all = memref.collapse_shape %n [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  %count = memref.dim %all, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %count step %c1 iter_args(%s = %zero) -> i32 {
    %v = memref.load %all[%i] : memref<?xi32>
    %w = arith.addi %s, %v : i32
    scf.yield %w : i32
  }
  %x = memref.dim %n, %c0 : memref<?x?xi32>
  %y = memref.dim %n, %c1 : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  memref.dealloc %n : memref<?x?xi32>
  return %sum, %x, %y : i32, index, index
}

memref.global "private" constant @empty : memref<3x0xf64> = dense<[[], [], []]>

// run: @static() == 3, 0
func.func @static() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @empty : memref<3x0xf64>
  %m = memref.alloca() : memref<3x0xf64>
  memref.copy %g, %m : memref<3x0xf64> to memref<3x0xf64>
  %a = memref.dim %m, %c0 : memref<3x0xf64>
  %b = memref.dim %m, %c1 : memref<3x0xf64>
  return %a, %b : index, index
}

// A memref of no elements may be freed and made larger.
// run: @grown(3) == 3
func.func @grown(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%c0) : memref<?xi16>
  %r = memref.realloc %m(%n) : memref<?xi16> to memref<?xi16>
  %d = memref.dim %r, %c0 : memref<?xi16>
  memref.dealloc %r : memref<?xi16>
  return %d : index
}

// Strides in front of a size of 0 are in the descriptor, not in the type.
// run: @strides(1) == 0, 4, 1, 0
memref.global "private" @none : memref<3x0xf32> = uninitialized
func.func private @same(%m: memref<2x0x4xf32>) -> memref<2x0x4xf32> {
  return %m : memref<2x0x4xf32>
}
func.func @strides(%i: index) -> (index, index, index, index) {
  %g = memref.get_global @none : memref<3x0xf32>
  %a = memref.alloc() : memref<2x0x4xf32>
  %b = call @same(%a) : (memref<2x0x4xf32>) -> memref<2x0x4xf32>
  %t = memref.transpose %b (i, j, k) -> (j, i, k) : memref<2x0x4xf32> to memref<0x2x4xf32, strided<[4, ?, 1]>>
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %t
      : memref<0x2x4xf32, strided<[4, ?, 1]>> -> memref<f32>, index, index, index, index, index, index, index
  %gbase, %goffset, %gsizes:2, %gstrides:2 = memref.extract_strided_metadata %g
      : memref<3x0xf32> -> memref<f32>, index, index, index, index, index
  memref.dealloc %b : memref<2x0x4xf32>
  return %gstrides#0, %strides#0, %strides#2, %strides#1 : index, index, index, index
}
