// Loops that run not at all, once, or a number of times that no factor divides: whatever unrolls, tiles and peels them
// has a remainder to get right, and an upper bound below the lower one.

// run: @sum(0, 10) == 55
// run: @sum(0, 0) == 10
// run: @sum(5, 0) == 10
// run: @sum(3, -2) == 10
// run: @sum(-7, -3) == -12
// run: @sum(2147483646, 2147483647) == -2147483640
// run: @sum(-1, 1) == 9
func.func @sum(%from: index, %to: index) -> i32 {
  %c1 = arith.constant 1 : index
  %ten = arith.constant 10 : i32
  %r = scf.for %i = %from to %to step %c1 iter_args(%s = %ten) -> (i32) {
    %v = arith.index_cast %i : index to i32
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// run: @steps(0) == 0
// run: @steps(1) == 1
// run: @steps(7) == 12
// run: @steps(8) == 12
// run: @steps(-5) == 0
func.func @steps(%n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %r = affine.for %i = 1 to affine_map<()[s0] -> (s0 + 1)>()[%n] step 3 iter_args(%s = %zero) -> (i32) {
    %v = arith.index_cast %i : index to i32
    %t = arith.addi %s, %v : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// Below the diagonal minus 3: no iterations of the inner loop for the first four of the outer one.
// run: @triangle(9) == 52207
// run: @triangle(3) == 0
func.func @triangle(%n: index) -> i32 {
  %m = memref.alloca() : memref<16xi32>
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 16 {
    affine.store %zero, %m[%i] : memref<16xi32>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0 - 3)>(%i) {
      %v = arith.index_cast %i : index to i32
      %old = affine.load %m[%j] : memref<16xi32>
      %ten = arith.constant 10 : i32
      %scaled = arith.muli %old, %ten : i32
      %new = arith.addi %scaled, %v : i32
      affine.store %new, %m[%j] : memref<16xi32>
    }
  }
  %r = affine.for %i = 0 to 16 iter_args(%s = %zero) -> (i32) {
    %v = affine.load %m[%i] : memref<16xi32>
    %c61 = arith.constant 61 : i32
    %k = arith.remsi %v, %c61 : i32
    %w = arith.addi %v, %k : i32
    %t = arith.addi %s, %w : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// Pairs swapped in each iteration, so that an odd count differs from an even one.
// run: @swapped(4) == 12
// run: @swapped(5) == 21
// run: @swapped(0) == 12
// run: @swapped(-3) == 12
func.func @swapped(%n: index) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %ten = arith.constant 10 : i32
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %one, %b = %two) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  %t = arith.muli %r#0, %ten : i32
  %s = arith.addi %t, %r#1 : i32
  return %s : i32
}
