// Parallel loops: reductions in one and two dimensions, several at once, bounds that nothing is in, steps, effects on memory.
// run: @sum(0) == 0
// run: @sum(1) == 0
// run: @sum(10) == 45
// run: @sum_and_product(4) == 10, 24
// run: @sum_and_product(0) == 0, 1
// run: @grid(3, 4) == 30
// run: @grid(0, 4) == 0
// run: @grid(3, 0) == 0
// run: @steps(10) == 18
// run: @fill(5) == 30
// run: @nested(3) == 27
func.func @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}

func.func @sum_and_product(%n: index) -> (index, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0, %one) -> (index, i64) {
    %i1 = arith.addi %i, %c1 : index
    %w = arith.index_cast %i1 : index to i64
    scf.reduce(%i1, %w : index, i64) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%a: i64, %b: i64):
      %p = arith.muli %a, %b : i64
      scf.reduce.return %p : i64
    }
  }
  return %r#0, %r#1 : index, i64
}

// the sum of i + j over a grid
func.func @grid(%m: index, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%m, %n) step (%c1, %c1) init (%c0) -> index {
    %ij = arith.addi %i, %j : index
    scf.reduce(%ij : index) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}

// 0 + 3 + 6 + 9
func.func @steps(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c3) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}

// writes i * i in parallel, sums it in order
func.func @fill(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xindex>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %q = arith.muli %i, %i : index
    memref.store %q, %m[%i] : memref<?xindex>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %q = memref.load %m[%i] : memref<?xindex>
    %s = arith.addi %a, %q : index
    scf.yield %s : index
  }
  memref.dealloc %m : memref<?xindex>
  return %r : index
}

// a reduction whose body holds another one, and a nest that canonicalization makes one
func.func @nested(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n, %n) : memref<?x?xindex>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %n, %m[%i, %j] : memref<?x?xindex>
    }
  }
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    %row = scf.parallel (%j) = (%c0) to (%n) step (%c1) init (%c0) -> index {
      %e = memref.load %m[%i, %j] : memref<?x?xindex>
      scf.reduce(%e : index) {
      ^bb0(%a: index, %b: index):
        %s = arith.addi %a, %b : index
        scf.reduce.return %s : index
      }
    }
    scf.reduce(%row : index) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  memref.dealloc %m : memref<?x?xindex>
  return %r : index
}
