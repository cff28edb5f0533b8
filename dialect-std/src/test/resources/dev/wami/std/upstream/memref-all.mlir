func.func @f(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %n: index, %u: memref<*xf32>, %b: memref<2048xi8>, %bd: memref<?xi8>, %r1: memref<?xf32>, %i: memref<16xi32>, %fv: f32, %iv: i32, %ms: memref<4xf32, 1>, %shape: memref<2xindex>, %shaped: memref<?xi32>, %sd: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %r = memref.realloc %r1 : memref<?xf32> to memref<64xf32>
  %ra = memref.realloc %r1(%n) {alignment = 16} : memref<?xf32> to memref<?xf32>
  %rc = memref.reinterpret_cast %m to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
  %rc2 = memref.reinterpret_cast %u to offset: [%n], sizes: [%n, 4], strides: [1, %n] : memref<*xf32> to memref<?x4xf32, strided<[1, ?], offset: ?>>
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %d : memref<?x?xf32> -> memref<f32>, index, index, index, index, index {places = 5 : i32}
  %p = memref.extract_aligned_pointer_as_index %d : memref<?x?xf32> -> index {note}
  %pu = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 4] : memref<4x8xf32> into memref<4x2x4xf32>
  %e2 = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %one = memref.alloc() : memref<1x1xf32>
  %c0 = memref.collapse_shape %one [] : memref<1x1xf32> into memref<f32>
  %v = memref.view %b[%n][] : memref<2048xi8> to memref<64x4xf32>
  %v2 = memref.view %b[%n][%n, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %rs = memref.reshape %m(%shape) : (memref<4x8xf32>, memref<2xindex>) -> memref<?x?xf32>
  %rs2 = memref.reshape %u(%shaped) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %sc = memref.memory_space_cast %ms : memref<4xf32, 1> to memref<4xf32>
  %t = memref.transpose %sd (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %t2 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %aa = memref.assume_alignment %m, 16 : memref<4x8xf32>
  %do:2 = memref.distinct_objects %m, %d : memref<4x8xf32>, memref<?x?xf32>
  %ar = memref.atomic_rmw addf %fv, %m[%n, %n] : (f32, memref<4x8xf32>) -> f32
  %ar2 = memref.atomic_rmw maxu %iv, %i[%n] {foo} : (i32, memref<16xi32>) -> i32
  %ga = memref.generic_atomic_rmw %i[%n] : memref<16xi32> {
  ^bb0(%cur: i32):
    %x = arith.addi %cur, %iv : i32
    memref.atomic_yield %x : i32
  }
  %ga2 = memref.generic_atomic_rmw %i[%n] : memref<16xi32> {
  ^bb0(%cur: i32):
    memref.atomic_yield %iv : i32
  } {foo = 1 : i32}
  memref.prefetch %m[%n, %n], read, locality<3>, data : memref<4x8xf32>
  memref.prefetch %m[%n, %n], write, locality<0>, instr : memref<4x8xf32>
  memref.alloca_scope {
    %al = memref.alloca() : memref<4xf32>
    "use"(%al) : (memref<4xf32>) -> ()
  }
  %as:2 = memref.alloca_scope -> (i32, f32) {
    memref.alloca_scope.return %iv, %fv : i32, f32
  }
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %m[%n, %n], %d[%n, %n], %n, %tag[%n] : memref<4x8xf32>, memref<?x?xf32>, memref<1xi32>
  memref.dma_start %m[%n, %n], %d[%n, %n], %n, %tag[%n], %n, %n : memref<4x8xf32>, memref<?x?xf32>, memref<1xi32>
  memref.dma_wait %tag[%n], %n : memref<1xi32>
  %rk = memref.rank %u : memref<*xf32>
  return
}
