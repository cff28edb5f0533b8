// Parts and descriptions of buffers.

// run: @bytes() == 4.5, 64, 18
// run: @mixed(3) == 258, 2, 1
// run: @view_sizes(2, 3) == 7, 2, 3
// run: @metadata(1, 2) == 10, 2, 2, 16, 3
// run: @rebuilt(1, 1) == 25
// run: @diagonal(3) == 33
// run: @aligned(1) == 1, 1
// run: @same_pointer() == 1, 0
// run: @objects(2) == 22, 7
// run: @space(3) == 3
// run: @prefetched(1, 2) == 12
// run: @rank() == 2
func.func @bytes() -> (f32, i8, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %v = arith.constant 4.5 : f32
  %b = memref.alloc() : memref<16xi8>
  %f = memref.view %b[%c4][] : memref<16xi8> to memref<2xf32>
  memref.store %v, %f[%c1] : memref<2xf32>
  %w = memref.load %f[%c1] : memref<2xf32>
  // 4.5 = 0x40900000: the highest byte is 0x40
  %c11 = arith.constant 11 : index
  %h = memref.load %b[%c11] : memref<16xi8>
  %l = memref.load %b[%c10] : memref<16xi8>
  %s = arith.constant 3 : i8
  %m = arith.shrui %l, %s : i8
  memref.dealloc %b : memref<16xi8>
  return %w, %h, %m : f32, i8, i8
}
func.func @mixed(%i: index) -> (i16, i8, i8) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 258 : i16
  %b = memref.alloc() : memref<32xi8>
  %s = memref.view %b[%c2][] : memref<32xi8> to memref<4x2xi16>
  memref.store %v, %s[%i, %c0] : memref<4x2xi16>
  %w = memref.load %s[%i, %c0] : memref<4x2xi16>
  %c14 = arith.constant 14 : index
  %c15 = arith.constant 15 : index
  %l = memref.load %b[%c14] : memref<32xi8>
  %h = memref.load %b[%c15] : memref<32xi8>
  memref.dealloc %b : memref<32xi8>
  return %w, %l, %h : i16, i8, i8
}
func.func @view_sizes(%n: index, %m: index) -> (i64, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %b = memref.alloc() : memref<64xi8>
  %d = memref.cast %b : memref<64xi8> to memref<?xi8>
  %v = memref.view %d[%c8][%n, %m] : memref<?xi8> to memref<?x?xi64>
  %flat = memref.view %b[%c0][] : memref<64xi8> to memref<8xi64>
  %seven = arith.constant 7 : i64
  // [1][1] of n x 3 behind one element
  %c5 = arith.constant 5 : index
  memref.store %seven, %flat[%c5] : memref<8xi64>
  %w = memref.load %v[%c1, %c1] : memref<?x?xi64>
  %d0 = memref.dim %v, %c0 : memref<?x?xi64>
  %d1 = memref.dim %v, %c1 : memref<?x?xi64>
  memref.dealloc %b : memref<64xi8>
  return %w, %d0, %d1 : i64, index, index
}
func.func @metadata(%i: index, %j: index) -> (index, index, index, index, index) {
  %m = memref.alloca() : memref<6x8xi32>
  %c3 = arith.constant 3 : index
  %s = memref.subview %m[%i, %j] [2, %j] [2, %c3] : memref<6x8xi32> to memref<2x?xi32, strided<[16, ?], offset: ?>>
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %s : memref<2x?xi32, strided<[16, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  return %o, %z#0, %z#1, %t#0, %t#1 : index, index, index, index, index
}
// A part, taken apart and put together one row further down.
func.func @rebuilt(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %c8 = arith.constant 8 : index
  %s = memref.subview %m[%i, 4] [2, 2] [1, 1] : memref<6x8xi32> to memref<2x2xi32, strided<[8, 1], offset: ?>>
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %s : memref<2x2xi32, strided<[8, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  %p = arith.addi %o, %c8 : index
  %r = memref.reinterpret_cast %b to offset: [%p], sizes: [2, %z#1], strides: [%t#0, 1] : memref<i32> to memref<2x?xi32, strided<[?, 1], offset: ?>>
  %c0 = arith.constant 0 : index
  %v = memref.load %r[%c0, %j] : memref<2x?xi32, strided<[?, 1], offset: ?>>
  return %v : i32
}
func.func @diagonal(%i: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %d = memref.reinterpret_cast %m to offset: [0], sizes: [6], strides: [9] : memref<6x8xi32> to memref<6xi32, strided<[9]>>
  %v = memref.load %d[%i] : memref<6xi32, strided<[9]>>
  return %v : i32
}
func.func @aligned(%i: index) -> (i1, i1) {
  %a = memref.alloc() {alignment = 64} : memref<4xi32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %b = memref.assume_alignment %a, 64 : memref<4xi32>
  %q = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  %r = arith.remui %p, %c64 : index
  %whole = arith.cmpi eq, %r, %c0 : index
  %same = arith.cmpi eq, %p, %q : index
  memref.dealloc %a : memref<4xi32>
  return %whole, %same : i1, i1
}
func.func @same_pointer() -> (i1, i1) {
  %a = memref.alloca() : memref<4xi32>
  %b = memref.alloca() : memref<4xi32>
  %s = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %q = memref.extract_aligned_pointer_as_index %s : memref<2xi32, strided<[1], offset: 2>> -> index
  %r = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %x = arith.cmpi eq, %p, %q : index
  %y = arith.cmpi eq, %p, %r : index
  return %x, %y : i1, i1
}
func.func @objects(%i: index) -> (i32, i32) {
  %m = memref.alloca() : memref<6x8xi32>
  %n = memref.alloca() : memref<4xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %a, %b = memref.distinct_objects %m, %n : memref<6x8xi32>, memref<4xi32>
  %v = arith.constant 7 : i32
  memref.store %v, %b[%i] : memref<4xi32>
  %x = memref.load %a[%i, %i] : memref<6x8xi32>
  %y = memref.load %n[%i] : memref<4xi32>
  return %x, %y : i32, i32
}
func.func @space(%i: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  %a = memref.memory_space_cast %m : memref<6x8xi32> to memref<6x8xi32, 1>
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0, %i] : memref<6x8xi32, 1>
  return %v : i32
}
func.func @prefetched(%i: index, %j: index) -> i32 {
  %m = memref.alloca() : memref<6x8xi32>
  call @fill(%m) : (memref<6x8xi32>) -> ()
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<6x8xi32>
  %v = memref.load %m[%i, %j] : memref<6x8xi32>
  return %v : i32
}
func.func @rank() -> index {
  %m = memref.alloca() : memref<6x8xi32>
  %r = memref.rank %m : memref<6x8xi32>
  return %r : index
}

func.func @fill(%m: memref<6x8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %t = arith.muli %i, %c10 : index
      %u = arith.addi %t, %j : index
      %v = arith.index_cast %u : index to i32
      memref.store %v, %m[%i, %j] : memref<6x8xi32>
    }
  }
  return
}
