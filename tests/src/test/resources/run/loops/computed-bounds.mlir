// Loops whose bounds and subscripts are computed in a loop around them: rows that are empty, cross, or go backwards.

// run: @knapsack(0) == 1
// run: @knapsack(1) == 2
// run: @knapsack(18) == 11
// run: @knapsack(63) == 30
func.func @knapsack(%capacity: i32) -> i32 {
  %best = memref.alloc() : memref<64xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %j = %c0 to %c64 step %c1 {
    memref.store %zero, %best[%j] : memref<64xi32>
  }
  %w = memref.get_global @weights : memref<6xi32>
  %c6 = arith.constant 6 : index
  %c63 = arith.constant 63 : index
  scf.for %i = %c0 to %c6 step %c1 {
    %w32 = memref.load %w[%i] : memref<6xi32>
    %weight = arith.index_cast %w32 : i32 to index
    %half = arith.shrui %w32, %one : i32
    %value = arith.addi %half, %one : i32
    %count = arith.subi %c64, %weight : index
    scf.for %k = %c0 to %count step %c1 {
      %j = arith.subi %c63, %k : index
      %from = arith.subi %j, %weight : index
      %old = memref.load %best[%j] : memref<64xi32>
      %rest = memref.load %best[%from] : memref<64xi32>
      %with = arith.addi %rest, %value : i32
      %new = arith.maxsi %old, %with : i32
      memref.store %new, %best[%j] : memref<64xi32>
    }
  }
  %at = arith.index_cast %capacity : i32 to index
  %out = memref.load %best[%at] : memref<64xi32>
  memref.dealloc %best : memref<64xi32>
  return %out : i32
}
memref.global "private" @weights : memref<6xi32> = dense<[1, 4, 0, 30, 16, 64]>

// v[k] += v[k - d], in the order of k: d of 0 doubles, of 1 sums up, of -1 takes what is not changed yet
// run: @shifted(0) == 868
// run: @shifted(1) == 3696
// run: @shifted(3) == 1468
// run: @shifted(-1) == 892
func.func @shifted(%distance: i32) -> i32 {
  %v = memref.alloc() : memref<32xi32>
  %d = memref.alloc() : memref<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c28 = arith.constant 28 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c32 step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %v[%i] : memref<32xi32>
  }
  memref.store %distance, %d[%c0] : memref<2xi32>
  memref.store %distance, %d[%c1] : memref<2xi32>
  %sum = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %zero) -> (i32) {
    %e32 = memref.load %d[%i] : memref<2xi32>
    %e = arith.index_cast %e32 : i32 to index
    scf.for %k = %c4 to %c28 step %c1 {
      %from = arith.subi %k, %e : index
      %a = memref.load %v[%k] : memref<32xi32>
      %b = memref.load %v[%from] : memref<32xi32>
      %t = arith.addi %a, %b : i32
      memref.store %t, %v[%k] : memref<32xi32>
    }
    %all = scf.for %k = %c0 to %c32 step %c1 iter_args(%p = %s) -> (i32) {
      %x = memref.load %v[%k] : memref<32xi32>
      %q = arith.addi %p, %x : i32
      scf.yield %q : i32
    }
    scf.yield %all : i32
  }
  memref.dealloc %v : memref<32xi32>
  memref.dealloc %d : memref<2xi32>
  return %sum : i32
}

// rows that share elements, that are empty, and that end before they begin
// run: @rows(1) == 780
// run: @rows(2) == 3360
// run: @rows(3) == 8340
func.func @rows(%factor: i32) -> i32 {
  %v = memref.alloc() : memref<40xi32>
  %first = memref.get_global @first : memref<5xi32>
  %last = memref.get_global @last : memref<5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c40 step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %v[%i] : memref<40xi32>
  }
  scf.for %i = %c0 to %c5 step %c1 {
    %a = memref.load %first[%i] : memref<5xi32>
    %b = memref.load %last[%i] : memref<5xi32>
    %from = arith.index_cast %a : i32 to index
    %to = arith.index_cast %b : i32 to index
    scf.for %k = %from to %to step %c1 {
      %x = memref.load %v[%k] : memref<40xi32>
      %y = arith.muli %x, %factor : i32
      memref.store %y, %v[%k] : memref<40xi32>
    }
  }
  %sum = scf.for %k = %c0 to %c40 step %c1 iter_args(%p = %zero) -> (i32) {
    %x = memref.load %v[%k] : memref<40xi32>
    %q = arith.addi %p, %x : i32
    scf.yield %q : i32
  }
  memref.dealloc %v : memref<40xi32>
  return %sum : i32
}
memref.global "private" @first : memref<5xi32> = dense<[0, 7, 9, 30, 3]>
memref.global "private" @last : memref<5xi32> = dense<[17, 7, 40, 2, 38]>
