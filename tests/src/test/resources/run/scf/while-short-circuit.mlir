// run: @length(0) == 0
// run: @length(3) == 3
// run: @length(8) == 8
// run: @length(1000) == 8
// run: @found(7) == 7
// run: @found(9) == -1
// run: @three(0, 5) == 1000
// run: @three(2, 5) == 617
// run: @three(6, 5) == 621
// run: @three(12, 50) == 524
// run: @class(-5) == 1
// run: @class(5) == 2
// run: @class(15) == 1
// run: @class(50) == 3
// run: @class(500) == 4

// How many of the first eight numbers are below a bound; both conditions end the loop.
func.func @length(%bound: index) -> index {
  %no = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = scf.while (%j = %c0) : (index) -> index {
    %more = arith.cmpi ult, %j, %c8 : index
    %go = scf.if %more -> i1 {
      %below = arith.cmpi slt, %j, %bound : index
      scf.yield %below : i1
    } else {
      scf.yield %no : i1
    }
    scf.condition(%go) %j : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  return %n : index
}

// Where a number stands among squares modulo 11, and whether it does: what the loop gives is compared behind it.
func.func @found(%x: i32) -> i32 {
  %no = arith.constant false
  %minus = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %eleven = arith.constant 11 : i32
  %m = memref.alloc() : memref<10xi32>
  scf.for %i = %c0 to %c10 step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %m[%i] : memref<10xi32>
  }
  %end = arith.constant 9 : index
  %at = scf.while (%j = %c0) : (index) -> index {
    %more = arith.cmpi slt, %j, %end : index
    %go = scf.if %more -> i1 {
      %v = memref.load %m[%j] : memref<10xi32>
      %other = arith.cmpi ne, %v, %x : i32
      scf.yield %other : i1
    } else {
      scf.yield %no : i1
    }
    scf.condition(%go) %j : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  %missing = arith.cmpi eq, %at, %end : index
  %r = scf.if %missing -> i32 {
    scf.yield %minus : i32
  } else {
    %v = memref.load %m[%at] : memref<10xi32>
    scf.yield %v : i32
  }
  memref.dealloc %m : memref<10xi32>
  return %r : i32
}

// Three conditions in turn; which of them ended the loop, and where, times 100.
func.func @three(%start: i32, %limit: i32) -> i32 {
  %no = arith.constant false
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %seven = arith.constant 7 : i32
  %hundred = arith.constant 100 : i32
  %first = arith.constant 10 : i32
  %second = arith.constant 5 : i32
  %r:2 = scf.while (%i = %start, %turns = %zero) : (i32, i32) -> (i32, i32) {
    %some = arith.cmpi ne, %i, %zero : i32
    %both:2 = scf.if %some -> (i1, i32) {
      %next = arith.addi %turns, %one : i32
      %few = arith.cmpi slt, %turns, %limit : i32
      scf.yield %few, %next : i1, i32
    } else {
      scf.yield %no, %first : i1, i32
    }
    %all:2 = scf.if %both#0 -> (i1, i32) {
      %rest = arith.remsi %i, %seven : i32
      %not = arith.cmpi ne, %rest, %three : i32
      scf.yield %not, %both#1 : i1, i32
    } else {
      scf.yield %no, %both#1 : i1, i32
    }
    scf.condition(%all#0) %i, %all#1 : i32, i32
  } do {
  ^bb0(%i: i32, %turns: i32):
    %next = arith.addi %i, %three : i32
    scf.yield %next, %turns : i32, i32
  }
  %scaled = arith.muli %r#1, %hundred : i32
  %sum = arith.addi %scaled, %r#0 : i32
  return %sum : i32
}

// Ifs on what ifs before them gave, one after the other.
func.func @class(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %ten = arith.constant 10 : i32
  %hundred = arith.constant 100 : i32
  %m = memref.alloc() : memref<1xi32>
  affine.store %c0, %m[0] : memref<1xi32>
  %negative = arith.cmpi slt, %x, %c0 : i32
  %a = scf.if %negative -> i32 {
    scf.yield %c1 : i32
  } else {
    affine.store %x, %m[0] : memref<1xi32>
    %tenth = arith.divsi %x, %ten : i32
    scf.yield %tenth : i32
  }
  %first = arith.cmpi eq, %a, %c1 : i32
  %kept = affine.load %m[0] : memref<1xi32>
  %b = scf.if %first -> i32 {
    scf.yield %c1 : i32
  } else {
    %small = arith.cmpi slt, %kept, %ten : i32
    %v = scf.if %small -> i32 {
      scf.yield %c2 : i32
    } else {
      scf.yield %c3 : i32
    }
    scf.yield %v : i32
  }
  %last = arith.cmpi eq, %b, %c3 : i32
  %r = scf.if %last -> i32 {
    %large = arith.cmpi sgt, %x, %hundred : i32
    %v = arith.select %large, %c4, %c3 : i32
    scf.yield %v : i32
  } else {
    scf.yield %b : i32
  }
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
