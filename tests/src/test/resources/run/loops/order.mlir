// Nests in which loops may change places, be split or turned around, and nests in which they may not: what the passes in
// dev.wami.loops.order make of them. Sizes are none, one, and such that some inner loops do not run.

func.func private @filled() -> memref<12x12xi32> {
  %m = memref.alloc() : memref<12x12xi32>
  affine.for %r = 0 to 12 {
    affine.for %c = 0 to 12 {
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 12 + d1)>(%r, %c)
      %v = arith.index_cast %k : index to i32
      affine.store %v, %m[%r, %c] : memref<12x12xi32>
    }
  }
  return %m : memref<12x12xi32>
}

// ((m00 * 31) + m01) * 31 + ...
func.func private @sum(%m: memref<12x12xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %s = affine.for %r = 0 to 12 iter_args(%a = %zero) -> (i32) {
    %t = affine.for %c = 0 to 12 iter_args(%b = %a) -> (i32) {
      %v = affine.load %m[%r, %c] : memref<12x12xi32>
      %p = arith.muli %b, %c31 : i32
      %q = arith.addi %p, %v : i32
      affine.yield %q : i32
    }
    affine.yield %t : i32
  }
  memref.dealloc %m : memref<12x12xi32>
  return %s : i32
}

// rows of a triangle become columns
// run: @triangle(0) == -1540362168
// run: @triangle(1) == -1540362168
// run: @triangle(2) == -1813859226
// run: @triangle(7) == -528986528
// run: @triangle(12) == 60154432
func.func @triangle(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  %c3 = arith.constant 3 : i32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %x = affine.load %m[%j, %i] : memref<12x12xi32>
      %y = arith.muli %x, %c3 : i32
      %v = arith.index_cast %i : index to i32
      %z = arith.addi %y, %v : i32
      affine.store %z, %m[%j, %i] : memref<12x12xi32>
    }
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// around a diagonal, between a bound that rises and one that falls
// run: @band(0, 0, 0) == -1540362168
// run: @band(3, 2, 12) == -2120354981
// run: @band(12, 2, 12) == 174103021
// run: @band(12, 1, 30) == -1691105193
// run: @band(12, -3, 15) == -259753570
// run: @band(9, 0, 9) == -1320574062
func.func @band(%n: index, %lo: index, %hi: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  %c3 = arith.constant 3 : i32
  affine.for %i = 2 to %n {
    affine.for %j = affine_map<(d0)[s0] -> (d0 - s0)>(%i)[%lo] to min affine_map<(d0)[s0] -> (-d0 + s0, 12)>(%i)[%hi] {
      %x = affine.load %m[%j, %i] : memref<12x12xi32>
      %y = arith.muli %x, %c3 : i32
      %v = arith.index_cast %j : index to i32
      %z = arith.addi %y, %v : i32
      affine.store %z, %m[%j, %i] : memref<12x12xi32>
    }
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// three loops, each bounded by the one around it; k has its order, as the sums do
// run: @corner(0) == -1540362168
// run: @corner(1) == -1540362168
// run: @corner(2) == 1673507725
// run: @corner(3) == 1199130198
// run: @corner(12) == 150249819
func.func @corner(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  %c5 = arith.constant 5 : i32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%j) to %n {
        %x = affine.load %m[%j, %i] : memref<12x12xi32>
        %y = arith.muli %x, %c5 : i32
        %v = arith.index_cast %k : index to i32
        %z = arith.addi %y, %v : i32
        affine.store %z, %m[%j, %i] : memref<12x12xi32>
      }
    }
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// the product of two matrices, added to what is stored first: two nests, and j is the innermost loop of both
// run: @product(0, 5) == 0
// run: @product(1, 0) == 0
// run: @product(3, 1) == 1999246932
// run: @product(12, 12) == -2065367820
// run: @product(5, 9) == 1133263318
func.func @product(%n: index, %p: index) -> i32 {
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %a = call @filled() : () -> memref<12x12xi32>
  %b = memref.alloc() : memref<12x12xi32>
  %c = memref.alloc() : memref<12x12xi32>
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      %x = affine.load %a[%i, %j] : memref<12x12xi32>
      %y = arith.muli %x, %x : i32
      %z = arith.remui %y, %c7 : i32
      affine.store %z, %b[%i, %j] : memref<12x12xi32>
      affine.store %zero, %c[%i, %j] : memref<12x12xi32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %d = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%i, %j)
      %v = arith.index_cast %d : index to i32
      affine.store %v, %c[%i, %j] : memref<12x12xi32>
      affine.for %k = 0 to %p {
        %x = affine.load %a[%i, %k] : memref<12x12xi32>
        %y = affine.load %b[%k, %j] : memref<12x12xi32>
        %z = affine.load %c[%i, %j] : memref<12x12xi32>
        %xy = arith.muli %x, %y : i32
        %s = arith.addi %z, %xy : i32
        affine.store %s, %c[%i, %j] : memref<12x12xi32>
      }
    }
  }
  memref.dealloc %a : memref<12x12xi32>
  memref.dealloc %b : memref<12x12xi32>
  %s = call @sum(%c) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// distance (1, -1): in the other order i would be written before it is read
// run: @diagonal(0) == -1540362168
// run: @diagonal(2) == 1018964820
// run: @diagonal(3) == -389496644
// run: @diagonal(12) == -855106184
func.func @diagonal(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  %c1 = arith.constant 1 : i32
  affine.for %i = 1 to %n {
    affine.for %j = 0 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      %x = affine.load %m[%j + 1, %i - 1] : memref<12x12xi32>
      %y = arith.addi %x, %c1 : i32
      affine.store %y, %m[%j, %i] : memref<12x12xi32>
    }
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// two arguments that are the same memory
func.func private @transpose(%a: memref<12x12xi32>, %b: memref<12x12xi32>, %n: index) {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i, %j] : memref<12x12xi32>
      %y = arith.addi %x, %c1 : i32
      affine.store %y, %b[%j, %i] : memref<12x12xi32>
    }
  }
  return
}

// each element depends on when it is read
// run: @shared(0) == -1540362168
// run: @shared(1) == -1371218393
// run: @shared(2) == 1633770164
// run: @shared(12) == 912544058
func.func @shared(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  call @transpose(%m, %m, %n) : (memref<12x12xi32>, memref<12x12xi32>, index) -> ()
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// what the inner loop writes the next iteration reads: one loop
// run: @round(0) == -1540362168
// run: @round(1) == -599701758
// run: @round(5) == -1302952740
// run: @round(11) == -300729475
func.func @round(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  affine.for %i = 0 to %n {
    %x = affine.load %m[%i, 3] : memref<12x12xi32>
    affine.store %x, %m[0, %i] : memref<12x12xi32>
    affine.for %j = 0 to %n {
      %y = affine.load %m[%i + 1, %j] : memref<12x12xi32>
      %z = affine.load %m[0, %i] : memref<12x12xi32>
      %s = arith.addi %y, %z : i32
      affine.store %s, %m[%i + 1, %j] : memref<12x12xi32>
    }
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// the statement behind the inner loop can run before all of it
// run: @behind(0) == -1540362168
// run: @behind(1) == -1540362168
// run: @behind(2) == -260698674
// run: @behind(12) == 2121346860
func.func @behind(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  affine.for %i = 1 to %n {
    affine.for %j = 0 to %n {
      %y = affine.load %m[%i, %j] : memref<12x12xi32>
      %z = affine.load %m[0, %i - 1] : memref<12x12xi32>
      %s = arith.addi %y, %z : i32
      affine.store %s, %m[%i, %j] : memref<12x12xi32>
    }
    %k = affine.apply affine_map<(d0) -> (d0 * 7)>(%i)
    %v = arith.index_cast %k : index to i32
    affine.store %v, %m[0, %i] : memref<12x12xi32>
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// down through memory
// run: @down(0, 0) == -1540362168
// run: @down(5, 2) == -1540362168
// run: @down(0, 12) == 1514374998
// run: @down(3, 4) == 1512471427
// run: @down(2, 9) == 37451313
func.func @down(%from: index, %to: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  affine.for %i = %from to %to {
    %k = arith.index_cast %i : index to i32
    %v = arith.muli %k, %k : i32
    affine.store %v, %m[-%i + 11, 4] : memref<12x12xi32>
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// the last of several steps is not the bound
// run: @down_by_threes(0) == -1540362168
// run: @down_by_threes(1) == -1861377516
// run: @down_by_threes(12) == -733039828
func.func @down_by_threes(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  affine.for %i = 1 to 12 step 3 {
    affine.for %j = 0 to %n {
      %k = arith.index_cast %i : index to i32
      %l = arith.index_cast %j : index to i32
      %v = arith.muli %k, %l : i32
      affine.store %v, %m[-%i + 11, -%j + 11] : memref<12x12xi32>
    }
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}

// each iteration reads what the one before wrote
// run: @chain(0) == -1540362168
// run: @chain(1) == 1883517339
// run: @chain(11) == -749745234
func.func @chain(%n: index) -> i32 {
  %m = call @filled() : () -> memref<12x12xi32>
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to %n {
    %x = affine.load %m[-%i + 11, 0] : memref<12x12xi32>
    %y = arith.addi %x, %c1 : i32
    affine.store %y, %m[-%i + 10, 0] : memref<12x12xi32>
  }
  %s = call @sum(%m) : (memref<12x12xi32>) -> i32
  return %s : i32
}
