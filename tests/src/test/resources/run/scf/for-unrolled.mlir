// Loops that are put together from several iterations, with numbers of these that are known and not known: each has what is left over.

// The sum of what was written, i * i, up to n: 0, 1, fewer than a factor, a multiple, some over.
// run: @squares(0) == 0
// run: @squares(1) == 0
// run: @squares(2) == 1
// run: @squares(7) == 91
// run: @squares(8) == 140
// run: @squares(9) == 204
// run: @squares(16) == 1240
// run: @squares(31) == 9455
// run: @squares(-3) == 0
func.func @squares(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %to = arith.index_cast %n : i32 to index
  %a = memref.alloca() : memref<32xi32>
  scf.for %i = %c0 to %to step %c1 {
    %v = arith.index_cast %i : index to i32
    %s = arith.muli %v, %v : i32
    memref.store %s, %a[%i] : memref<32xi32>
  }
  %sum = scf.for %i = %c0 to %to step %c1 iter_args(%s = %zero) -> i32 {
    %v = memref.load %a[%i] : memref<32xi32>
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

// A recurrence from the n-th element on, forwards: a[i] = a[i - 1] + a[i - 2] + a[i], all 1 at first.
// run: @recurrence(2) == 109
// run: @recurrence(3) == 67
// run: @recurrence(8) == 5
// run: @recurrence(10) == 1
func.func @recurrence(%from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<10xi32>
  scf.for %i = %c0 to %c10 step %c1 {
    memref.store %one, %a[%i] : memref<10xi32>
  }
  %start = arith.index_cast %from : i32 to index
  scf.for %i = %start to %c10 step %c1 {
    %j = arith.subi %i, %c1 : index
    %k = arith.subi %i, %c2 : index
    %x = memref.load %a[%j] : memref<10xi32>
    %y = memref.load %a[%k] : memref<10xi32>
    %z = memref.load %a[%i] : memref<10xi32>
    %s = arith.addi %x, %y : i32
    %t = arith.addi %s, %z : i32
    memref.store %t, %a[%i] : memref<10xi32>
  }
  %c9 = arith.constant 9 : index
  %r = memref.load %a[%c9] : memref<10xi32>
  return %r : i32
}

// Backwards, 13 elements, each the one behind it times 3 and 1; and a store ahead of what is read next.
// run: @backwards() == 797161
// run: @ahead() == 26
func.func @backwards() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %a = memref.alloca() : memref<13xi32>
  memref.store %one, %a[%c12] : memref<13xi32>
  scf.for %i = %c0 to %c12 step %c1 {
    %j = arith.subi %c11, %i : index
    %k = arith.addi %j, %c1 : index
    %x = memref.load %a[%k] : memref<13xi32>
    %y = arith.muli %x, %three : i32
    %z = arith.addi %y, %one : i32
    memref.store %z, %a[%j] : memref<13xi32>
  }
  %r = memref.load %a[%c0] : memref<13xi32>
  return %r : i32
}

func.func @ahead() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  %c25 = arith.constant 25 : index
  %c26 = arith.constant 26 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<26xi32>
  scf.for %i = %c0 to %c26 step %c1 {
    memref.store %one, %a[%i] : memref<26xi32>
  }
  %s = scf.for %i = %c0 to %c24 step %c1 iter_args(%acc = %zero) -> i32 {
    %x = memref.load %a[%i] : memref<26xi32>
    %k = arith.addi %i, %c2 : index
    %m = arith.addi %i, %c1 : index
    %y = memref.load %a[%m] : memref<26xi32>
    memref.store %x, %a[%k] : memref<26xi32>
    memref.store %y, %a[%i] : memref<26xi32>
    %t = arith.addi %acc, %y : i32
    scf.yield %t : i32
  }
  %l = memref.load %a[%c25] : memref<26xi32>
  %f = memref.load %a[%c24] : memref<26xi32>
  %u = arith.addi %s, %l : i32
  %v = arith.addi %u, %f : i32
  return %v : i32
}

// The result is that of the last iteration, and not carried.
// run: @last(5) == 16
// run: @last(12) == 121
// run: @last(0) == -1
func.func @last(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : i32
  %to = arith.index_cast %n : i32 to index
  %r = scf.for %i = %c0 to %to step %c1 iter_args(%before = %none) -> i32 {
    %v = arith.index_cast %i : index to i32
    %s = arith.muli %v, %v : i32
    scf.yield %s : i32
  }
  return %r : i32
}
