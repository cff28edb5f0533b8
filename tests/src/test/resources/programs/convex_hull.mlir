// prints: 0
// prints: 5
// prints: 4
// prints: 6
// prints: 4

// How many points are on the hull, by gift wrapping from the leftmost.
memref.global "private" constant @points : memref<7x2xi32> = dense<[[0, 3], [2, 2], [1, 1], [2, 1], [3, 0], [0, 0], [3, 3]]>

func.func @turn(%p: memref<7x2xi32>, %a: index, %b: index, %c: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ax = memref.load %p[%a, %c0] : memref<7x2xi32>
  %ay = memref.load %p[%a, %c1] : memref<7x2xi32>
  %bx = memref.load %p[%b, %c0] : memref<7x2xi32>
  %by = memref.load %p[%b, %c1] : memref<7x2xi32>
  %cx = memref.load %p[%c, %c0] : memref<7x2xi32>
  %cy = memref.load %p[%c, %c1] : memref<7x2xi32>
  %0 = arith.subi %by, %ay : i32
  %1 = arith.subi %cx, %bx : i32
  %2 = arith.subi %bx, %ax : i32
  %3 = arith.subi %cy, %by : i32
  %4 = arith.muli %0, %1 : i32
  %5 = arith.muli %2, %3 : i32
  %r = arith.subi %4, %5 : i32
  return %r : i32
}

func.func @main() {
  %p = memref.get_global @points : memref<7x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i32
  %true = arith.constant true
  %n:2 = scf.while (%at = %c0, %count = %c0, %go = %true) : (index, index, i1) -> (index, index) {
    scf.condition(%go) %at, %count : index, index
  } do {
  ^bb0(%at: index, %count: index):
    %name = arith.index_cast %at : index to i32
    vector.print %name : i32
    %s = arith.addi %at, %c1 : index
    %first = arith.remui %s, %c7 : index
    %next = scf.for %i = %c0 to %c7 step %c1 iter_args(%q = %first) -> index {
      %o = func.call @turn(%p, %at, %i, %q) : (memref<7x2xi32>, index, index, index) -> i32
      %left = arith.cmpi slt, %o, %zero : i32
      %m = arith.select %left, %i, %q : index
      scf.yield %m : index
    }
    %back = arith.cmpi ne, %next, %c0 : index
    %more = arith.addi %count, %c1 : index
    scf.yield %next, %more, %back : index, index, i1
  }
  vector.print %n#1 : index
  return
}
