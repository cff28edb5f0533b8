// math.fpowi: integer powers of floats by squaring, 1/x^-e for negative e; x^0 = 1, also for NaN. The error grows with the exponent, as
// upstream's does: math.powf is the accurate one. The exponent is sign-extended to i64. f32 powers are formed in f64 and rounded once.

func.func @__wami_fpowi_f64(%x: f64, %exponent: i64) -> f64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %one = arith.constant 1.0 : f64
  // The magnitude as an unsigned number: that of the least i64 too.
  %c63 = arith.constant 63 : i64
  %flip = arith.shrsi %exponent, %c63 : i64
  %flipped = arith.xori %exponent, %flip : i64
  %size = arith.subi %flipped, %flip : i64
  %result:3 = scf.while (%power = %one, %square = %x, %left = %size) : (f64, f64, i64) -> (f64, f64, i64) {
    %more = arith.cmpi ne, %left, %c0 : i64
    scf.condition(%more) %power, %square, %left : f64, f64, i64
  } do {
  ^bb0(%power: f64, %square: f64, %left: i64):
    %bit = arith.andi %left, %c1 : i64
    %odd = arith.cmpi ne, %bit, %c0 : i64
    %factor = arith.select %odd, %square, %one : f64
    %next_power = arith.mulf %power, %factor : f64
    %next_square = arith.mulf %square, %square : f64
    %next_left = arith.shrui %left, %c1 : i64
    scf.yield %next_power, %next_square, %next_left : f64, f64, i64
  }
  %negative = arith.cmpi slt, %exponent, %c0 : i64
  %inverse = arith.divf %one, %result#0 : f64
  %value = arith.select %negative, %inverse, %result#0 : f64
  return %value : f64
}

func.func @__wami_fpowi_f32(%x: f32, %exponent: i64) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %power = func.call @__wami_fpowi_f64(%wide, %exponent) : (f64, i64) -> f64
  %narrow = arith.truncf %power : f64 to f32
  return %narrow : f32
}
