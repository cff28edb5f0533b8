// Memrefs, with all that their types leave open, as values that loops, branches and selections hand on.

!view = memref<?xi32, strided<[?], offset: ?>>

// Every step sees half of what the last one saw, from the back or from the front.
// run: @halves(5) == 5, 1
// run: @halves(12) == 12, 1
func.func @halves(%wanted: i32) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %m = memref.alloca() : memref<16xi32>
  scf.for %i = %c0 to %c16 step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%i] : memref<16xi32>
  }
  %start = memref.cast %m : memref<16xi32> to !view
  %found = scf.while (%v = %start) : (!view) -> !view {
    %n = memref.dim %v, %c0 : !view
    %more = arith.cmpi ugt, %n, %c1 : index
    scf.condition(%more) %v : !view
  } do {
  ^bb0(%v: !view):
    %n = memref.dim %v, %c0 : !view
    %half = arith.divui %n, %c2 : index
    %middle = memref.load %v[%half] : !view
    %left = memref.subview %v[0] [%half] [1] : !view to !view
    %right = memref.subview %v[%half] [%half] [1] : !view to !view
    %less = arith.cmpi slt, %wanted, %middle : i32
    %next = arith.select %less, %left, %right : !view
    scf.yield %next : !view
  }
  %r = memref.load %found[%c0] : !view
  %d = memref.dim %found, %c0 : !view
  return %r, %d : i32, index
}

// Two buffers change places in each iteration.
// run: @places(0) == 1, 2
// run: @places(1) == 2, 3
// run: @places(5) == 6, 7
func.func @places(%n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  memref.store %one, %a[%c0] : memref<1xi32>
  memref.store %two, %b[%c0] : memref<1xi32>
  %x, %y = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (memref<1xi32>, memref<1xi32>) {
    %v = memref.load %q[%c0] : memref<1xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %p[%c0] : memref<1xi32>
    scf.yield %q, %p : memref<1xi32>, memref<1xi32>
  }
  %r = memref.load %x[%c0] : memref<1xi32>
  %s = memref.load %y[%c0] : memref<1xi32>
  memref.dealloc %x : memref<1xi32>
  memref.dealloc %y : memref<1xi32>
  return %r, %s : i32, i32
}

// Blocks with memrefs as arguments, in a loop that begins at two places.
// run: @blocks(true, 3) == 10
// run: @blocks(false, 4) == 26
func.func @blocks(%first: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %m = memref.get_global @numbers : memref<8xi32>
  %evens = memref.subview %m[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  %a = memref.cast %evens : memref<4xi32, strided<[2]>> to !view
  %b = memref.cast %m : memref<8xi32> to !view
  cf.cond_br %first, ^sum(%b, %c1, %zero : !view, index, i32), ^skip(%a : !view)
^skip(%s: !view):
  %v0 = memref.load %s[%c0] : !view
  cf.br ^sum(%s, %c0, %v0 : !view, index, i32)
^sum(%v: !view, %i: index, %x: i32):
  %done = arith.cmpi uge, %i, %n : index
  cf.cond_br %done, ^end(%x : i32), ^next
^next:
  %e = memref.load %v[%i] : !view
  %y = arith.addi %x, %e : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^sum(%v, %j, %y : !view, index, i32)
^end(%r: i32):
  return %r : i32
}

memref.global "private" constant @numbers : memref<8xi32> = dense<[1, 3, 7, 8, 9, 10, 8, 5]>
