// Memrefs whose elements are memrefs: rows of different lengths, of different layouts, of no known rank.

// run: @rows(4) == 10, 4
// run: @rows(0) == 0, 0
func.func @rows(%n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %rows = memref.alloc(%n) : memref<?xmemref<?xi32>>
  scf.for %i = %c0 to %n step %c1 {
    %size = arith.addi %i, %c1 : index
    %row = memref.alloc(%size) : memref<?xi32>
    scf.for %j = %c0 to %size step %c1 {
      memref.store %one, %row[%j] : memref<?xi32>
    }
    memref.store %row, %rows[%i] : memref<?xmemref<?xi32>>
  }
  %sum, %longest = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero, %l = %c0) -> (i32, index) {
    %row = memref.load %rows[%i] : memref<?xmemref<?xi32>>
    %size = memref.dim %row, %c0 : memref<?xi32>
    %t = scf.for %j = %c0 to %size step %c1 iter_args(%u = %s) -> i32 {
      %v = memref.load %row[%j] : memref<?xi32>
      %w = arith.addi %u, %v : i32
      scf.yield %w : i32
    }
    memref.dealloc %row : memref<?xi32>
    scf.yield %t, %size : i32, index
  }
  memref.dealloc %rows : memref<?xmemref<?xi32>>
  return %sum, %longest : i32, index
}

// Views keep their strides, and copies of an array of memrefs share what they show.
// run: @views(7) == 7, 4
func.func @views(%v: i32) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %all = memref.alloc() : memref<4x8xi32>
  %column = memref.subview %all[0, 5] [4, 1] [1, 1] : memref<4x8xi32> to memref<4xi32, strided<[8], offset: 5>>
  %any = memref.cast %column : memref<4xi32, strided<[8], offset: 5>> to memref<?xi32, strided<[?], offset: ?>>
  %held = memref.alloca() : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  %copy = memref.alloca() : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  memref.store %any, %held[%c1] : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  memref.store %any, %held[%c0] : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  memref.copy %held, %copy : memref<2xmemref<?xi32, strided<[?], offset: ?>>> to memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  %a = memref.load %held[%c0] : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  %b = memref.load %copy[%c1] : memref<2xmemref<?xi32, strided<[?], offset: ?>>>
  memref.store %v, %a[%c3] : memref<?xi32, strided<[?], offset: ?>>
  %r = memref.load %b[%c3] : memref<?xi32, strided<[?], offset: ?>>
  %n = memref.dim %b, %c0 : memref<?xi32, strided<[?], offset: ?>>
  memref.dealloc %all : memref<4x8xi32>
  return %r, %n : i32, index
}

// run: @unranked() == 2, 6
func.func @unranked() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x3xf64>
  %u = memref.cast %m : memref<2x3xf64> to memref<*xf64>
  %held = memref.alloca() : memref<1xmemref<*xf64>>
  memref.store %u, %held[%c0] : memref<1xmemref<*xf64>>
  %v = memref.load %held[%c0] : memref<1xmemref<*xf64>>
  %rank = memref.rank %v : memref<*xf64>
  %a = memref.dim %v, %c0 : memref<*xf64>
  %b = memref.dim %v, %c1 : memref<*xf64>
  %ab = arith.muli %a, %b : index
  return %rank, %ab : index, index
}

// A memref that is kept in a global.
// run: @kept(3) == 3
func.func @kept(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @kept_memref : memref<memref<?xf32>>
  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %m, %g[] : memref<memref<?xf32>>
  %k = memref.load %g[] : memref<memref<?xf32>>
  %d = memref.dim %k, %c0 : memref<?xf32>
  memref.dealloc %k : memref<?xf32>
  return %d : index
}

memref.global "private" @kept_memref : memref<memref<?xf32>> = uninitialized
