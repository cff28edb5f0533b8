// run: @dot(10) == 285.0
// run: @table(0) == 11
// run: @table(3) == 44
// run: @scratch(6) == 720
// run: @reuse(100) == 4950

// The sum of the squares below n, over two arrays on the heap.
func.func @dot(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc(%n) : memref<?xf64>
  %b = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %i32 = arith.index_cast %i : index to i32
    %x = arith.sitofp %i32 : i32 to f64
    memref.store %x, %a[%i] : memref<?xf64>
    memref.store %x, %b[%i] : memref<?xf64>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = memref.load %b[%i] : memref<?xf64>
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %acc, %p : f64
    scf.yield %s : f64
  }
  memref.dealloc %a : memref<?xf64>
  memref.dealloc %b : memref<?xf64>
  return %r : f64
}

memref.global "private" constant @numbers : memref<4xi32> = dense<[11, 22, 33, 44]>

func.func @table(%i: index) -> i32 {
  %t = memref.get_global @numbers : memref<4xi32>
  %x = memref.load %t[%i] : memref<4xi32>
  return %x : i32
}

// n! through a cell on the stack.
func.func @scratch(%n: index) -> i32 {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %cell = memref.alloca() : memref<i32>
  memref.store %one, %cell[] : memref<i32>
  %end = arith.addi %n, %c1 : index
  scf.for %i = %c1 to %end step %c1 {
    %x = memref.load %cell[] : memref<i32>
    %i32 = arith.index_cast %i : index to i32
    %y = arith.muli %x, %i32 : i32
    memref.store %y, %cell[] : memref<i32>
  }
  %r = memref.load %cell[] : memref<i32>
  return %r : i32
}

// What is freed is used again: without that, 100 blocks of 1 MiB would not fit.
func.func @reuse(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %big = arith.constant 262144 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i32) {
    %m = memref.alloc(%big) : memref<?xi32>
    %i32 = arith.index_cast %i : index to i32
    memref.store %i32, %m[%i] : memref<?xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    %s = arith.addi %acc, %x : i32
    memref.dealloc %m : memref<?xi32>
    scf.yield %s : i32
  }
  return %r : i32
}
