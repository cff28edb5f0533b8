// Memrefs whose rank is a value: their rank and sizes, through functions, back to ranked ones, freed.

// run: @rank_and_sizes() == 3, 2, 5, 4
func.func @rank_and_sizes() -> (index, index, index, index) {
  %c5 = arith.constant 5 : index
  %0 = memref.alloc(%c5) : memref<2x?x4xf32>
  %1 = memref.cast %0 : memref<2x?x4xf32> to memref<*xf32>
  %rank, %a, %b, %c = call @sizes(%1) : (memref<*xf32>) -> (index, index, index, index)
  memref.dealloc %1 : memref<*xf32>
  return %rank, %a, %b, %c : index, index, index, index
}

func.func private @sizes(%m: memref<*xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rank = memref.rank %m : memref<*xf32>
  %a = memref.dim %m, %c0 : memref<*xf32>
  %b = memref.dim %m, %c1 : memref<*xf32>
  %c = memref.dim %m, %c2 : memref<*xf32>
  return %rank, %a, %b, %c : index, index, index, index
}

// What is written through one is seen through the other.
// run: @there_and_back(7) == 7
// run: @there_and_back(-1) == -1
func.func @there_and_back(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.alloc() : memref<3x4xi32>
  %1 = memref.subview %0[1, 1] [2, 3] [1, 1] : memref<3x4xi32> to memref<2x3xi32, strided<[4, 1], offset: 5>>
  %2 = memref.cast %1 : memref<2x3xi32, strided<[4, 1], offset: 5>> to memref<*xi32>
  %3 = memref.cast %2 : memref<*xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %v, %3[%c1, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %4 = memref.load %0[%c2, %c2] : memref<3x4xi32>
  memref.dealloc %0 : memref<3x4xi32>
  return %4 : i32
}

// A function that takes memrefs of both ranks; its descriptor lives as long as its caller.
// run: @sums() == 10.0, 110.0
func.func @sums() -> (f64, f64) {
  %one = memref.get_global @one : memref<4xf64>
  %two = memref.get_global @two : memref<2x2xf64>
  %u = memref.cast %one : memref<4xf64> to memref<*xf64>
  %a = call @sum(%u) : (memref<*xf64>) -> f64
  %w = memref.cast %two : memref<2x2xf64> to memref<*xf64>
  %b = call @sum(%w) : (memref<*xf64>) -> f64
  return %a, %b : f64, f64
}

memref.global "private" constant @one : memref<4xf64> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global "private" constant @two : memref<2x2xf64> = dense<[[20.0, 30.0], [40.0, 20.0]]>

func.func private @sum(%m: memref<*xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %rank = memref.rank %m : memref<*xf64>
  %is_two = arith.cmpi eq, %rank, %c2 : index
  %r = scf.if %is_two -> f64 {
    %t = memref.cast %m : memref<*xf64> to memref<?x?xf64>
    %n = memref.dim %t, %c0 : memref<?x?xf64>
    %k = memref.dim %t, %c1 : memref<?x?xf64>
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> f64 {
      %y = scf.for %j = %c0 to %k step %c1 iter_args(%z = %x) -> f64 {
        %e = memref.load %t[%i, %j] : memref<?x?xf64>
        %w = arith.addf %z, %e : f64
        scf.yield %w : f64
      }
      scf.yield %y : f64
    }
    scf.yield %s : f64
  } else {
    %t = memref.cast %m : memref<*xf64> to memref<?xf64>
    %n = memref.dim %t, %c0 : memref<?xf64>
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> f64 {
      %e = memref.load %t[%i] : memref<?xf64>
      %w = arith.addf %x, %e : f64
      scf.yield %w : f64
    }
    scf.yield %s : f64
  }
  return %r : f64
}

// The descriptors of casts in a loop do not pile up.
// run: @many() == 300000
func.func @many() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000 : index
  %zero = arith.constant 0 : i32
  %0 = memref.alloca() : memref<1x2x3xi8>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> i32 {
    %u = memref.cast %0 : memref<1x2x3xi8> to memref<*xi8>
    %rank = memref.rank %u : memref<*xi8>
    %r = arith.index_cast %rank : index to i32
    %y = arith.addi %x, %r : i32
    func.call @nothing(%u) : (memref<*xi8>) -> ()
    scf.yield %y : i32
  }
  return %s : i32
}

func.func private @nothing(%m: memref<*xi8>) attributes {no_inline} {
  return
}
