// math.ipowi: integer powers by squaring, modulo 2^32 or 2^64. base^0 = 1. A negative power is rounded toward zero: (-1)^e or 1 for the
// bases -1 and 1, else 0 (upstream leaves 0^-e undefined; here it is 0). The bits of a negative exponent, read as unsigned, have
// the parity that (-1)^e needs.

func.func @__wami_ipowi_i32(%base: i32, %exponent: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c-1 = arith.constant -1 : i32
  // A negative power of 1 or -1 is its positive one; of all else, 0: the product that is left out.
  %negative = arith.cmpi slt, %exponent, %c0 : i32
  %is_one = arith.cmpi eq, %base, %c1 : i32
  %is_minus_one = arith.cmpi eq, %base, %c-1 : i32
  %unit = arith.ori %is_one, %is_minus_one : i1
  %first_if_negative = arith.select %unit, %c1, %c0 : i32
  %first = arith.select %negative, %first_if_negative, %c1 : i32
  %result:3 = scf.while (%power = %first, %square = %base, %left = %exponent) : (i32, i32, i32) -> (i32, i32, i32) {
    %more = arith.cmpi ne, %left, %c0 : i32
    scf.condition(%more) %power, %square, %left : i32, i32, i32
  } do {
  ^bb0(%power: i32, %square: i32, %left: i32):
    %bit = arith.andi %left, %c1 : i32
    %odd = arith.cmpi ne, %bit, %c0 : i32
    %factor = arith.select %odd, %square, %c1 : i32
    %next_power = arith.muli %power, %factor : i32
    %next_square = arith.muli %square, %square : i32
    %next_left = arith.shrui %left, %c1 : i32
    scf.yield %next_power, %next_square, %next_left : i32, i32, i32
  }
  return %result#0 : i32
}

func.func @__wami_ipowi_i64(%base: i64, %exponent: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c-1 = arith.constant -1 : i64
  // A negative power of 1 or -1 is its positive one; of all else, 0: the product that is left out.
  %negative = arith.cmpi slt, %exponent, %c0 : i64
  %is_one = arith.cmpi eq, %base, %c1 : i64
  %is_minus_one = arith.cmpi eq, %base, %c-1 : i64
  %unit = arith.ori %is_one, %is_minus_one : i1
  %first_if_negative = arith.select %unit, %c1, %c0 : i64
  %first = arith.select %negative, %first_if_negative, %c1 : i64
  %result:3 = scf.while (%power = %first, %square = %base, %left = %exponent) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %left, %c0 : i64
    scf.condition(%more) %power, %square, %left : i64, i64, i64
  } do {
  ^bb0(%power: i64, %square: i64, %left: i64):
    %bit = arith.andi %left, %c1 : i64
    %odd = arith.cmpi ne, %bit, %c0 : i64
    %factor = arith.select %odd, %square, %c1 : i64
    %next_power = arith.muli %power, %factor : i64
    %next_square = arith.muli %square, %square : i64
    %next_left = arith.shrui %left, %c1 : i64
    scf.yield %next_power, %next_square, %next_left : i64, i64, i64
  }
  return %result#0 : i64
}
