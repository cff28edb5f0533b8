// Argument reduction for sin, cos and tan: x = n pi/2 + y with |y| <= pi/4 (a little more by rounding), y as the sum of two numbers.
//
// Up to 2^20 pi/2: n (P1 + P2 + P3) is subtracted, where P1 and P2 have 33 bits, so that their products with n are exact (Cody and
// Waite); x - n P1 is exact too. What is wrong with y then is below 2^-98. Where y comes out below 2^-36, and beyond 2^20 pi/2: the bits
// of x 2/pi that matter are computed with integers (Payne and Hanek). No f64 is nearer than 2^-62 to a multiple of pi/2.

// 2 / pi in words of 28 bits, after two words of zeros (coefficients.py).
memref.global "private" constant @__wami_two_over_pi : memref<44xi32> = dense<[
  0, 0, 170891318, 240010261, 44024437, 131200308, 232525238, 43358524, 70845471, 240214955, 233552982, 28779630, 61088989, 48236105,
  49193117, 26352894, 31371723, 19507006, 243802975, 86948676, 139368903, 2536543, 132387737, 30816643, 87269193, 210001803, 199201411,
  186644631, 268296281, 135261999, 18396576, 174923629, 57142514, 130746807, 83125238, 111042538, 47665787, 180874213, 253211600,
  121239434, 86584998, 201023409, 33084880, 139854640
]>

// For |x| > pi/4: n modulo 4, and y = head + rest. NaN for infinities and NaN.
func.func private @__wami_rem_pio2(%x: f64) -> (i32, f64, f64) {
  %rounder = arith.constant 6755399441055744.0 : f64
  %medium_limit = arith.constant 1647099.0 : f64
  %tiny = arith.constant 1.4551915228366852e-11 : f64
  %size = math.absf %x : f64
  %medium = arith.cmpf olt, %size, %medium_limit : f64
  %done, %n, %head, %rest = scf.if %medium -> (i1, i32, f64, f64) {
    %two_over_pi = arith.constant 0.6366197723675814 : f64
    %p1 = arith.constant 1.5707963267341256 : f64
    %p2 = arith.constant 6.077100506303966e-11 : f64
    %p3 = arith.constant 2.0222662487959506e-21 : f64
    %turns = arith.mulf %x, %two_over_pi : f64
    %shifted = arith.addf %turns, %rounder : f64
    %n_bits = arith.bitcast %shifted : f64 to i64
    %n_low = arith.trunci %n_bits : i64 to i32
    %n_float = arith.subf %shifted, %rounder : f64
    %n1 = arith.mulf %n_float, %p1 : f64
    %n2 = arith.mulf %n_float, %p2 : f64
    %n3 = arith.mulf %n_float, %p3 : f64
    // t - n2 = y + error exactly
    %t = arith.subf %x, %n1 : f64
    %y = arith.subf %t, %n2 : f64
    %y_n2 = arith.subf %t, %y : f64
    %y_t = arith.addf %y, %y_n2 : f64
    %error_t = arith.subf %t, %y_t : f64
    %error_n2 = arith.subf %y_n2, %n2 : f64
    %error = arith.addf %error_t, %error_n2 : f64
    %low = arith.subf %error, %n3 : f64
    %y_head = arith.addf %y, %low : f64
    %y_back = arith.subf %y, %y_head : f64
    %y_rest = arith.addf %y_back, %low : f64
    %y_size = math.absf %y_head : f64
    %exact_enough = arith.cmpf ogt, %y_size, %tiny : f64
    scf.yield %exact_enough, %n_low, %y_head, %y_rest : i1, i32, f64, f64
  } else {
    %true = arith.constant true
    %c0 = arith.constant 0 : i32
    %infinity = arith.constant 0x7FF0000000000000 : f64
    %zero = arith.constant 0.0 : f64
    %nan = arith.subf %x, %x : f64
    %finite = arith.cmpf olt, %size, %infinity : f64
    %not_finite = arith.xori %finite, %true : i1
    scf.yield %not_finite, %c0, %nan, %zero : i1, i32, f64, f64
  }
  %n_out, %head_out, %rest_out = scf.if %done -> (i32, f64, f64) {
    scf.yield %n, %head, %rest : i32, f64, f64
  } else {
    %exact_n, %exact_head, %exact_rest = func.call @__wami_rem_pio2_large(%x) : (f64) -> (i32, f64, f64)
    scf.yield %exact_n, %exact_head, %exact_rest : i32, f64, f64
  }
  return %n_out, %head_out, %rest_out : i32, f64, f64
}

// The same for any finite |x| > pi/4, by integers.
//
// |x| = M 2^e with a 53-bit integer M = m1 2^28 + m0. Words of 2/pi whose product with M 2^e is a multiple of 4 do not matter; from word
// j = floor((e - 2) / 28) on, shifted left by sh = e - 2 - 28 j, they are V[0], V[1], ...: x 2/pi / 4 = M (V[0] 2^-28 + V[1] 2^-56 + ...)
// modulo 1. Seven of them give 143 bits of the fraction; the first 128 are kept:
//
//   V[t]:                             V0     V1     V2     V3     V4     V5     V6
//   times m0                          m0 V0  m0 V1  ...                         m0 V6     digit t, of weight 2^-28(t+1), is
//   times m1 2^28           (dropped) m1 V1  m1 V2  ...           m1 V6                   m0 V[t] + m1 V[t+1] + carry
//
// The first two bits of the fraction are n, rounded by the third; the rest, as a signed number, is y in units of pi/2.
func.func private @__wami_rem_pio2_large(%x: f64) -> (i32, f64, f64) {
  %c0_index = arith.constant 0 : index
  %c1_index = arith.constant 1 : index
  %c7_index = arith.constant 7 : index
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c15 = arith.constant 15 : i64
  %c28 = arith.constant 28 : i64
  %c36 = arith.constant 36 : i64
  %c38 = arith.constant 38 : i64
  %c49 = arith.constant 49 : i64
  %c52 = arith.constant 52 : i64
  %c62 = arith.constant 62 : i64
  %c63 = arith.constant 63 : i64
  %word_mask = arith.constant 0xFFFFFFF : i64
  %fraction_mask = arith.constant 0x000FFFFFFFFFFFFF : i64
  %hidden = arith.constant 0x0010000000000000 : i64
  %exponent_mask = arith.constant 0x7FF : i64
  %words = memref.get_global @__wami_two_over_pi : memref<44xi32>

  %bits = arith.bitcast %x : f64 to i64
  %high = arith.shrui %bits, %c52 : i64
  %field = arith.andi %high, %exponent_mask : i64
  %fraction = arith.andi %bits, %fraction_mask : i64
  %m = arith.ori %fraction, %hidden : i64
  %m1 = arith.shrui %m, %c28 : i64
  %m0 = arith.andi %m, %word_mask : i64
  // j + 2 = floor((e - 2 + 56) / 28), with e = field - 1075 >= -53.
  %bias = arith.constant 1021 : i64
  %from_first = arith.subi %field, %bias : i64
  %first = arith.divui %from_first, %c28 : i64
  %first_bits = arith.muli %first, %c28 : i64
  %sh = arith.subi %from_first, %first_bits : i64
  %sh_back = arith.subi %c28, %sh : i64
  %first32 = arith.trunci %first : i64 to i32
  %first_index = arith.index_cast %first32 : i32 to index
  %last_index = arith.addi %first_index, %c7_index : index
  %last = memref.load %words[%last_index] : memref<44xi32>
  %last64 = arith.extui %last : i32 to i64

  %f:5 = scf.for %i = %c0_index to %c7_index step %c1_index iter_args(%word = %last64, %next_v = %c0, %carry = %c0, %f1 = %c0, %f0 = %c0)
      -> (i64, i64, i64, i64, i64) {
    %back = arith.subi %last_index, %i : index
    %at = arith.subi %back, %c1_index : index
    %loaded = memref.load %words[%at] : memref<44xi32>
    %this = arith.extui %loaded : i32 to i64
    %this_up = arith.shli %this, %sh : i64
    %from_next = arith.shrui %word, %sh_back : i64
    %v_whole = arith.ori %this_up, %from_next : i64
    %v = arith.andi %v_whole, %word_mask : i64
    %low = arith.muli %v, %m0 : i64
    %middle = arith.muli %next_v, %m1 : i64
    %both = arith.addi %low, %middle : i64
    %sum = arith.addi %both, %carry : i64
    %carry_out = arith.shrui %sum, %c28 : i64
    // The digit enters from the left: (f1 : f0) >> 28 | digit << 100.
    %f0_right = arith.shrui %f0, %c28 : i64
    %f1_left = arith.shli %f1, %c36 : i64
    %f0_new = arith.ori %f0_right, %f1_left : i64
    %f1_right = arith.shrui %f1, %c28 : i64
    %digit_left = arith.shli %sum, %c36 : i64
    %f1_new = arith.ori %f1_right, %digit_left : i64
    scf.yield %this, %v, %carry_out, %f1_new, %f0_new : i64, i64, i64, i64, i64
  }

  // n and the signed rest
  %quarter = arith.shrui %f#3, %c62 : i64
  %c61 = arith.constant 61 : i64
  %third_up = arith.shrui %f#3, %c61 : i64
  %third = arith.andi %third_up, %c1 : i64
  %n_size = arith.addi %quarter, %third : i64
  %y1_left = arith.shli %f#3, %c2 : i64
  %y1_right = arith.shrui %f#4, %c62 : i64
  %y1 = arith.ori %y1_left, %y1_right : i64
  %y0 = arith.shli %f#4, %c2 : i64
  // Its magnitude but for 2^-128, first one to the left: u1 : u0
  %y_sign = arith.shrsi %y1, %c63 : i64
  %size1 = arith.xori %y1, %y_sign : i64
  %size0 = arith.xori %y0, %y_sign : i64
  %zeros = math.ctlz %size1 : i64
  %u1_left = arith.shli %size1, %zeros : i64
  %size0_half = arith.shrui %size0, %c1 : i64
  %right = arith.subi %c63, %zeros : i64
  %u1_right = arith.shrui %size0_half, %right : i64
  %u1 = arith.ori %u1_left, %u1_right : i64
  %u0 = arith.shli %size0, %zeros : i64
  // a: the first 26 bits, b: the next 53; |y| = (a 2^-26 + b 2^-79) 2^-zeros pi/2
  %a = arith.shrui %u1, %c38 : i64
  %a_float = arith.sitofp %a : i64 to f64
  %b_mask = arith.constant 0x3FFFFFFFFF : i64
  %b_high = arith.andi %u1, %b_mask : i64
  %b_left = arith.shli %b_high, %c15 : i64
  %b_right = arith.shrui %u0, %c49 : i64
  %b = arith.ori %b_left, %b_right : i64
  %b_float = arith.sitofp %b : i64 to f64
  %two-53 = arith.constant 1.1102230246251565e-16 : f64
  %b_scaled = arith.mulf %b_float, %two-53 : f64
  // times pi/2: a times its first 26 bits is exact
  %pio2_head = arith.constant 1.5707963407039642 : f64
  %pio2_rest = arith.constant -1.3909067614167116e-08 : f64
  %pio2 = arith.constant 1.5707963267948966 : f64
  %top = arith.mulf %a_float, %pio2_head : f64
  %a_rest = arith.mulf %a_float, %pio2_rest : f64
  %b_all = arith.mulf %b_scaled, %pio2 : f64
  %below = arith.addf %a_rest, %b_all : f64
  %head_unscaled = arith.addf %top, %below : f64
  %head_back = arith.subf %top, %head_unscaled : f64
  %rest_unscaled = arith.addf %head_back, %below : f64
  // 2^-26 2^-zeros with the sign of y times that of x
  %x_sign = arith.shrsi %bits, %c63 : i64
  %sign = arith.xori %x_sign, %y_sign : i64
  %scale_bias = arith.constant 997 : i64
  %scale_field = arith.subi %scale_bias, %zeros : i64
  %scale_size = arith.shli %scale_field, %c52 : i64
  %sign_bit = arith.shli %sign, %c63 : i64
  %scale_bits = arith.ori %scale_size, %sign_bit : i64
  %scale = arith.bitcast %scale_bits : i64 to f64
  %head = arith.mulf %head_unscaled, %scale : f64
  %rest = arith.mulf %rest_unscaled, %scale : f64
  %n_flipped = arith.xori %n_size, %x_sign : i64
  %n_signed = arith.subi %n_flipped, %x_sign : i64
  %n = arith.trunci %n_signed : i64 to i32
  return %n, %head, %rest : i32, f64, f64
}
