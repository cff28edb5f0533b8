// Allocations whose layout leaves gaps, turns around or goes by an affine map: the room reaches to the farthest element.

// Rows of 3 with 5 between their starts; the third element of the second row is at 2 + 5 + 2.
// run: @padded(7) == 7, 9
func.func @padded(%v: i32) -> (i32, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2x3xi32, strided<[5, 1], offset: 2>>
  memref.store %v, %m[%c1, %c2] : memref<2x3xi32, strided<[5, 1], offset: 2>>
  %flat = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<2x3xi32, strided<[5, 1], offset: 2>> to memref<10xi32, strided<[1]>>
  %c9 = arith.constant 9 : index
  %r = memref.load %flat[%c9] : memref<10xi32, strided<[1]>>
  memref.dealloc %m : memref<2x3xi32, strided<[5, 1], offset: 2>>
  return %r, %c9 : i32, index
}

// By columns, as an affine map says it; on the stack.
// run: @columns(3) == 3, 1, 2
func.func @columns(%v: i32) -> (i32, index, index) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x3xi32, affine_map<(d0, d1) -> (d1 * 2 + d0)>>
  memref.store %v, %m[%c1, %c1] : memref<2x3xi32, affine_map<(d0, d1) -> (d1 * 2 + d0)>>
  %r = memref.load %m[%c1, %c1] : memref<2x3xi32, affine_map<(d0, d1) -> (d1 * 2 + d0)>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<2x3xi32, affine_map<(d0, d1) -> (d1 * 2 + d0)>> -> memref<i32>, index, index, index, index, index
  return %r, %strides#0, %strides#1 : i32, index, index
}

// Offset and strides are given when it is allocated, as symbols of the layout; backwards too. Beside it nothing changes.
// run: @symbols(4, 0, 3) == 6, 9
// run: @symbols(4, 9, -3) == 6, 9
// run: @symbols(1, 5, 0) == 0, 5
// run: @symbols(0, 0, 1) == 0, 0
func.func @symbols(%n: index, %offset: index, %stride: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n)[%offset, %stride] : memref<?xindex, strided<[?], offset: ?>>
  %beside = memref.alloc() : memref<index>
  memref.store %c0, %beside[] : memref<index>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %m[%i] : memref<?xindex, strided<[?], offset: ?>>
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %v = memref.load %m[%i] : memref<?xindex, strided<[?], offset: ?>>
    %t = arith.addi %s, %v : index
    scf.yield %t : index
  }
  %kept = memref.load %beside[] : memref<index>
  %all = arith.addi %sum, %kept : index
  %last = arith.subi %n, %c1 : index
  %steps = arith.maxsi %last, %c0 : index
  %far = arith.muli %steps, %stride : index
  %end = arith.addi %offset, %far : index
  %farthest = arith.maxsi %end, %offset : index
  memref.dealloc %m : memref<?xindex, strided<[?], offset: ?>>
  memref.dealloc %beside : memref<index>
  return %all, %farthest : index, index
}

// The symbols of a map.
// run: @map(5, 2, 3) == 2, 1, 3, 4
func.func @map(%n: index, %step: index, %start: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%n)[%step, %start] : memref<?x2xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  %x = arith.constant 4.0 : f32
  memref.store %x, %m[%c2, %c1] : memref<?x2xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  %y = memref.load %m[%c2, %c1] : memref<?x2xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x2xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>> -> memref<f32>, index, index, index, index, index
  %i = arith.fptosi %y : f32 to i32
  %r = arith.index_cast %i : i32 to index
  memref.dealloc %m : memref<?x2xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  return %strides#0, %strides#1, %offset, %r : index, index, index, index
}
