// prints: ( ( 0, -1, 6, 7, 8 ), ( 1, -1, 5, -1, 9 ), ( 2, 3, 4, -1, 10 ), ( -1, -1, -1, -1, 11 ) )
// prints: 12

// Distances in a maze, with a queue of cells; -1 is not reached.
memref.global "private" constant @walls : memref<4x5xi1> = dense<[
    [false, true, false, false, false], [false, true, false, true, false],
    [false, false, false, true, false], [true, true, true, true, false]]>
memref.global "private" constant @steps : memref<4x2xindex> = dense<[[0, 1], [1, 0], [0, -1], [-1, 0]]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %none = arith.constant -1 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %walls = memref.get_global @walls : memref<4x5xi1>
  %steps = memref.get_global @steps : memref<4x2xindex>
  %dist = memref.alloc() : memref<4x5xi32>
  %queue = memref.alloc() : memref<20xindex>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.store %none, %dist[%i, %j] : memref<4x5xi32>
    }
  }
  memref.store %zero, %dist[%c0, %c0] : memref<4x5xi32>
  memref.store %c0, %queue[%c0] : memref<20xindex>
  %end:2 = scf.while (%head = %c0, %tail = %c1) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %head, %tail : index
    scf.condition(%more) %head, %tail : index, index
  } do {
  ^bb0(%head: index, %tail: index):
    %cell = memref.load %queue[%head] : memref<20xindex>
    %i = arith.divui %cell, %c5 : index
    %j = arith.remui %cell, %c5 : index
    %here = memref.load %dist[%i, %j] : memref<4x5xi32>
    %next = arith.addi %here, %one : i32
    %after = scf.for %s = %c0 to %c4 step %c1 iter_args(%t = %tail) -> index {
      %di = memref.load %steps[%s, %c0] : memref<4x2xindex>
      %dj = memref.load %steps[%s, %c1] : memref<4x2xindex>
      %ni = arith.addi %i, %di : index
      %nj = arith.addi %j, %dj : index
      %inside_i = arith.cmpi ult, %ni, %c4 : index
      %inside_j = arith.cmpi ult, %nj, %c5 : index
      %inside = arith.andi %inside_i, %inside_j : i1
      %u = scf.if %inside -> index {
        %wall = memref.load %walls[%ni, %nj] : memref<4x5xi1>
        %seen = memref.load %dist[%ni, %nj] : memref<4x5xi32>
        %known = arith.cmpi ne, %seen, %none : i32
        %skip = arith.ori %wall, %known : i1
        %v = scf.if %skip -> index {
          scf.yield %t : index
        } else {
          memref.store %next, %dist[%ni, %nj] : memref<4x5xi32>
          %row = arith.muli %ni, %c5 : index
          %n = arith.addi %row, %nj : index
          memref.store %n, %queue[%t] : memref<20xindex>
          %t1 = arith.addi %t, %c1 : index
          scf.yield %t1 : index
        }
        scf.yield %v : index
      } else {
        scf.yield %t : index
      }
      scf.yield %u : index
    }
    %h1 = arith.addi %head, %c1 : index
    scf.yield %h1, %after : index, index
  }
  %zf = arith.constant 0 : i32
  %all = vector.transfer_read %dist[%c0, %c0], %zf : memref<4x5xi32>, vector<4x5xi32>
  vector.print %all : vector<4x5xi32>
  vector.print %end#1 : index
  memref.dealloc %dist : memref<4x5xi32>
  memref.dealloc %queue : memref<20xindex>
  return
}
