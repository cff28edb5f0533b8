// Floats of 16 bits: every result is rounded; f16 to f32 and back from f32 and f64.

// run: @sum(1.0, 0.00048828125) == 1.0
// run: @sum(1.0, 0.0009765625) == 1.0009765625
// run: @sum(65504.0, 16.0) == inf
// run: @sum(65504.0, 15.0) == 65504.0
// run: @sum(-0.0, -0.0) == -0.0
func.func @sum(%a: f32, %b: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f16
  %1 = arith.truncf %b : f32 to f16
  %2 = arith.addf %0, %1 : f16
  %3 = arith.extf %2 : f16 to f32
  return %3 : f32
}

// run: @product(0.000244140625, 0.000244140625) == 5.9604645e-08
// run: @product(3.0, 0.33325195) == 1.0
// run: @product(-300.0, 300.0) == -inf
func.func @product(%a: f32, %b: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f16
  %1 = arith.truncf %b : f32 to f16
  %2 = arith.mulf %0, %1 : f16
  %3 = arith.extf %2 : f16 to f32
  return %3 : f32
}

// One rounding from f64: by way of f32 the tie would go the other way.
// run: @from_f64(1.00048828125) == 1.0
// run: @from_f64(1.0004882812500002) == 1.0009765625
func.func @from_f64(%a: f64) -> f64 {
  %0 = arith.truncf %a : f64 to f16
  %1 = arith.extf %0 : f16 to f64
  return %1 : f64
}

// run: @bits(0x3C00) == 15362
// run: @bits(0x7BFF) == 31744
// run: @bits(0x8000) == 6144
func.func @bits(%a: i16) -> i16 {
  %0 = arith.bitcast %a : i16 to f16
  %c = arith.constant 0.001953125 : f16
  %1 = arith.addf %0, %c : f16
  %two = arith.constant 2.0 : f16
  %big = arith.constant 1000.0 : f16
  %2 = arith.cmpf ogt, %1, %big : f16
  %3 = arith.mulf %1, %two : f16
  %4 = arith.select %2, %3, %1 : f16
  %5 = arith.bitcast %4 : f16 to i16
  return %5 : i16
}

// Carried by a loop, chosen, passed to a function.
// run: @harmonic(10) == 2.92578125
func.func @harmonic(%n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f16
  %end = arith.addi %n, %c1 : index
  %s = scf.for %i = %c1 to %end step %c1 iter_args(%x = %zero) -> f16 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f16
    %q = func.call @reciprocal(%f) : (f16) -> f16
    %y = arith.addf %x, %q : f16
    scf.yield %y : f16
  }
  %r = arith.extf %s : f16 to f32
  return %r : f32
}

func.func private @reciprocal(%x: f16) -> f16 {
  %one = arith.constant 1.0 : f16
  %0 = arith.divf %one, %x : f16
  return %0 : f16
}
