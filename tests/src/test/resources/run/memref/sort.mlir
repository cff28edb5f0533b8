// Insertion sort of a pseudo-random array; the sum of element times place tells the order. By the same program in Python.
// run: @weight(1) == 0
// run: @weight(10) == 2963
// run: @weight(100) == 313997
func.func @weight(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 75 : i64
  %b = arith.constant 74 : i64
  %p = arith.constant 65537 : i64
  %k = arith.constant 100 : i64
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m = memref.alloc(%n) : memref<?xi64>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%x = %one) -> (i64) {
    %ax = arith.muli %a, %x : i64
    %axb = arith.addi %ax, %b : i64
    %y = arith.remui %axb, %p : i64
    %v = arith.remui %y, %k : i64
    memref.store %v, %m[%i] : memref<?xi64>
    scf.yield %y : i64
  }
  scf.for %i = %c1 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi64>
    %j = scf.while (%j = %i) : (index) -> index {
      %inside = arith.cmpi sgt, %j, %c0 : index
      %go = scf.if %inside -> i1 {
        %before = arith.subi %j, %c1 : index
        %w = memref.load %m[%before] : memref<?xi64>
        %larger = arith.cmpi sgt, %w, %v : i64
        scf.if %larger {
          memref.store %w, %m[%j] : memref<?xi64>
        }
        scf.yield %larger : i1
      } else {
        %no = arith.constant false
        scf.yield %no : i1
      }
      scf.condition(%go) %j : index
    } do {
    ^bb0(%j: index):
      %before = arith.subi %j, %c1 : index
      scf.yield %before : index
    }
    memref.store %v, %m[%j] : memref<?xi64>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i64) {
    %v = memref.load %m[%i] : memref<?xi64>
    %w = arith.index_cast %i : index to i64
    %t = arith.muli %v, %w : i64
    %q = arith.addi %s, %t : i64
    scf.yield %q : i64
  }
  memref.dealloc %m : memref<?xi64>
  return %r : i64
}
