// Loops that count, as C and branches between blocks have them: scf.while with the test in front and behind, counters of
// all types, tests of all kinds (uplift-while-to-for, raise-scf-to-affine). Each iteration depends on the one before.

// ((m0 * 31) + m1) * 31 + ... + more
func.func private @sum(%m: memref<24xi32>, %more: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %s = affine.for %k = 0 to 24 iter_args(%a = %c0) -> (i32) {
    %x = affine.load %m[%k] : memref<24xi32>
    %p = arith.muli %a, %c31 : i32
    %q = arith.addi %p, %x : i32
    affine.yield %q : i32
  }
  memref.dealloc %m : memref<24xi32>
  %r = arith.addi %s, %more : i32
  return %r : i32
}

func.func private @zeros() -> memref<24xi32> {
  %m = memref.alloc() : memref<24xi32>
  %c0 = arith.constant 0 : i32
  affine.for %k = 0 to 24 {
    affine.store %c0, %m[%k] : memref<24xi32>
  }
  return %m : memref<24xi32>
}

// m[i] += 7 t + i; 3 t + m[i]
func.func private @step(%m: memref<24xi32>, %i: index, %t: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %k = arith.index_cast %i : index to i32
  %old = memref.load %m[%i] : memref<24xi32>
  %t7 = arith.muli %t, %c7 : i32
  %a = arith.addi %old, %t7 : i32
  %b = arith.addi %a, %k : i32
  memref.store %b, %m[%i] : memref<24xi32>
  %t3 = arith.muli %t, %c3 : i32
  %r = arith.addi %t3, %b : i32
  return %r : i32
}

// the test in front
// run: @front_index(0, 0) == 1
// run: @front_index(0, 1) == -469047260
// run: @front_index(0, 24) == 1520592333
// run: @front_index(3, 11) == 1067901664
// run: @front_index(5, 5) == 6
// run: @front_index(7, 2) == 8
// run: @front_index(0, -3) == 1
func.func @front_index(%l: index, %n: index) -> i32 {
  %c = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (index, i32) -> (index, i32) {
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i, %t : index, i32
  } do {
  ^bb0(%i: index, %t: i32):
    %u = func.call @step(%m, %i, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : index
    scf.yield %j, %u : index, i32
  }
  %w = arith.index_cast %r#0 : index to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// the bound first
// run: @front_i32(0, 0) == 1
// run: @front_i32(0, 1) == -469047260
// run: @front_i32(0, 24) == 1520592333
// run: @front_i32(3, 11) == 1067901664
// run: @front_i32(5, 5) == 6
// run: @front_i32(7, 2) == 8
// run: @front_i32(0, -3) == 1
func.func @front_i32(%l: i32, %n: i32) -> i32 {
  %c = arith.constant 1 : i32
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi sgt, %n, %i : i32
    scf.condition(%go) %i, %t : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i32
    scf.yield %j, %u : i32, i32
  }
  %e = arith.addi %r#1, %r#0 : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// as wide as no index is
// run: @front_i64(0, 0) == 1
// run: @front_i64(0, 1) == -469047260
// run: @front_i64(0, 24) == 1520592333
// run: @front_i64(3, 11) == 1067901664
// run: @front_i64(5, 5) == 6
// run: @front_i64(7, 2) == 8
// run: @front_i64(0, -3) == 1
func.func @front_i64(%l: i64, %n: i64) -> i32 {
  %c = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i64, i32) -> (i64, i32) {
    %go = arith.cmpi slt, %i, %n : i64
    scf.condition(%go) %i, %t : i64, i32
  } do {
  ^bb0(%i: i64, %t: i32):
    %x = arith.index_cast %i : i64 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i64
    scf.yield %j, %u : i64, i32
  }
  %w = arith.trunci %r#0 : i64 to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// a narrow counter
// run: @front_i8(0, 0) == 1
// run: @front_i8(0, 1) == -469047260
// run: @front_i8(0, 24) == 1520592333
// run: @front_i8(3, 11) == 1067901664
// run: @front_i8(5, 5) == 6
// run: @front_i8(7, 2) == 8
// run: @front_i8(0, -3) == 1
func.func @front_i8(%l: i8, %n: i8) -> i32 {
  %c = arith.constant 1 : i8
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i8, i32) -> (i8, i32) {
    %go = arith.cmpi slt, %i, %n : i8
    scf.condition(%go) %i, %t : i8, i32
  } do {
  ^bb0(%i: i8, %t: i32):
    %x = arith.index_cast %i : i8 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i8
    scf.yield %j, %u : i8, i32
  }
  %w = arith.extsi %r#0 : i8 to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// the test behind
// run: @behind_index(0, 0) == -469047260
// run: @behind_index(0, 1) == -469047260
// run: @behind_index(0, 24) == 1520592333
// run: @behind_index(3, 11) == 1067901664
// run: @behind_index(5, 5) == -1543727839
// run: @behind_index(7, 2) == 1766466599
func.func @behind_index(%l: index, %n: index) -> i32 {
  %c = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (index, i32) -> (index, i32) {
    %u = func.call @step(%m, %i, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : index
    %go = arith.cmpi slt, %j, %n : index
    scf.condition(%go) %j, %u : index, i32
  } do {
  ^bb0(%i: index, %t: i32):
    scf.yield %i, %t : index, i32
  }
  %w = arith.index_cast %r#0 : index to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// the test behind, the bound first
// run: @behind_i32(0, 0) == -469047260
// run: @behind_i32(0, 1) == -469047260
// run: @behind_i32(0, 24) == 1520592333
// run: @behind_i32(3, 11) == 1067901664
// run: @behind_i32(5, 5) == -1543727839
// run: @behind_i32(7, 2) == 1766466599
func.func @behind_i32(%l: i32, %n: i32) -> i32 {
  %c = arith.constant 1 : i32
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i32, i32) -> (i32, i32) {
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i32
    %go = arith.cmpi sgt, %n, %j : i32
    scf.condition(%go) %j, %u : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    scf.yield %i, %t : i32, i32
  }
  %e = arith.addi %r#1, %r#0 : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// the test behind, of a wide counter
// run: @behind_i64(0, 0) == -469047260
// run: @behind_i64(0, 1) == -469047260
// run: @behind_i64(0, 24) == 1520592333
// run: @behind_i64(3, 11) == 1067901664
// run: @behind_i64(5, 5) == -1543727839
// run: @behind_i64(7, 2) == 1766466599
func.func @behind_i64(%l: i64, %n: i64) -> i32 {
  %c = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i64, i32) -> (i64, i32) {
    %x = arith.index_cast %i : i64 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i64
    %go = arith.cmpi slt, %j, %n : i64
    scf.condition(%go) %j, %u : i64, i32
  } do {
  ^bb0(%i: i64, %t: i32):
    scf.yield %i, %t : i64, i32
  }
  %w = arith.trunci %r#0 : i64 to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// from a constant on
// run: @zero_index(0, 0) == -469047260
// run: @zero_index(0, 1) == -469047260
// run: @zero_index(0, 2) == 2009885063
// run: @zero_index(0, 17) == -2112916316
// run: @zero_index(0, 24) == 1520592333
// run: @zero_index(0, -5) == -469047260
func.func @zero_index(%l: index, %n: index) -> i32 {
  %start = arith.constant 0 : index
  %c = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %start, %t = %one) : (index, i32) -> (index, i32) {
    %u = func.call @step(%m, %i, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : index
    %go = arith.cmpi slt, %j, %n : index
    scf.condition(%go) %j, %u : index, i32
  } do {
  ^bb0(%i: index, %t: i32):
    scf.yield %i, %t : index, i32
  }
  %w = arith.index_cast %r#0 : index to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// from a constant on, the bound first
// run: @zero_i32(0, 0) == -469047260
// run: @zero_i32(0, 1) == -469047260
// run: @zero_i32(0, 2) == 2009885063
// run: @zero_i32(0, 17) == -2112916316
// run: @zero_i32(0, 24) == 1520592333
// run: @zero_i32(0, -5) == -469047260
func.func @zero_i32(%l: i32, %n: i32) -> i32 {
  %start = arith.constant 0 : i32
  %c = arith.constant 1 : i32
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %start, %t = %one) : (i32, i32) -> (i32, i32) {
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i32
    %go = arith.cmpi sgt, %n, %j : i32
    scf.condition(%go) %j, %u : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    scf.yield %i, %t : i32, i32
  }
  %e = arith.addi %r#1, %r#0 : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// from a constant on, of a wide counter
// run: @zero_i64(0, 0) == -469047260
// run: @zero_i64(0, 1) == -469047260
// run: @zero_i64(0, 2) == 2009885063
// run: @zero_i64(0, 17) == -2112916316
// run: @zero_i64(0, 24) == 1520592333
// run: @zero_i64(0, -5) == -469047260
func.func @zero_i64(%l: i64, %n: i64) -> i32 {
  %start = arith.constant 0 : i64
  %c = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %start, %t = %one) : (i64, i32) -> (i64, i32) {
    %x = arith.index_cast %i : i64 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i64
    %go = arith.cmpi slt, %j, %n : i64
    scf.condition(%go) %j, %u : i64, i32
  } do {
  ^bb0(%i: i64, %t: i32):
    scf.yield %i, %t : i64, i32
  }
  %w = arith.trunci %r#0 : i64 to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// from a constant on, of a narrow counter
// run: @zero_i8(0, 0) == -469047260
// run: @zero_i8(0, 1) == -469047260
// run: @zero_i8(0, 2) == 2009885063
// run: @zero_i8(0, 17) == -2112916316
// run: @zero_i8(0, 24) == 1520592333
// run: @zero_i8(0, -5) == -469047260
func.func @zero_i8(%l: i8, %n: i8) -> i32 {
  %start = arith.constant 0 : i8
  %c = arith.constant 1 : i8
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %start, %t = %one) : (i8, i32) -> (i8, i32) {
    %x = arith.index_cast %i : i8 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i8
    %go = arith.cmpi slt, %j, %n : i8
    scf.condition(%go) %j, %u : i8, i32
  } do {
  ^bb0(%i: i8, %t: i32):
    scf.yield %i, %t : i8, i32
  }
  %w = arith.extsi %r#0 : i8 to i32
  %e = arith.addi %r#1, %w : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// the test behind, known not to wrap around
// run: @behind_by_fives(0, 0) == -469047261
// run: @behind_by_fives(0, 1) == -469047261
// run: @behind_by_fives(0, 24) == 384109995
// run: @behind_by_fives(3, 11) == -1184733999
// run: @behind_by_fives(5, 5) == -1543727845
// run: @behind_by_fives(7, 2) == 1766466591
func.func @behind_by_fives(%l: i32, %n: i32) -> i32 {
  %c = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i32, i32) -> (i32, i32) {
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c overflow<nsw> : i32
    %go = arith.cmpi slt, %j, %n : i32
    scf.condition(%go) %j, %u : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    scf.yield %i, %t : i32, i32
  }
  %e = arith.addi %r#1, %zero : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// up to a constant itself
// run: @at_most(0, 0) == -1406725728
// run: @at_most(20, 0) == 804408
// run: @at_most(21, 0) == 22
// run: @at_most(7, 0) == -1778782034
func.func @at_most(%l: i32, %n: i32) -> i32 {
  %c = arith.constant 1 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 20 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi sle, %i, %limit : i32
    scf.condition(%go) %i, %t : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i32
    scf.yield %j, %u : i32, i32
  }
  %e = arith.addi %r#1, %r#0 : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// by more than one
// run: @by_threes(0, 0) == -2000978487
// run: @by_threes(1, 0) == 908468935
// run: @by_threes(2, 0) == 636865007
// run: @by_threes(21, 0) == 26939
// run: @by_threes(22, 0) == 1
func.func @by_threes(%l: i32, %n: i32) -> i32 {
  %c = arith.constant 3 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %limit = arith.constant 22 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi slt, %i, %limit : i32
    scf.condition(%go) %i, %t : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i32
    scf.yield %j, %u : i32, i32
  }
  %e = arith.addi %r#1, %zero : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// by more than one, the test behind
// run: @by_threes_behind(0, 0) == -2000978487
// run: @by_threes_behind(1, 0) == 908468935
// run: @by_threes_behind(2, 0) == 636865007
// run: @by_threes_behind(21, 0) == 26939
// run: @by_threes_behind(23, 0) == 63
func.func @by_threes_behind(%l: i32, %n: i32) -> i32 {
  %c = arith.constant 3 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %limit = arith.constant 22 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i32, i32) -> (i32, i32) {
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : i32
    %go = arith.cmpi slt, %j, %limit : i32
    scf.condition(%go) %j, %u : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    scf.yield %i, %t : i32, i32
  }
  %e = arith.addi %r#1, %zero : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// of which it is known that they do not wrap around
// run: @by_fives(0, 0) == 1
// run: @by_fives(0, 1) == -469047261
// run: @by_fives(0, 24) == 384109995
// run: @by_fives(3, 11) == -1184733999
// run: @by_fives(5, 5) == 1
// run: @by_fives(7, 2) == 1
// run: @by_fives(0, -3) == 1
func.func @by_fives(%l: i32, %n: i32) -> i32 {
  %c = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %l, %t = %one) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %i, %t : i32, i32
  } do {
  ^bb0(%i: i32, %t: i32):
    %x = arith.index_cast %i : i32 to index
    %u = func.call @step(%m, %x, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c overflow<nsw> : i32
    scf.yield %j, %u : i32, i32
  }
  %e = arith.addi %r#1, %zero : i32
  %s = call @sum(%m, %e) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// until a constant is met
// run: @until() == 1520592309
func.func @until() -> i32 {
  %zero = arith.constant 0 : index
  %c = arith.constant 1 : index
  %limit = arith.constant 24 : index
  %one = arith.constant 1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  %r:2 = scf.while (%i = %zero, %t = %one) : (index, i32) -> (index, i32) {
    %go = arith.cmpi ne, %i, %limit : index
    scf.condition(%go) %i, %t : index, i32
  } do {
  ^bb0(%i: index, %t: i32):
    %u = func.call @step(%m, %i, %t) : (memref<24xi32>, index, i32) -> i32
    %j = arith.addi %i, %c : index
    scf.yield %j, %u : index, i32
  }
  %s = call @sum(%m, %r#1) : (memref<24xi32>, i32) -> i32
  return %s : i32
}

// a nest between blocks, its subscripts masked, under conditions whose opposites are simpler
// run: @blocks(0) == 1
// run: @blocks(1) == 1
// run: @blocks(2) == 1
// run: @blocks(3) == 1
// run: @blocks(8) == -729094768
// run: @blocks(13) == -1663846080
func.func @blocks(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c15 = arith.constant 15 : i32
  %true = arith.constant true
  %last = arith.subi %n, %c1 : i32
  %m = call @zeros() : () -> memref<24xi32>
  cf.br ^rows(%c0, %c1 : i32, i32)
^rows(%i: i32, %t: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^columns(%i, %t : i32, i32), ^end
^columns(%j: i32, %u: i32):
  %go = arith.cmpi slt, %j, %n : i32
  cf.cond_br %go, ^test, ^next
^test:
  %other = arith.cmpi ne, %i, %j : i32
  %first = arith.cmpi eq, %i, %c0 : i32
  %final = arith.cmpi eq, %j, %last : i32
  %edge = arith.ori %first, %final : i1
  %inner = arith.xori %edge, %true : i1
  %both = arith.andi %other, %inner : i1
  %v = scf.if %both -> i32 {
    %i5 = arith.muli %i, %c5 : i32
    %k = arith.addi %i5, %j : i32
    %masked = arith.andi %k, %c15 : i32
    %x = arith.index_castui %masked : i32 to index
    %w = func.call @step(%m, %x, %u) : (memref<24xi32>, index, i32) -> i32
    scf.yield %w : i32
  } else {
    scf.yield %u : i32
  }
  %j1 = arith.addi %j, %c1 : i32
  cf.br ^columns(%j1, %v : i32, i32)
^next:
  %i1 = arith.addi %i, %c1 : i32
  cf.br ^rows(%i1, %u : i32, i32)
^end:
  %s = call @sum(%m, %t) : (memref<24xi32>, i32) -> i32
  return %s : i32
}
