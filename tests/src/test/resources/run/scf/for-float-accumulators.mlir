// Sums of floats are not associative: harmonic numbers from both ends, in f32 and f64. By numpy, in the same order.
// run: @up(100) == 5.1873779296875
// run: @down(100) == 5.187376976013184
// run: @wide(100) == 5.187377517639621
func.func @up(%n: i32) -> f32 {
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %end = arith.addi %n, %c1 : i32
  %r = scf.for %i = %c1 to %end step %c1 iter_args(%s = %z) -> (f32) : i32 {
    %x = arith.sitofp %i : i32 to f32
    %q = arith.divf %one, %x : f32
    %t = arith.addf %s, %q : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @down(%n: i32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (f32) : i32 {
    %j = arith.subi %n, %i : i32
    %x = arith.sitofp %j : i32 to f32
    %q = arith.divf %one, %x : f32
    %t = arith.addf %s, %q : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @wide(%n: i32) -> f64 {
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %end = arith.addi %n, %c1 : i32
  %r = scf.for %i = %c1 to %end step %c1 iter_args(%s = %z) -> (f64) : i32 {
    %x = arith.sitofp %i : i32 to f64
    %q = arith.divf %one, %x : f64
    %t = arith.addf %s, %q : f64
    scf.yield %t : f64
  }
  return %r : f64
}
