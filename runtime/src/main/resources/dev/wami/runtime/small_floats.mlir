// Floats of up to 19 bits: their encodings to f32 and back from f64. The arguments that describe a format are constants where it is called
// (FloatFormat.Layout), so that inlined copies fold them.

// The number that %bits, of which nothing stands above the format's width, encode. %infinity and %nan are magnitudes, the bits without the
// sign: -1 where the format has no infinity; what is above %nan as an unsigned number is NaN. So is %other_nan, of all bits.
func.func @__wami_extend_small_float(%bits: i32, %fraction: i32, %bias: i32, %sign_bit: i32, %infinity: i32, %nan: i32, %other_nan: i32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c52 = arith.constant 52 : i64
  %f64_bias = arith.constant 1023 : i32
  %inf_f32 = arith.constant 0x7F800000 : f32
  %nan_f32 = arith.constant 0x7FC00000 : f32
  %negative_bit = arith.andi %bits, %sign_bit : i32
  %magnitude = arith.xori %bits, %negative_bit : i32
  %field = arith.shrui %magnitude, %fraction : i32
  %hidden_bit = arith.shli %c1, %fraction : i32
  %fraction_mask = arith.subi %hidden_bit, %c1 : i32
  %fraction_part = arith.andi %magnitude, %fraction_mask : i32
  %subnormal = arith.cmpi eq, %field, %c0 : i32
  %normal_part = arith.ori %fraction_part, %hidden_bit : i32
  %significand = arith.select %subnormal, %fraction_part, %normal_part : i32
  %scale_field = arith.maxui %field, %c1 : i32
  // 2^(field - bias - fraction) as an f64, which is normal; the product is exact, and so is the f32
  %unbiased = arith.subi %scale_field, %bias : i32
  %scale = arith.subi %unbiased, %fraction : i32
  %scale_biased = arith.addi %scale, %f64_bias : i32
  %scale_wide = arith.extui %scale_biased : i32 to i64
  %scale_bits = arith.shli %scale_wide, %c52 : i64
  %power = arith.bitcast %scale_bits : i64 to f64
  %whole = arith.uitofp %significand : i32 to f64
  %finite_wide = arith.mulf %whole, %power : f64
  %finite = arith.truncf %finite_wide : f64 to f32
  %is_infinite = arith.cmpi eq, %magnitude, %infinity : i32
  %above = arith.cmpi ugt, %magnitude, %nan : i32
  %other = arith.cmpi eq, %bits, %other_nan : i32
  %is_nan = arith.ori %above, %other : i1
  %number = arith.select %is_infinite, %inf_f32, %finite : f32
  %size = arith.select %is_nan, %nan_f32, %number : f32
  %negative = arith.cmpi ne, %negative_bit, %c0 : i32
  %minus = arith.negf %size : f32
  %r = arith.select %negative, %minus, %size : f32
  return %r : f32
}

// The encoding of %x rounded by %mode: to nearest with ties to even (0) or away from zero (4), downward (1), upward (2), toward zero (3).
// %overflow is the magnitude of what is beyond %largest, %nan that of NaN; %zero_sign_bit is the sign bit of zero, 0 where there is no
// negative zero.
func.func @__wami_truncate_small_float(%x: f64, %fraction: i32, %bias: i32, %sign_bit: i32, %zero_sign_bit: i32, %largest: i32, %overflow: i32, %nan: i32, %mode: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c0_i64 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i32
  %c1_i64 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c52 = arith.constant 52 : i32
  %c52_i64 = arith.constant 52 : i64
  %most_shift = arith.constant 62 : i32
  %f64_bias = arith.constant 1023 : i32
  %magnitude_mask = arith.constant 0x7FFFFFFFFFFFFFFF : i64
  %fraction_mask = arith.constant 0xFFFFFFFFFFFFF : i64
  %hidden_bit = arith.constant 0x10000000000000 : i64
  %f64_infinity = arith.constant 0x7FF0000000000000 : i64
  %bits = arith.bitcast %x : f64 to i64
  %size = arith.andi %bits, %magnitude_mask : i64
  %field_wide = arith.shrui %size, %c52_i64 : i64
  %field = arith.trunci %field_wide : i64 to i32
  %fraction_part = arith.andi %size, %fraction_mask : i64
  %subnormal = arith.cmpi eq, %field, %c0 : i32
  %normal_part = arith.ori %fraction_part, %hidden_bit : i64
  %significand = arith.select %subnormal, %fraction_part, %normal_part : i64
  %scale_field = arith.maxui %field, %c1 : i32
  %exponent = arith.subi %scale_field, %f64_bias : i32
  // |x| = significand 2^(exponent - 52), to be counted in units of 2^(top - fraction)
  %least = arith.subi %c1, %bias : i32
  %top = arith.maxsi %exponent, %least : i32
  %above = arith.subi %top, %exponent : i32
  %dropped = arith.subi %c52, %fraction : i32
  %shift_exact = arith.addi %above, %dropped : i32
  %shift = arith.minui %shift_exact, %most_shift : i32
  %shift_wide = arith.extui %shift : i32 to i64
  %quotient = arith.shrui %significand, %shift_wide : i64
  %unit = arith.shli %c1_i64, %shift_wide : i64
  %unit_mask = arith.subi %unit, %c1_i64 : i64
  %half = arith.shrui %unit, %c1_i64 : i64
  %rest = arith.andi %significand, %unit_mask : i64
  %more = arith.cmpi ugt, %rest, %half : i64
  %tie = arith.cmpi eq, %rest, %half : i64
  %odd_bit = arith.andi %quotient, %c1_i64 : i64
  %odd = arith.cmpi ne, %odd_bit, %c0_i64 : i64
  %negative = arith.cmpi slt, %bits, %c0_i64 : i64
  %to_even = arith.cmpi eq, %mode, %c0 : i32
  %ties_away = arith.cmpi eq, %mode, %c4 : i32
  %to_nearest = arith.ori %to_even, %ties_away : i1
  %outward = arith.select %negative, %c1, %c2 : i32
  %away = arith.cmpi eq, %mode, %outward : i32
  %odd_or_away = arith.ori %odd, %ties_away : i1
  %tie_up = arith.andi %tie, %odd_or_away : i1
  %nearest_up = arith.ori %more, %tie_up : i1
  %inexact = arith.cmpi ne, %rest, %c0_i64 : i64
  %away_up = arith.andi %away, %inexact : i1
  %up = arith.select %to_nearest, %nearest_up, %away_up : i1
  %one_more = arith.extui %up : i1 to i64
  %rounded_wide = arith.addi %quotient, %one_more : i64
  // the hidden bit carries into the exponent field, as does what is rounded up to a power of two
  %biased = arith.addi %top, %bias : i32
  %below = arith.subi %biased, %c1 : i32
  %below_wide = arith.extui %below : i32 to i64
  %fraction_wide = arith.extui %fraction : i32 to i64
  %exponent_part = arith.shli %below_wide, %fraction_wide : i64
  %encoded_wide = arith.addi %rounded_wide, %exponent_part : i64
  %encoded = arith.trunci %encoded_wide : i64 to i32
  %largest_wide = arith.extui %largest : i32 to i64
  %too_large = arith.cmpi ugt, %encoded_wide, %largest_wide : i64
  %is_infinite = arith.cmpi eq, %size, %f64_infinity : i64
  %grows = arith.ori %to_nearest, %away : i1
  %overflows = arith.ori %grows, %is_infinite : i1
  %beyond = arith.select %overflows, %overflow, %largest : i32
  %number = arith.select %too_large, %beyond, %encoded : i32
  %is_nan = arith.cmpi ugt, %size, %f64_infinity : i64
  %magnitude = arith.select %is_nan, %nan, %number : i32
  %is_zero = arith.cmpi eq, %magnitude, %c0 : i32
  %own_sign_bit = arith.select %is_zero, %zero_sign_bit, %sign_bit : i32
  %sign = arith.select %negative, %own_sign_bit, %c0 : i32
  %r = arith.ori %magnitude, %sign : i32
  return %r : i32
}

// f8E8M0FNU: 2^(bits - 127), but NaN for 255
func.func @__wami_extend_f8E8M0FNU(%bits: i32) -> f32 {
  %c23 = arith.constant 23 : i32
  %c0 = arith.constant 0 : i32
  %c255 = arith.constant 255 : i32
  %least = arith.constant 0x00400000 : i32
  %nan = arith.constant 0x7FC00000 : i32
  %field = arith.shli %bits, %c23 : i32
  %is_least = arith.cmpi eq, %bits, %c0 : i32
  %is_nan = arith.cmpi eq, %bits, %c255 : i32
  %number = arith.select %is_least, %least, %field : i32
  %r_bits = arith.select %is_nan, %nan, %number : i32
  %r = arith.bitcast %r_bits : i32 to f32
  return %r : f32
}

// The nearest power of two, the larger one of two; zero to the least, negative numbers and what is too large to NaN.
func.func @__wami_truncate_f8E8M0FNU(%x: f64) -> i32 {
  %c0 = arith.constant 0 : i32
  %c255 = arith.constant 255 : i32
  %c51 = arith.constant 51 : i64
  %c1 = arith.constant 1 : i64
  %zero = arith.constant 0.0 : f64
  %bias_difference = arith.constant 896 : i32
  %bits = arith.bitcast %x : f64 to i64
  // the exponent field and half a unit of it
  %halves = arith.shrui %bits, %c51 : i64
  %halves_up = arith.addi %halves, %c1 : i64
  %field_wide = arith.shrui %halves_up, %c1 : i64
  %field = arith.trunci %field_wide : i64 to i32
  %encoded = arith.subi %field, %bias_difference : i32
  %at_least = arith.maxsi %encoded, %c0 : i32
  %number = arith.minsi %at_least, %c255 : i32
  %is_zero = arith.cmpf oeq, %x, %zero : f64
  %positive = arith.cmpf ogt, %x, %zero : f64
  %positive_or_nan = arith.select %positive, %number, %c255 : i32
  %r = arith.select %is_zero, %c0, %positive_or_nan : i32
  return %r : i32
}
