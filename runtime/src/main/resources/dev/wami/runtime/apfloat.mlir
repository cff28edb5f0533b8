// What programs call after upstream's convert-arith-to-apfloat and convert-math-to-apfloat: numbers of up to 64 bits as their encodings, in a
// format that a number names (LLVM's APFloatBase::Semantics). Upstream: mlir/lib/ExecutionEngine/APFloatWrappers.cpp.
//
// A number of any of these formats is an f64. Of numbers with up to 24 digits, a sum, difference, product or quotient that is rounded to the 53 digits
// of f64 and then to theirs is what it is rounded once (Figueroa, When is double rounding innocuous?, 1995).

// By the number of the format: bits of the fraction, bias of the exponent, the sign bit, that of zero (0: no negative zero); the magnitudes that
// encode the largest number, what is larger, NaN (0: none), and infinity (-1: none); the largest magnitude of a number or infinity (-1: none is more), another
// encoding of NaN (-1: none), the bit that makes NaN a quiet one. Zeros are formats that do not fit. f64, 3, is not rounded; of f8E8M0FNU, 15,
// the bias is that of its least number, which is a normal one.
memref.global "private" constant @__wami_apfloat_formats : memref<19x11xi64> = dense<[
  [10, 15, 0x8000, 0x8000, 0x7BFF, 0x7C00, 0x7E00, 0x7C00, 0x7C00, -1, 0x200],
  [7, 127, 0x8000, 0x8000, 0x7F7F, 0x7F80, 0x7FC0, 0x7F80, 0x7F80, -1, 64],
  [23, 127, 0x80000000, 0x80000000, 0x7F7FFFFF, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7F800000, -1, 0x400000],
  [52, 0x3FF, 0x8000000000000000, 0x8000000000000000, 0, 0, 0x7FF8000000000000, 0, 0, 0, 0x8000000000000],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [2, 15, 0x80, 0x80, 123, 124, 126, 124, 124, -1, 2],
  [2, 16, 0x80, 0, 127, 0x80, 0x80, -1, -1, 0x80, 0],
  [3, 7, 0x80, 0x80, 119, 120, 124, 120, 120, -1, 4],
  [3, 7, 0x80, 0x80, 126, 127, 127, -1, 126, -1, 0],
  [3, 8, 0x80, 0, 127, 0x80, 0x80, -1, -1, 0x80, 0],
  [3, 11, 0x80, 0, 127, 0x80, 0x80, -1, -1, 0x80, 0],
  [4, 3, 0x80, 0x80, 111, 112, 120, 112, 112, -1, 8],
  [10, 127, 0x40000, 0x40000, 0x3FBFF, 0x3FC00, 0x3FE00, 0x3FC00, 0x3FC00, -1, 0x200],
  [0, 0x80, 0, 0, 0xFE, 0xFF, 0xFF, -1, 0xFE, -1, 0],
  [2, 3, 32, 32, 31, 31, 0, -1, -1, -1, 0],
  [3, 1, 32, 32, 31, 31, 0, -1, -1, -1, 0],
  [1, 1, 8, 8, 7, 7, 0, -1, -1, -1, 0]
]>

func.func private @__wami_extend_small_float(%bits: i32, %fraction: i32, %bias: i32, %sign_bit: i32, %infinity: i32, %nan: i32, %other_nan: i32) -> f32
func.func private @__wami_truncate_small_float(%x: f64, %fraction: i32, %bias: i32, %sign_bit: i32, %zero_sign_bit: i32, %largest: i32, %overflow: i32, %nan: i32, %mode: i32) -> i32
func.func private @__wami_extend_f8E8M0FNU(%bits: i32) -> f32
func.func private @__wami_truncate_f8E8M0FNU(%x: f64) -> i32
func.func private @__wami_fma_f64(%a: f64, %b: f64, %c: f64) -> f64
func.func private @__wami_remf_f64(%x: f64, %y: f64) -> f64

// Entry %i of the row of %format.
func.func private @__wami_apfloat_field(%format: i32, %i: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %formats = arith.constant 19 : i32
  %below = arith.cmpi ult, %format, %formats : i32
  cf.assert %below, "no such format of floats"
  %row = arith.index_castui %format : i32 to index
  %table = memref.get_global @__wami_apfloat_formats : memref<19x11xi64>
  %bias = memref.load %table[%row, %c1] : memref<19x11xi64>
  %known = arith.cmpi ne, %bias, %zero : i64
  cf.assert %known, "a format of floats that 64 bits do not hold"
  %field = memref.load %table[%row, %i] : memref<19x11xi64>
  return %field : i64
}

func.func private @__wami_apfloat_word(%format: i32, %i: index) -> i32 {
  %field = call @__wami_apfloat_field(%format, %i) : (i32, index) -> i64
  %word = arith.trunci %field : i64 to i32
  return %word : i32
}

// The number that %bits encode.
func.func private @__wami_apfloat_decode(%format: i32, %bits: i64) -> f64 {
  %f64 = arith.constant 3 : i32
  %f8E8M0FNU = arith.constant 15 : i32
  %is_f64 = arith.cmpi eq, %format, %f64 : i32
  %x = scf.if %is_f64 -> f64 {
    %itself = arith.bitcast %bits : i64 to f64
    scf.yield %itself : f64
  } else {
    %word = arith.trunci %bits : i64 to i32
    %is_power = arith.cmpi eq, %format, %f8E8M0FNU : i32
    %narrow = scf.if %is_power -> f32 {
      %power = func.call @__wami_extend_f8E8M0FNU(%word) : (i32) -> f32
      scf.yield %power : f32
    } else {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c7 = arith.constant 7 : index
      %c8 = arith.constant 8 : index
      %c9 = arith.constant 9 : index
      %fraction = func.call @__wami_apfloat_word(%format, %c0) : (i32, index) -> i32
      %bias = func.call @__wami_apfloat_word(%format, %c1) : (i32, index) -> i32
      %sign = func.call @__wami_apfloat_word(%format, %c2) : (i32, index) -> i32
      %infinity = func.call @__wami_apfloat_word(%format, %c7) : (i32, index) -> i32
      %last = func.call @__wami_apfloat_word(%format, %c8) : (i32, index) -> i32
      %other = func.call @__wami_apfloat_word(%format, %c9) : (i32, index) -> i32
      %number = func.call @__wami_extend_small_float(%word, %fraction, %bias, %sign, %infinity, %last, %other) : (i32, i32, i32, i32, i32, i32, i32) -> f32
      scf.yield %number : f32
    }
    %wide = arith.extf %narrow : f32 to f64
    scf.yield %wide : f64
  }
  return %x : f64
}

// The encoding of %x, rounded to nearest with ties to even. NaN keeps its sign, not its payload. What has neither infinity nor NaN has zero for
// them, with their sign.
func.func private @__wami_apfloat_encode(%format: i32, %x: f64) -> i64 {
  %f64 = arith.constant 3 : i32
  %f8E8M0FNU = arith.constant 15 : i32
  %is_f64 = arith.cmpi eq, %format, %f64 : i32
  %bits = scf.if %is_f64 -> i64 {
    %itself = arith.bitcast %x : f64 to i64
    scf.yield %itself : i64
  } else {
    %is_power = arith.cmpi eq, %format, %f8E8M0FNU : i32
    %narrow = scf.if %is_power -> i32 {
      %power = func.call @__wami_truncate_f8E8M0FNU(%x) : (f64) -> i32
      scf.yield %power : i32
    } else {
      %to_nearest = arith.constant 0 : i32
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c6 = arith.constant 6 : index
      %fraction = func.call @__wami_apfloat_word(%format, %c0) : (i32, index) -> i32
      %bias = func.call @__wami_apfloat_word(%format, %c1) : (i32, index) -> i32
      %sign = func.call @__wami_apfloat_word(%format, %c2) : (i32, index) -> i32
      %zero_sign = func.call @__wami_apfloat_word(%format, %c3) : (i32, index) -> i32
      %largest = func.call @__wami_apfloat_word(%format, %c4) : (i32, index) -> i32
      %overflow = func.call @__wami_apfloat_word(%format, %c5) : (i32, index) -> i32
      %nan_bits = func.call @__wami_apfloat_word(%format, %c6) : (i32, index) -> i32
      %infinity = arith.constant 0x7FF0000000000000 : f64
      %no_nan = arith.constant 0 : i32
      %zero = arith.constant 0.0 : f64
      %only_numbers = arith.cmpi eq, %nan_bits, %no_nan : i32
      %size = math.absf %x : f64
      %no_number = arith.cmpf uge, %size, %infinity : f64
      %none = arith.andi %only_numbers, %no_number : i1
      %signed_zero = math.copysign %zero, %x : f64
      %y = arith.select %none, %signed_zero, %x : f64
      %number = func.call @__wami_truncate_small_float(%y, %fraction, %bias, %sign, %zero_sign, %largest, %overflow, %nan_bits, %to_nearest) : (f64, i32, i32, i32, i32, i32, i32, i32, i32) -> i32
      scf.yield %number : i32
    }
    %wide = arith.extui %narrow : i32 to i64
    scf.yield %wide : i64
  }
  return %bits : i64
}

// NaN that is an operand stays what it is, but quiet.
func.func private @__wami_apfloat_quiet(%format: i32, %bits: i64) -> i64 {
  %c10 = arith.constant 10 : index
  %bit = call @__wami_apfloat_field(%format, %c10) : (i32, index) -> i64
  %quiet = arith.ori %bits, %bit : i64
  return %quiet : i64
}

// Whether %bits, which are NaN, are no quiet one, in a format that has both.
func.func private @__wami_apfloat_signals(%format: i32, %bits: i64) -> i1 {
  %quiet = call @__wami_apfloat_quiet(%format, %bits) : (i32, i64) -> i64
  %signals = arith.cmpi ne, %quiet, %bits : i64
  return %signals : i1
}

// The encoding of %x, which was computed from %a and %b; NaN that comes of numbers has no sign.
func.func private @__wami_apfloat_result(%format: i32, %a: i64, %b: i64, %x: f64) -> i64 {
  %a_number = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %b_number = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %a_is_nan = arith.cmpf uno, %a_number, %a_number : f64
  %b_is_nan = arith.cmpf uno, %b_number, %b_number : f64
  %any = arith.ori %a_is_nan, %b_is_nan : i1
  %r = scf.if %any -> i64 {
    %nan = arith.select %a_is_nan, %a, %b : i64
    %quiet = func.call @__wami_apfloat_quiet(%format, %nan) : (i32, i64) -> i64
    scf.yield %quiet : i64
  } else {
    %invalid = arith.constant 0x7FF8000000000000 : f64
    %is_nan = arith.cmpf uno, %x, %x : f64
    %y = arith.select %is_nan, %invalid, %x : f64
    %encoded = func.call @__wami_apfloat_encode(%format, %y) : (i32, f64) -> i64
    scf.yield %encoded : i64
  }
  return %r : i64
}

func.func @_mlir_apfloat_add(%format: i32, %a: i64, %b: i64) -> i64 {
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %z = arith.addf %x, %y : f64
  %r = call @__wami_apfloat_result(%format, %a, %b, %z) : (i32, i64, i64, f64) -> i64
  return %r : i64
}

func.func @_mlir_apfloat_subtract(%format: i32, %a: i64, %b: i64) -> i64 {
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %z = arith.subf %x, %y : f64
  %r = call @__wami_apfloat_result(%format, %a, %b, %z) : (i32, i64, i64, f64) -> i64
  return %r : i64
}

func.func @_mlir_apfloat_multiply(%format: i32, %a: i64, %b: i64) -> i64 {
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %z = arith.mulf %x, %y : f64
  %r = call @__wami_apfloat_result(%format, %a, %b, %z) : (i32, i64, i64, f64) -> i64
  return %r : i64
}

func.func @_mlir_apfloat_divide(%format: i32, %a: i64, %b: i64) -> i64 {
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %z = arith.divf %x, %y : f64
  %r = call @__wami_apfloat_result(%format, %a, %b, %z) : (i32, i64, i64, f64) -> i64
  return %r : i64
}

// x - n y, n the whole number next to x / y, the even one of two. With the rest r of |x| by 2 |y|, that is r, r - |y| or r - 2 |y|.
func.func @_mlir_apfloat_remainder(%format: i32, %a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %x_size = math.absf %x : f64
  %y_size = math.absf %y : f64
  %y_twice = arith.addf %y_size, %y_size : f64
  %y_half = arith.mulf %y_size, %half : f64
  // where 2 |y| is too large for f64, |x| is less
  %too_large = arith.cmpf oeq, %y_twice, %infinity : f64
  %by_twice = func.call @__wami_remf_f64(%x_size, %y_twice) : (f64, f64) -> f64
  %rest = arith.select %too_large, %x_size, %by_twice : f64
  // r against |y| / 2 where that is exact, else 2 r against |y|
  %rest_twice = arith.addf %rest, %rest : f64
  %more = arith.cmpf ogt, %rest_twice, %y_size : f64
  %less = arith.subf %rest, %y_size : f64
  %less_twice = arith.addf %less, %less : f64
  %still_more = arith.cmpf oge, %less_twice, %y_size : f64
  %least = arith.subf %less, %y_size : f64
  %one_or_two = arith.select %still_more, %least, %less : f64
  %size = arith.select %more, %one_or_two, %rest : f64
  %x_bits = arith.bitcast %x : f64 to i64
  %zero_bits = arith.constant 0 : i64
  %negative = arith.cmpi slt, %x_bits, %zero_bits : i64
  %other = arith.negf %size : f64
  %signed = arith.select %negative, %other, %size : f64
  // nothing is left of itself but zero with the sign of x
  %is_zero = arith.cmpf oeq, %size, %zero : f64
  %own_zero = math.copysign %zero, %x : f64
  %number = arith.select %is_zero, %own_zero, %signed : f64
  %y_infinite = arith.cmpf oeq, %y_size, %infinity : f64
  %x_infinite = arith.cmpf oeq, %x_size, %infinity : f64
  %invalid = arith.divf %zero, %zero : f64
  %kept = arith.select %y_infinite, %x, %number : f64
  %z = arith.select %x_infinite, %invalid, %kept : f64
  %r = call @__wami_apfloat_result(%format, %a, %b, %z) : (i32, i64, i64, f64) -> i64
  return %r : i64
}

// Of fewer than 27 digits the product is exact; the sum is rounded to odd, so that rounding it again is as rounding once. (Boldo and Melquiond,
// Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd, 2008)
func.func @_mlir_apfloat_fused_multiply_add(%format: i32, %a: i64, %b: i64, %c: i64) -> i64 {
  %f64 = arith.constant 3 : i32
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %z = call @__wami_apfloat_decode(%format, %c) : (i32, i64) -> f64
  %is_f64 = arith.cmpi eq, %format, %f64 : i32
  %value = scf.if %is_f64 -> f64 {
    %once = func.call @__wami_fma_f64(%x, %y, %z) : (f64, f64, f64) -> f64
    scf.yield %once : f64
  } else {
    %product = arith.mulf %x, %y : f64
    %sum = arith.addf %product, %z : f64
    // product + z = sum + error
    %z_part = arith.subf %sum, %product : f64
    %product_part = arith.subf %sum, %z_part : f64
    %z_error = arith.subf %z, %z_part : f64
    %product_error = arith.subf %product, %product_part : f64
    %error = arith.addf %product_error, %z_error : f64
    %bits = arith.bitcast %sum : f64 to i64
    %last = arith.andi %bits, %c1 : i64
    %even = arith.cmpi eq, %last, %c0 : i64
    // false for NaN, which infinite sums have here
    %below = arith.cmpf olt, %error, %zero : f64
    %above = arith.cmpf ogt, %error, %zero : f64
    %inexact = arith.ori %below, %above : i1
    %moves = arith.andi %inexact, %even : i1
    %sum_negative = arith.cmpi slt, %bits, %c0 : i64
    %inward = arith.xori %below, %sum_negative : i1
    %up = arith.addi %bits, %c1 : i64
    %down = arith.subi %bits, %c1 : i64
    %next = arith.select %inward, %down, %up : i64
    %odd = arith.select %moves, %next, %bits : i64
    %rounded = arith.bitcast %odd : i64 to f64
    scf.yield %rounded : f64
  }
  %z_is_nan = arith.cmpf uno, %z, %z : f64
  %x_is_nan = arith.cmpf uno, %x, %x : f64
  %other = arith.select %z_is_nan, %c, %b : i64
  %y_is_nan = arith.cmpf uno, %y, %y : f64
  %second = arith.select %y_is_nan, %b, %other : i64
  %r = call @__wami_apfloat_result(%format, %a, %second, %value) : (i32, i64, i64, f64) -> i64
  return %r : i64
}

// The rest of these gives one of its operands.

// %a if %first, else %b; of zeros the one whose sign is %negative.
func.func private @__wami_apfloat_chosen(%x: f64, %y: f64, %a: i64, %b: i64, %first: i1, %negative: i1) -> i64 {
  %c0 = arith.constant 0 : i64
  %zero = arith.constant 0.0 : f64
  %x_zero = arith.cmpf oeq, %x, %zero : f64
  %y_zero = arith.cmpf oeq, %y, %zero : f64
  %zeros = arith.andi %x_zero, %y_zero : i1
  %x_bits = arith.bitcast %x : f64 to i64
  %x_negative = arith.cmpi slt, %x_bits, %c0 : i64
  %differs = arith.xori %x_negative, %negative : i1
  %by_sign = arith.select %differs, %b, %a : i64
  %by_size = arith.select %first, %a, %b : i64
  %r = arith.select %zeros, %by_sign, %by_size : i64
  return %r : i64
}

func.func @_mlir_apfloat_minimum(%format: i32, %a: i64, %b: i64) -> i64 {
  %sign = arith.constant true
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %first = arith.cmpf ole, %x, %y : f64
  %number = call @__wami_apfloat_chosen(%x, %y, %a, %b, %first, %sign) : (f64, f64, i64, i64, i1, i1) -> i64
  %x_is_nan = arith.cmpf uno, %x, %x : f64
  %y_is_nan = arith.cmpf uno, %y, %y : f64
  %any = arith.ori %x_is_nan, %y_is_nan : i1
  %nan = arith.select %x_is_nan, %a, %b : i64
  %quiet = call @__wami_apfloat_quiet(%format, %nan) : (i32, i64) -> i64
  %r = arith.select %any, %quiet, %number : i64
  return %r : i64
}

func.func @_mlir_apfloat_minnum(%format: i32, %a: i64, %b: i64) -> i64 {
  %sign = arith.constant true
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %first = arith.cmpf ole, %x, %y : f64
  %number = call @__wami_apfloat_chosen(%x, %y, %a, %b, %first, %sign) : (f64, f64, i64, i64, i1, i1) -> i64
  %x_is_nan = arith.cmpf uno, %x, %x : f64
  %y_is_nan = arith.cmpf uno, %y, %y : f64
  %x_signals = call @__wami_apfloat_signals(%format, %a) : (i32, i64) -> i1
  %y_signals = call @__wami_apfloat_signals(%format, %b) : (i32, i64) -> i1
  %a_quiet = call @__wami_apfloat_quiet(%format, %a) : (i32, i64) -> i64
  %b_quiet = call @__wami_apfloat_quiet(%format, %b) : (i32, i64) -> i64
  %b_or_quiet = arith.select %y_is_nan, %b_quiet, %b : i64
  %for_a = arith.select %x_signals, %a_quiet, %b_or_quiet : i64
  %for_b = arith.select %y_signals, %b_quiet, %a : i64
  %a_or_number = arith.select %y_is_nan, %for_b, %number : i64
  %r = arith.select %x_is_nan, %for_a, %a_or_number : i64
  return %r : i64
}

func.func @_mlir_apfloat_maximum(%format: i32, %a: i64, %b: i64) -> i64 {
  %sign = arith.constant false
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %first = arith.cmpf oge, %x, %y : f64
  %number = call @__wami_apfloat_chosen(%x, %y, %a, %b, %first, %sign) : (f64, f64, i64, i64, i1, i1) -> i64
  %x_is_nan = arith.cmpf uno, %x, %x : f64
  %y_is_nan = arith.cmpf uno, %y, %y : f64
  %any = arith.ori %x_is_nan, %y_is_nan : i1
  %nan = arith.select %x_is_nan, %a, %b : i64
  %quiet = call @__wami_apfloat_quiet(%format, %nan) : (i32, i64) -> i64
  %r = arith.select %any, %quiet, %number : i64
  return %r : i64
}

func.func @_mlir_apfloat_maxnum(%format: i32, %a: i64, %b: i64) -> i64 {
  %sign = arith.constant false
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %first = arith.cmpf oge, %x, %y : f64
  %number = call @__wami_apfloat_chosen(%x, %y, %a, %b, %first, %sign) : (f64, f64, i64, i64, i1, i1) -> i64
  %x_is_nan = arith.cmpf uno, %x, %x : f64
  %y_is_nan = arith.cmpf uno, %y, %y : f64
  %x_signals = call @__wami_apfloat_signals(%format, %a) : (i32, i64) -> i1
  %y_signals = call @__wami_apfloat_signals(%format, %b) : (i32, i64) -> i1
  %a_quiet = call @__wami_apfloat_quiet(%format, %a) : (i32, i64) -> i64
  %b_quiet = call @__wami_apfloat_quiet(%format, %b) : (i32, i64) -> i64
  %b_or_quiet = arith.select %y_is_nan, %b_quiet, %b : i64
  %for_a = arith.select %x_signals, %a_quiet, %b_or_quiet : i64
  %for_b = arith.select %y_signals, %b_quiet, %a : i64
  %a_or_number = arith.select %y_is_nan, %for_b, %number : i64
  %r = arith.select %x_is_nan, %for_a, %a_or_number : i64
  return %r : i64
}

// What has no other sign stays: zero and NaN where there is no negative zero.
func.func private @__wami_apfloat_signed(%format: i32, %a: i64, %other: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %sign = call @__wami_apfloat_field(%format, %c2) : (i32, index) -> i64
  %zero_sign = call @__wami_apfloat_field(%format, %c3) : (i32, index) -> i64
  %one_zero = arith.cmpi ne, %sign, %zero_sign : i64
  %is_zero = arith.cmpi eq, %a, %c0 : i64
  %is_nan = arith.cmpi eq, %a, %sign : i64
  %either = arith.ori %is_zero, %is_nan : i1
  %stays = arith.andi %one_zero, %either : i1
  %r = arith.select %stays, %a, %other : i64
  return %r : i64
}

func.func @_mlir_apfloat_neg(%format: i32, %a: i64) -> i64 {
  %c2 = arith.constant 2 : index
  %sign = call @__wami_apfloat_field(%format, %c2) : (i32, index) -> i64
  %other = arith.xori %a, %sign : i64
  %r = call @__wami_apfloat_signed(%format, %a, %other) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func @_mlir_apfloat_abs(%format: i32, %a: i64) -> i64 {
  %c2 = arith.constant 2 : index
  %ones = arith.constant -1 : i64
  %sign = call @__wami_apfloat_field(%format, %c2) : (i32, index) -> i64
  %mask = arith.xori %sign, %ones : i64
  %other = arith.andi %a, %mask : i64
  %r = call @__wami_apfloat_signed(%format, %a, %other) : (i32, i64, i64) -> i64
  return %r : i64
}

// 0, 1, 2 for less, equal, greater; 3 where one is NaN.
func.func @_mlir_apfloat_compare(%format: i32, %a: i64, %b: i64) -> i8 {
  %less = arith.constant 0 : i8
  %equal = arith.constant 1 : i8
  %greater = arith.constant 2 : i8
  %unordered = arith.constant 3 : i8
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %y = call @__wami_apfloat_decode(%format, %b) : (i32, i64) -> f64
  %lt = arith.cmpf olt, %x, %y : f64
  %eq = arith.cmpf oeq, %x, %y : f64
  %gt = arith.cmpf ogt, %x, %y : f64
  %0 = arith.select %gt, %greater, %unordered : i8
  %1 = arith.select %eq, %equal, %0 : i8
  %2 = arith.select %lt, %less, %1 : i8
  return %2 : i8
}

func.func @_mlir_apfloat_isnan(%format: i32, %a: i64) -> i1 {
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %r = arith.cmpf uno, %x, %x : f64
  return %r : i1
}

func.func @_mlir_apfloat_isinfinite(%format: i32, %a: i64) -> i1 {
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %size = math.absf %x : f64
  %r = arith.cmpf oeq, %size, %infinity : f64
  return %r : i1
}

func.func @_mlir_apfloat_isfinite(%format: i32, %a: i64) -> i1 {
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %size = math.absf %x : f64
  %r = arith.cmpf olt, %size, %infinity : f64
  return %r : i1
}

// Finite and not less than 2^(1 - bias).
func.func @_mlir_apfloat_isnormal(%format: i32, %a: i64) -> i1 {
  %c1 = arith.constant 1 : index
  %f64_bias_and_1 = arith.constant 1024 : i64
  %c52 = arith.constant 52 : i64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %size = math.absf %x : f64
  %bias = call @__wami_apfloat_field(%format, %c1) : (i32, index) -> i64
  %exponent = arith.subi %f64_bias_and_1, %bias : i64
  %least_bits = arith.shli %exponent, %c52 : i64
  %least = arith.bitcast %least_bits : i64 to f64
  %enough = arith.cmpf oge, %size, %least : f64
  %finite = arith.cmpf olt, %size, %infinity : f64
  %r = arith.andi %enough, %finite : i1
  return %r : i1
}

func.func @_mlir_apfloat_convert(%from: i32, %to: i32, %a: i64) -> i64 {
  %x = call @__wami_apfloat_decode(%from, %a) : (i32, i64) -> f64
  %r = call @__wami_apfloat_encode(%to, %x) : (i32, f64) -> i64
  return %r : i64
}

// Rounded to nearest, ties to even; what no integer of %width bits holds becomes the nearest one, NaN 0. No bits are set above the width.
func.func @_mlir_apfloat_convert_to_int(%format: i32, %width: i32, %is_unsigned: i1, %a: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c52 = arith.constant 52 : i64
  %c63 = arith.constant 63 : i64
  %c64 = arith.constant 64 : i64
  %ones = arith.constant -1 : i64
  %f64_bias = arith.constant 1023 : i64
  %zero = arith.constant 0.0 : f64
  %x = call @__wami_apfloat_decode(%format, %a) : (i32, i64) -> f64
  %whole = math.roundeven %x : f64
  %bits = arith.extui %width : i32 to i64
  %digits_signed = arith.subi %bits, %c1 : i64
  %digits = arith.select %is_unsigned, %bits, %digits_signed : i64
  // integers are below 2^digits
  %exponent = arith.addi %digits, %f64_bias : i64
  %limit_bits = arith.shli %exponent, %c52 : i64
  %limit = arith.bitcast %limit_bits : i64 to f64
  %minus_limit = arith.negf %limit : f64
  %least = arith.select %is_unsigned, %zero, %minus_limit : f64
  %unused = arith.subi %c64, %bits : i64
  %mask = arith.shrui %ones, %unused : i64
  %sign = arith.shli %c1, %digits_signed : i64
  %largest_signed = arith.subi %sign, %c1 : i64
  %largest = arith.select %is_unsigned, %mask, %largest_signed : i64
  %smallest = arith.select %is_unsigned, %c0, %sign : i64
  %too_large = arith.cmpf oge, %whole, %limit : f64
  %too_small = arith.cmpf olt, %whole, %least : f64
  %is_nan = arith.cmpf uno, %x, %x : f64
  %unsigned = arith.fptoui %whole : f64 to i64
  %signed = arith.fptosi %whole : f64 to i64
  %fits = arith.select %is_unsigned, %unsigned, %signed : i64
  %0 = arith.select %too_large, %largest, %fits : i64
  %1 = arith.select %too_small, %smallest, %0 : i64
  %2 = arith.select %is_nan, %c0, %1 : i64
  %r = arith.andi %2, %mask : i64
  return %r : i64
}

// 53 digits and whether there are more: what is rounded to fewer is rounded once.
func.func private @__wami_apfloat_digits(%size: i64) -> f64 {
  %c0 = arith.constant 0 : i64
  %c11 = arith.constant 11 : i64
  %low_mask = arith.constant 0x7FF : i64
  %exact_below = arith.constant 0x20000000000000 : i64
  %scale = arith.constant 2048.0 : f64
  %high = arith.shrui %size, %c11 : i64
  %low = arith.andi %size, %low_mask : i64
  %more = arith.cmpi ne, %low, %c0 : i64
  %last = arith.extui %more : i1 to i64
  %digits = arith.ori %high, %last : i64
  %short = arith.uitofp %digits : i64 to f64
  %long = arith.mulf %short, %scale : f64
  %itself = arith.uitofp %size : i64 to f64
  %exact = arith.cmpi ult, %size, %exact_below : i64
  %r = arith.select %exact, %itself, %long : f64
  return %r : f64
}

func.func @_mlir_apfloat_convert_from_int(%format: i32, %width: i32, %is_unsigned: i1, %a: i64) -> i64 {
  %f64 = arith.constant 3 : i32
  %c0 = arith.constant 0 : i64
  %c64 = arith.constant 64 : i64
  %bits = arith.extui %width : i32 to i64
  %unused = arith.subi %c64, %bits : i64
  %high = arith.shli %a, %unused : i64
  %signed = arith.shrsi %high, %unused : i64
  %unsigned = arith.shrui %high, %unused : i64
  %below = arith.cmpi slt, %signed, %c0 : i64
  %true = arith.constant true
  %is_signed = arith.xori %is_unsigned, %true : i1
  %negative = arith.andi %below, %is_signed : i1
  %opposite = arith.subi %c0, %signed : i64
  %positive = arith.select %is_unsigned, %unsigned, %signed : i64
  %size = arith.select %negative, %opposite, %positive : i64
  %is_f64 = arith.cmpi eq, %format, %f64 : i32
  %nearest = arith.uitofp %size : i64 to f64
  %digits = call @__wami_apfloat_digits(%size) : (i64) -> f64
  %number = arith.select %is_f64, %nearest, %digits : f64
  %minus = arith.negf %number : f64
  %x = arith.select %negative, %minus, %number : f64
  %r = call @__wami_apfloat_encode(%format, %x) : (i32, f64) -> i64
  return %r : i64
}
