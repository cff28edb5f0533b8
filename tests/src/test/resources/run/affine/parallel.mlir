// affine.parallel: reductions of each kind, bounds of several expressions, steps, no iterations, nests, effects on memory.
// run: @floats(4) == 10.0, 24.0, 4.0, 1.0
// run: @floats(0) == 0.0, 1.0, -inf, inf
// run: @integers(3) == 36, 0, 0, 28
// run: @integers(0) == 0, 1, -1, 0
// run: @narrow(3) == 3, -127
// run: @bounds(7, 3) == 12
// run: @bounds(1, 3) == 4
// run: @steps() == 15
// run: @fill(5) == 30
// run: @tiles(10) == 45
// run: @doubles(5) == 10.0
func.func @floats(%n: index) -> (f32, f32, f32, f32) {
  %one = arith.constant 1 : index
  %r:4 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "mulf", "maximumf", "minimumf") -> (f32, f32, f32, f32) {
    %j = arith.addi %i, %one : index
    %k = arith.index_cast %j : index to i32
    %x = arith.sitofp %k : i32 to f32
    affine.yield %x, %x, %x, %x : f32, f32, f32, f32
  }
  return %r#0, %r#1, %r#2, %r#3 : f32, f32, f32, f32
}

func.func @integers(%n: index) -> (i32, i32, i32, i32) {
  %r:4 = affine.parallel (%i, %j) = (0, 1) to (%n, symbol(%n) + 1) reduce ("addi", "muli", "andi", "ori") -> (i32, i32, i32, i32) {
    %b = arith.index_cast %i : index to i32
    %c = arith.index_cast %j : index to i32
    %four = arith.constant 4 : i32
    %d = arith.muli %b, %c : i32
    %x = arith.addi %d, %c : i32
    %e = arith.muli %d, %four : i32
    affine.yield %x, %b, %e, %e : i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#3 : i32, i32, i32, i32
}

func.func @narrow(%n: index) -> (i8, i8) {
  %one = arith.constant 1 : i8
  %m = arith.constant 43 : i8
  %r:2 = affine.parallel (%i) = (0) to (%n) reduce ("addi", "addi") -> (i8, i8) {
    affine.yield %one, %m : i8, i8
  }
  return %r#0, %r#1 : i8, i8
}

func.func @bounds(%n: index, %m: index) -> i32 {
  %one = arith.constant 1 : i32
  %r = affine.parallel (%i, %j) = (max(0, %n - 4), %m) to (min(%n, 6), 7) reduce ("addi") -> i32 {
    affine.yield %one : i32
  }
  return %r : i32
}

func.func @steps() -> i64 {
  %r = affine.parallel (%i, %j) = (0, -3) to (7, 4) step (3, 5) reduce ("addi") -> i64 {
    %k = arith.addi %i, %j : index
    %x = arith.index_cast %k : index to i64
    affine.yield %x : i64
  }
  return %r : i64
}

func.func @fill(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xindex>
  affine.parallel (%i) = (0) to (%n) {
    %x = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
    affine.store %x, %m[symbol(%n) - 1 - %i] : memref<?xindex>
  }
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to %n iter_args(%s = %c0) -> index {
    %x = affine.load %m[%i] : memref<?xindex>
    %t = arith.addi %s, %x : index
    affine.yield %t : index
  }
  memref.dealloc %m : memref<?xindex>
  return %r : index
}

func.func @tiles(%n: index) -> index {
  %m = memref.alloca() : memref<index>
  %c0 = arith.constant 0 : index
  memref.store %c0, %m[] : memref<index>
  affine.parallel (%t) = (0) to (%n) step (4) {
    affine.parallel (%i) = (%t) to (min(%t + 4, %n)) {
      %s = memref.load %m[] : memref<index>
      %u = arith.addi %s, %i : index
      memref.store %u, %m[] : memref<index>
    }
  }
  %r = memref.load %m[] : memref<index>
  return %r : index
}

func.func @doubles(%n: index) -> f64 {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> f64 {
    %k = arith.index_cast %i : index to i64
    %x = arith.sitofp %k : i64 to f64
    affine.yield %x : f64
  }
  return %r : f64
}
