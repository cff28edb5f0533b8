// Loops of different lengths in neighbouring iterations of a loop around them.
// run: @collatz(6) == 8
// run: @collatz(27) == 111
// run: @collatz(0) == 0
// run: @chain(3) == 3
// run: @chain(30) == 26
// run: @root(16) == 4.0
// run: @root(2) == 1.4142135

// Steps until 1, at most 200.
func.func @collatz(%n: index) -> i32 {
  %out = memref.alloca() : memref<40xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %most = arith.constant 200 : i32
  affine.for %i = 0 to 40 {
    %k = arith.index_cast %i : index to i32
    %r:2 = scf.while (%x = %k, %c = %zero) : (i32, i32) -> (i32, i32) {
      %large = arith.cmpi sgt, %x, %one : i32
      %few = arith.cmpi slt, %c, %most : i32
      %more = arith.andi %large, %few : i1
      scf.condition(%more) %x, %c : i32, i32
    } do {
    ^bb0(%x: i32, %c: i32):
      %half = arith.shrsi %x, %one : i32
      %times = arith.muli %x, %three : i32
      %up = arith.addi %times, %one : i32
      %bit = arith.andi %x, %one : i32
      %odd = arith.cmpi eq, %bit, %one : i32
      %next = arith.select %odd, %up, %half : i32
      %d = arith.addi %c, %one : i32
      scf.yield %next, %d : i32, i32
    }
    affine.store %r#1, %out[%i] : memref<40xi32>
  }
  %v = memref.load %out[%n] : memref<40xi32>
  return %v : i32
}

// Where a chain through a table first goes down.
func.func @chain(%n: index) -> i32 {
  %table = memref.alloca() : memref<32xi32>
  %out = memref.alloca() : memref<31xi32>
  %five = arith.constant 5 : i32
  %mask = arith.constant 31 : i32
  %zero = arith.constant 0 : i32
  %four = arith.constant 4 : i32
  affine.for %i = 0 to 32 {
    %k = arith.index_cast %i : index to i32
    %a = arith.muli %k, %five : i32
    %b = arith.addi %a, %four : i32
    %c = arith.andi %b, %mask : i32
    affine.store %c, %table[%i] : memref<32xi32>
  }
  affine.for %i = 0 to 31 {
    %k = arith.index_cast %i : index to i32
    %r:2 = scf.while (%at = %k, %sum = %zero) : (i32, i32) -> (i32, i32) {
      %index = arith.index_cast %at : i32 to index
      %next = memref.load %table[%index] : memref<32xi32>
      %s = arith.addi %sum, %next : i32
      %t = arith.muli %s, %five : i32
      %u = arith.xori %t, %s : i32
      %v = arith.muli %u, %t : i32
      %w = arith.addi %v, %u : i32
      %x = arith.muli %w, %v : i32
      %y = arith.xori %x, %w : i32
      %z = arith.andi %y, %mask : i32
      %more = arith.cmpi sgt, %next, %at : i32
      scf.condition(%more) %next, %z : i32, i32
    } do {
    ^bb0(%next: i32, %s: i32):
      scf.yield %next, %s : i32, i32
    }
    affine.store %r#0, %out[%i] : memref<31xi32>
  }
  %v = memref.load %out[%n] : memref<31xi32>
  return %v : i32
}

// By Newton's method, from above, until it gets no smaller.
func.func @root(%n: index) -> f32 {
  %out = memref.alloca() : memref<37xf32>
  %half = arith.constant 0.5 : f32
  affine.for %i = 0 to 37 {
    %k = arith.index_cast %i : index to i32
    %a = arith.sitofp %k : i32 to f32
    %r:2 = scf.while (%x = %a) : (f32) -> (f32, f32) {
      %other = arith.divf %a, %x : f32
      %sum = arith.addf %x, %other : f32
      %mean = arith.mulf %sum, %half : f32
      %smaller = arith.cmpf olt, %mean, %x : f32
      scf.condition(%smaller) %mean, %x : f32, f32
    } do {
    ^bb0(%mean: f32, %x: f32):
      scf.yield %mean : f32
    }
    affine.store %r#1, %out[%i] : memref<37xf32>
  }
  %v = memref.load %out[%n] : memref<37xf32>
  return %v : f32
}
