// Ranks 0 to 8: every element has its place, and views permute, take parts and join dimensions.

// run: @zero(5) == 5, 0
func.func @zero(%v: i64) -> (i64, index) {
  %m = memref.alloc() : memref<i64>
  %n = memref.alloc() : memref<i64>
  memref.store %v, %m[] : memref<i64>
  memref.copy %m, %n : memref<i64> to memref<i64>
  %r = memref.load %n[] : memref<i64>
  %rank = memref.rank %n : memref<i64>
  memref.dealloc %m : memref<i64>
  memref.dealloc %n : memref<i64>
  return %r, %rank : i64, index
}

// Elements are their own position; those whose indices are all 1 or 0 alternating are at 1 * (1 + 4 + 16 + 64) for extents of 2.
// run: @eight() == 255, 170, 85, 8
func.func @eight() -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %flat = memref.alloc() : memref<256xindex>
  scf.for %i = %c0 to %c256 step %c1 {
    memref.store %i, %flat[%i] : memref<256xindex>
  }
  %m = memref.expand_shape %flat [[0, 1, 2, 3, 4, 5, 6, 7]] output_shape [2, 2, 2, 2, 2, 2, 2, 2] : memref<256xindex> into memref<2x2x2x2x2x2x2x2xindex>
  %a = memref.load %m[%c1, %c1, %c1, %c1, %c1, %c1, %c1, %c1] : memref<2x2x2x2x2x2x2x2xindex>
  %b = memref.load %m[%c1, %c0, %c1, %c0, %c1, %c0, %c1, %c0] : memref<2x2x2x2x2x2x2x2xindex>
  %t = memref.transpose %m (a, b, c, d, e, f, g, h) -> (h, g, f, e, d, c, b, a) : memref<2x2x2x2x2x2x2x2xindex> to memref<2x2x2x2x2x2x2x2xindex, strided<[1, 2, 4, 8, 16, 32, 64, 128]>>
  %c = memref.load %t[%c1, %c0, %c1, %c0, %c1, %c0, %c1, %c0] : memref<2x2x2x2x2x2x2x2xindex, strided<[1, 2, 4, 8, 16, 32, 64, 128]>>
  %rank = memref.rank %t : memref<2x2x2x2x2x2x2x2xindex, strided<[1, 2, 4, 8, 16, 32, 64, 128]>>
  memref.dealloc %flat : memref<256xindex>
  return %a, %b, %c, %rank : index, index, index, index
}

// Five dynamic dimensions, of which a part with steps is packed and summed up.
// run: @five(2, 3) == 48, 24
// run: @five(1, 1) == 0, 2
// run: @five(0, 3) == 0, 0
func.func @five(%a: index, %b: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b2 = arith.muli %b, %c2 : index
  %m = memref.alloc(%a, %b2, %a) : memref<?x?x2x?x2xindex>
  scf.for %i = %c0 to %a step %c1 {
    scf.for %j = %c0 to %b2 step %c1 {
      scf.for %k = %c0 to %c2 step %c1 {
        scf.for %l = %c0 to %a step %c1 {
          scf.for %n = %c0 to %c2 step %c1 {
            memref.store %j, %m[%i, %j, %k, %l, %n] : memref<?x?x2x?x2xindex>
          }
        }
      }
    }
  }
  %part = memref.subview %m[0, 0, 0, 0, 1] [%a, %b, 2, %a, 1] [1, 2, 1, 1, 1] : memref<?x?x2x?x2xindex> to memref<?x?x2x?xindex, strided<[?, ?, ?, 2], offset: 1>>
  %packed = memref.alloc(%a, %b, %a) : memref<?x?x2x?xindex>
  memref.copy %part, %packed : memref<?x?x2x?xindex, strided<[?, ?, ?, 2], offset: 1>> to memref<?x?x2x?xindex>
  %line = memref.collapse_shape %packed [[0, 1, 2, 3]] : memref<?x?x2x?xindex> into memref<?xindex>
  %n = memref.dim %line, %c0 : memref<?xindex>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %v = memref.load %line[%i] : memref<?xindex>
    %t = arith.addi %s, %v : index
    scf.yield %t : index
  }
  memref.dealloc %m : memref<?x?x2x?x2xindex>
  memref.dealloc %packed : memref<?x?x2x?xindex>
  return %sum, %n : index, index
}
