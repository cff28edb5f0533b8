func.func @pointers(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %n: index) -> (index, index, index, index) {
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %p = memref.extract_aligned_pointer_as_index %c : memref<?x?xf32> -> index
  %s = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  %q = memref.extract_aligned_pointer_as_index %s : memref<2x2xf32, strided<[8, 1]>> -> index
  %s2 = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 9>>
  %r = memref.extract_aligned_pointer_as_index %s2 : memref<2x2xf32, strided<[8, 1], offset: 9>> -> index
  %a = memref.assume_alignment %m, 16 : memref<4x8xf32>
  %t = memref.extract_aligned_pointer_as_index %a : memref<4x8xf32> -> index
  return %p, %q, %r, %t : index, index, index, index
}
func.func @meta(%m: memref<4x?xf32>, %d: memref<?x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index, memref<f32>, index, index, index, index, index) {
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %d : memref<?x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1, %b1, %o1, %s1#0, %s1#1, %t1#0, %t1#1 : memref<f32>, index, index, index, index, index, memref<f32>, index, index, index, index, index
}
func.func @reshapes(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %n: index) -> (memref<4x8xf32>, memref<4x8xf32>, memref<?x?xf32>, memref<32xf32>, memref<2x2x8xf32>, memref<?xf32>) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %c = memref.collapse_shape %e [[0, 1], [2]] : memref<2x2x8xf32> into memref<4x8xf32>
  %f = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %g = memref.expand_shape %f [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %h = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  %i = memref.collapse_shape %h [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %j = memref.collapse_shape %e [[0, 1, 2]] : memref<2x2x8xf32> into memref<32xf32>
  %k = memref.collapse_shape %c [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %x = memref.expand_shape %f [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %y = memref.expand_shape %x [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %z = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %w = memref.collapse_shape %z [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %c, %g, %i, %k, %y, %w : memref<4x8xf32>, memref<4x8xf32>, memref<?x?xf32>, memref<32xf32>, memref<2x2x8xf32>, memref<?xf32>
}
func.func @views(%b: memref<2048xi8>, %n: index) -> (memref<?x?xf32>, memref<?xf32>, memref<4xf32, strided<[1]>>) {
  %c4 = arith.constant 4 : index
  %v = memref.view %b[%n][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  %a = memref.alloc() : memref<64xi8>
  %c = memref.cast %a : memref<64xi8> to memref<?xi8>
  %w = memref.view %c[%c4][%n] : memref<?xi8> to memref<?xf32>
  %ms = memref.alloc() : memref<4xf32>
  %t = memref.transpose %ms (i) -> (i) : memref<4xf32> to memref<4xf32, strided<[1]>>
  return %v, %w, %t : memref<?x?xf32>, memref<?xf32>, memref<4xf32, strided<[1]>>
}
func.func @transposes(%m: memref<2x3x4xf32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %a = memref.transpose %m (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %b = memref.transpose %a (i, j, k) -> (j, k, i) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %c = memref.transpose %d (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %e = memref.transpose %c (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %b, %e : memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @spaces(%m: memref<4xf32, 1>) -> (memref<4xf32, 3>, memref<4xf32, 1>, f32) {
  %a = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32, 2>
  %b = memref.memory_space_cast %a : memref<4xf32, 2> to memref<4xf32, 3>
  %c = memref.memory_space_cast %a : memref<4xf32, 2> to memref<4xf32, 1>
  %c0 = arith.constant 0 : index
  %d = memref.cast %a : memref<4xf32, 2> to memref<?xf32, 2>
  %e = memref.memory_space_cast %d : memref<?xf32, 2> to memref<?xf32>
  %v = memref.load %e[%c0] : memref<?xf32>
  return %b, %c, %v : memref<4xf32, 3>, memref<4xf32, 1>, f32
}
func.func @casts(%m: memref<4x8xf32>, %n: index) -> (memref<4x8xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32>
  %b = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c4], strides: [%n] : memref<4x8xf32> to memref<?xf32, strided<[?], offset: ?>>
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %c = memref.reinterpret_cast %base to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d = memref.reinterpret_cast %base to offset: [0], sizes: [8], strides: [1] : memref<f32> to memref<8xf32>
  return %a, %b, %c, %d : memref<4x8xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8xf32>
}
func.func @aligned(%m: memref<4x8xf32>) -> (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) {
  %a = memref.assume_alignment %m, 16 : memref<4x8xf32>
  %b = memref.assume_alignment %a, 16 : memref<4x8xf32>
  %c = memref.assume_alignment %m, 1 : memref<4x8xf32>
  %d = memref.assume_alignment %a, 8 : memref<4x8xf32>
  return %b, %c, %d : memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>
}
func.func @atomics(%m: memref<4xf32>, %v: f32, %i: index) -> (f32, f32) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %a = memref.atomic_rmw addf %v, %c[%i] : (f32, memref<?xf32>) -> f32
  %b = memref.generic_atomic_rmw %c[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    %y = arith.addf %x, %v : f32
    memref.atomic_yield %y : f32
  }
  memref.prefetch %c[%i], read, locality<1>, data : memref<?xf32>
  return %a, %b : f32, f32
}
func.func @scopes(%c: i1, %n: index) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %x = arith.constant 4 : i32
    memref.alloca_scope.return %x : i32
  }
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      "use"(%a) : (memref<?xf32>) -> ()
    }
  }
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
    "use"(%a) : (memref<4xf32>) -> ()
  }
  "use"() : () -> ()
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
    "use"(%a) : (memref<4xf32>) -> ()
  }
  return %r : i32
}
func.func @realloc(%m: memref<?xf32>, %n: index, %v: f32) -> memref<8xf32> {
  %a = memref.realloc %m : memref<?xf32> to memref<8xf32>
  %b = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  memref.store %v, %b[%n] : memref<?xf32>
  return %a : memref<8xf32>
}
func.func @dims(%m: memref<?x?xf32>, %n: index, %shape: memref<2xindex>, %b: memref<2048xi8>, %u: memref<*xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  %d0 = memref.dim %e, %c0 : memref<?x4x?xf32>
  %r = memref.reshape %m(%shape) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %d1 = memref.dim %r, %c1 : memref<?x?xf32>
  %v = memref.view %b[%n][%n] : memref<2048xi8> to memref<4x?xf32>
  %d2 = memref.dim %v, %c1 : memref<4x?xf32>
  %q = memref.reinterpret_cast %u to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32>
  %d3 = memref.dim %q, %c0 : memref<?x4xf32>
  %cs = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %d4 = memref.dim %cs, %c0 : memref<?xf32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %d5 = memref.dim %t, %c1 : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return %d0, %d1, %d2, %d3, %d4, %d5 : index, index, index, index, index, index
}
func.func @hoisted(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %m = "size"() : () -> index
      %a = memref.alloca(%n) : memref<?xf32>
      %b = memref.alloca(%m) : memref<?xf32>
      "use"(%a, %b) : (memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  return
}
func.func @plain(%m: memref<32xf32>) -> (memref<?x?xf32>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [%c4, %c8], strides: [%c8, 1] : memref<32xf32> to memref<?x?xf32, strided<[?, 1]>>
  %b = memref.cast %a : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32>
  %d = memref.reinterpret_cast %m to offset: [0], sizes: [%c4], strides: [1] : memref<32xf32> to memref<?xf32>
  return %b, %d : memref<?x?xf32>, memref<?xf32>
}
func.func @split(%m: memref<8x4xf32>) -> (memref<2x2x2x4xf32>, memref<4x2x4xf32>) {
  %a = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 2, 4] : memref<8x4xf32> into memref<4x2x4xf32>
  %b = memref.expand_shape %a [[0, 1], [2], [3]] output_shape [2, 2, 2, 4] : memref<4x2x4xf32> into memref<2x2x2x4xf32>
  %c = memref.collapse_shape %b [[0, 1], [2], [3]] : memref<2x2x2x4xf32> into memref<4x2x4xf32>
  return %b, %c : memref<2x2x2x4xf32>, memref<4x2x4xf32>
}
