// sin and cos of f64 by + - * and fused multiply-add, within a unit in the last place. x = n pi/2 + y with |y| <= pi/4 (a little more
// by rounding); y is the sum of two numbers, head and rest.

// y of |x| < 2^20 pi/2 (Cody and Waite): x - n P1, of which pi/2 = P1 + P2 + P3 in three f64, is exact. Where y comes out below 2^-30 and
// n is not 0, and for larger x: by integers.
func.func private @quarter_turns_f64(%x: f64) -> (i32, f64, f64) {
  %two_over_pi = arith.constant 0.6366197723675814 : f64
  %rounder = arith.constant 6755399441055744.0 : f64
  %minus_p1 = arith.constant -1.5707963267948966 : f64
  %minus_p2 = arith.constant -6.123233995736766e-17 : f64
  %minus_p3 = arith.constant 1.4973849048591833e-33 : f64
  %limit = arith.constant 1647099.0 : f64
  %tiny = arith.constant 9.313225746154785e-10 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %c0 = arith.constant 0 : i32
  %t = math.fma %x, %two_over_pi, %rounder : f64
  %bits = arith.bitcast %t : f64 to i64
  %n = arith.trunci %bits : i64 to i32
  %turns = arith.subf %t, %rounder : f64
  %y0 = math.fma %turns, %minus_p1, %x : f64
  %y1 = math.fma %turns, %minus_p2, %y0 : f64
  %lost = arith.subf %y0, %y1 : f64
  %rest0 = math.fma %turns, %minus_p2, %lost : f64
  %rest = math.fma %turns, %minus_p3, %rest0 : f64
  %size = math.absf %x : f64
  %y_size = math.absf %y1 : f64
  %small = arith.cmpf olt, %size, %limit : f64
  %far = arith.cmpf ogt, %y_size, %tiny : f64
  %first = arith.cmpi eq, %n, %c0 : i32
  %far_or_first = arith.ori %far, %first : i1
  %enough = arith.andi %small, %far_or_first : i1
  %finite = arith.cmpf olt, %size, %infinity : f64
  %true = arith.constant true
  %not_finite = arith.xori %finite, %true : i1
  %done = arith.ori %enough, %not_finite : i1
  cf.cond_br %done, ^end(%n, %y1, %rest : i32, f64, f64), ^exactly
^exactly:
  %n_exact, %y_exact, %rest_exact = func.call @quarter_turns_exactly_f64(%x) : (f64) -> (i32, f64, f64)
  cf.br ^end(%n_exact, %y_exact, %rest_exact : i32, f64, f64)
^end(%n_end: i32, %y_end: f64, %rest_end: f64):
  func.return %n_end, %y_end, %rest_end : i32, f64, f64
}

// The same for any finite |x| > pi/4 (Payne and Hanek). No f64 is nearer than 2^-62 to a multiple of pi/2.
//
// |x| = M 2^e with a 53-bit integer M = m1 2^28 + m0. Of the words of 28 bits of 2/pi those whose product with M 2^e is a multiple of 4 do
// not matter; from word j = floor((e - 2) / 28) on, shifted left by e - 2 - 28 j, they are V[0], V[1], ...:
// x 2/pi / 4 = M (V[0] 2^-28 + V[1] 2^-56 + ...) modulo 1. Its digit t, of weight 2^-28(t+1), is m0 V[t] + m1 V[t+1] and what the
// digits below carry. The first two bits are n, rounded by the third.
func.func private @quarter_turns_exactly_f64(%x: f64) -> (i32, f64, f64) {
  %c1 = arith.constant 1 : i32
  %c25 = arith.constant 25 : i32
  %c26 = arith.constant 26 : i32
  %c28 = arith.constant 28 : i32
  %c31 = arith.constant 31 : i32
  %c52 = arith.constant 52 : i64
  %c28_i64 = arith.constant 28 : i64
  %word_mask = arith.constant 0xFFFFFFF : i32
  %word_mask_i64 = arith.constant 0xFFFFFFF : i64
  %fraction_mask = arith.constant 0x000FFFFFFFFFFFFF : i64
  %hidden = arith.constant 0x0010000000000000 : i64
  %exponent_mask = arith.constant 0x7FF : i32
  %c0 = arith.constant 0 : i32
  // j + 2 = floor((e - 2 + 56) / 28), with e = field - 1075 >= -53: two words of zeros stand before those of 2/pi.
  %bits = arith.bitcast %x : f64 to i64
  %high = arith.shrui %bits, %c52 : i64
  %high_word = arith.trunci %high : i64 to i32
  %field = arith.andi %high_word, %exponent_mask : i32
  %fraction = arith.andi %bits, %fraction_mask : i64
  %m = arith.ori %fraction, %hidden : i64
  %m1 = arith.shrui %m, %c28_i64 : i64
  %m0 = arith.andi %m, %word_mask_i64 : i64
  %bias = arith.constant 1021 : i32
  %from_first = arith.subi %field, %bias : i32
  %first = arith.divui %from_first, %c28 : i32
  %first_bits = arith.muli %first, %c28 : i32
  %shift = arith.subi %from_first, %first_bits : i32
  %shift_back = arith.subi %c28, %shift : i32

  // The words from number %first on, by the bits of %first: after bit b, %w<b>_i is the word whose number is i more than the bits from b
  // on say. At most 44 - 8 = 36 words are before the first.
  %bit5 = arith.constant 32 : i32
  %of5 = arith.andi %first, %bit5 : i32
  %is5 = arith.cmpi ne, %of5, %c0 : i32
  %bit4 = arith.constant 16 : i32
  %of4 = arith.andi %first, %bit4 : i32
  %is4 = arith.cmpi ne, %of4, %c0 : i32
  %w_0 = arith.constant 0 : i32
  %w_32 = arith.constant 57142514 : i32
  %w5_0 = arith.select %is5, %w_32, %w_0 : i32
  %w_16 = arith.constant 31371723 : i32
  %w4_0 = arith.select %is4, %w_16, %w5_0 : i32
  %w_1 = arith.constant 0 : i32
  %w_33 = arith.constant 130746807 : i32
  %w5_1 = arith.select %is5, %w_33, %w_1 : i32
  %w_17 = arith.constant 19507006 : i32
  %w4_1 = arith.select %is4, %w_17, %w5_1 : i32
  %w_2 = arith.constant 170891318 : i32
  %w_34 = arith.constant 83125238 : i32
  %w5_2 = arith.select %is5, %w_34, %w_2 : i32
  %w_18 = arith.constant 243802975 : i32
  %w4_2 = arith.select %is4, %w_18, %w5_2 : i32
  %w_3 = arith.constant 240010261 : i32
  %w_35 = arith.constant 111042538 : i32
  %w5_3 = arith.select %is5, %w_35, %w_3 : i32
  %w_19 = arith.constant 86948676 : i32
  %w4_3 = arith.select %is4, %w_19, %w5_3 : i32
  %w_4 = arith.constant 44024437 : i32
  %w_36 = arith.constant 47665787 : i32
  %w5_4 = arith.select %is5, %w_36, %w_4 : i32
  %w_20 = arith.constant 139368903 : i32
  %w4_4 = arith.select %is4, %w_20, %w5_4 : i32
  %w_5 = arith.constant 131200308 : i32
  %w_37 = arith.constant 180874213 : i32
  %w5_5 = arith.select %is5, %w_37, %w_5 : i32
  %w_21 = arith.constant 2536543 : i32
  %w4_5 = arith.select %is4, %w_21, %w5_5 : i32
  %w_6 = arith.constant 232525238 : i32
  %w_38 = arith.constant 253211600 : i32
  %w5_6 = arith.select %is5, %w_38, %w_6 : i32
  %w_22 = arith.constant 132387737 : i32
  %w4_6 = arith.select %is4, %w_22, %w5_6 : i32
  %w_7 = arith.constant 43358524 : i32
  %w_39 = arith.constant 121239434 : i32
  %w5_7 = arith.select %is5, %w_39, %w_7 : i32
  %w_23 = arith.constant 30816643 : i32
  %w4_7 = arith.select %is4, %w_23, %w5_7 : i32
  %w_8 = arith.constant 70845471 : i32
  %w_40 = arith.constant 86584998 : i32
  %w5_8 = arith.select %is5, %w_40, %w_8 : i32
  %w_24 = arith.constant 87269193 : i32
  %w4_8 = arith.select %is4, %w_24, %w5_8 : i32
  %w_9 = arith.constant 240214955 : i32
  %w_41 = arith.constant 201023409 : i32
  %w5_9 = arith.select %is5, %w_41, %w_9 : i32
  %w_25 = arith.constant 210001803 : i32
  %w4_9 = arith.select %is4, %w_25, %w5_9 : i32
  %w_10 = arith.constant 233552982 : i32
  %w_42 = arith.constant 33084880 : i32
  %w5_10 = arith.select %is5, %w_42, %w_10 : i32
  %w_26 = arith.constant 199201411 : i32
  %w4_10 = arith.select %is4, %w_26, %w5_10 : i32
  %w_11 = arith.constant 28779630 : i32
  %w_43 = arith.constant 139854640 : i32
  %w5_11 = arith.select %is5, %w_43, %w_11 : i32
  %w_27 = arith.constant 186644631 : i32
  %w4_11 = arith.select %is4, %w_27, %w5_11 : i32
  %w_12 = arith.constant 61088989 : i32
  %w_28 = arith.constant 268296281 : i32
  %w4_12 = arith.select %is4, %w_28, %w_12 : i32
  %w_13 = arith.constant 48236105 : i32
  %w_29 = arith.constant 135261999 : i32
  %w4_13 = arith.select %is4, %w_29, %w_13 : i32
  %w_14 = arith.constant 49193117 : i32
  %w_30 = arith.constant 18396576 : i32
  %w4_14 = arith.select %is4, %w_30, %w_14 : i32
  %w_15 = arith.constant 26352894 : i32
  %w_31 = arith.constant 174923629 : i32
  %w4_15 = arith.select %is4, %w_31, %w_15 : i32
  %w4_16 = arith.select %is4, %w_32, %w_16 : i32
  %w4_17 = arith.select %is4, %w_33, %w_17 : i32
  %w4_18 = arith.select %is4, %w_34, %w_18 : i32
  %w4_19 = arith.select %is4, %w_35, %w_19 : i32
  %w4_20 = arith.select %is4, %w_36, %w_20 : i32
  %w4_21 = arith.select %is4, %w_37, %w_21 : i32
  %w4_22 = arith.select %is4, %w_38, %w_22 : i32
  %bit3 = arith.constant 8 : i32
  %of3 = arith.andi %first, %bit3 : i32
  %is3 = arith.cmpi ne, %of3, %c0 : i32
  %w3_0 = arith.select %is3, %w4_8, %w4_0 : i32
  %w3_1 = arith.select %is3, %w4_9, %w4_1 : i32
  %w3_2 = arith.select %is3, %w4_10, %w4_2 : i32
  %w3_3 = arith.select %is3, %w4_11, %w4_3 : i32
  %w3_4 = arith.select %is3, %w4_12, %w4_4 : i32
  %w3_5 = arith.select %is3, %w4_13, %w4_5 : i32
  %w3_6 = arith.select %is3, %w4_14, %w4_6 : i32
  %w3_7 = arith.select %is3, %w4_15, %w4_7 : i32
  %w3_8 = arith.select %is3, %w4_16, %w4_8 : i32
  %w3_9 = arith.select %is3, %w4_17, %w4_9 : i32
  %w3_10 = arith.select %is3, %w4_18, %w4_10 : i32
  %w3_11 = arith.select %is3, %w4_19, %w4_11 : i32
  %w3_12 = arith.select %is3, %w4_20, %w4_12 : i32
  %w3_13 = arith.select %is3, %w4_21, %w4_13 : i32
  %w3_14 = arith.select %is3, %w4_22, %w4_14 : i32
  %bit2 = arith.constant 4 : i32
  %of2 = arith.andi %first, %bit2 : i32
  %is2 = arith.cmpi ne, %of2, %c0 : i32
  %w2_0 = arith.select %is2, %w3_4, %w3_0 : i32
  %w2_1 = arith.select %is2, %w3_5, %w3_1 : i32
  %w2_2 = arith.select %is2, %w3_6, %w3_2 : i32
  %w2_3 = arith.select %is2, %w3_7, %w3_3 : i32
  %w2_4 = arith.select %is2, %w3_8, %w3_4 : i32
  %w2_5 = arith.select %is2, %w3_9, %w3_5 : i32
  %w2_6 = arith.select %is2, %w3_10, %w3_6 : i32
  %w2_7 = arith.select %is2, %w3_11, %w3_7 : i32
  %w2_8 = arith.select %is2, %w3_12, %w3_8 : i32
  %w2_9 = arith.select %is2, %w3_13, %w3_9 : i32
  %w2_10 = arith.select %is2, %w3_14, %w3_10 : i32
  %bit1 = arith.constant 2 : i32
  %of1 = arith.andi %first, %bit1 : i32
  %is1 = arith.cmpi ne, %of1, %c0 : i32
  %w1_0 = arith.select %is1, %w2_2, %w2_0 : i32
  %w1_1 = arith.select %is1, %w2_3, %w2_1 : i32
  %w1_2 = arith.select %is1, %w2_4, %w2_2 : i32
  %w1_3 = arith.select %is1, %w2_5, %w2_3 : i32
  %w1_4 = arith.select %is1, %w2_6, %w2_4 : i32
  %w1_5 = arith.select %is1, %w2_7, %w2_5 : i32
  %w1_6 = arith.select %is1, %w2_8, %w2_6 : i32
  %w1_7 = arith.select %is1, %w2_9, %w2_7 : i32
  %w1_8 = arith.select %is1, %w2_10, %w2_8 : i32
  %bit0 = arith.constant 1 : i32
  %of0 = arith.andi %first, %bit0 : i32
  %is0 = arith.cmpi ne, %of0, %c0 : i32
  %w0_0 = arith.select %is0, %w1_1, %w1_0 : i32
  %w0_1 = arith.select %is0, %w1_2, %w1_1 : i32
  %w0_2 = arith.select %is0, %w1_3, %w1_2 : i32
  %w0_3 = arith.select %is0, %w1_4, %w1_3 : i32
  %w0_4 = arith.select %is0, %w1_5, %w1_4 : i32
  %w0_5 = arith.select %is0, %w1_6, %w1_5 : i32
  %w0_6 = arith.select %is0, %w1_7, %w1_6 : i32
  %w0_7 = arith.select %is0, %w1_8, %w1_7 : i32

  // V[0], V[1], ...
  %up0 = arith.shli %w0_0, %shift : i32
  %down0 = arith.shrui %w0_1, %shift_back : i32
  %whole0 = arith.ori %up0, %down0 : i32
  %digits0 = arith.andi %whole0, %word_mask : i32
  %v0 = arith.extui %digits0 : i32 to i64
  %up1 = arith.shli %w0_1, %shift : i32
  %down1 = arith.shrui %w0_2, %shift_back : i32
  %whole1 = arith.ori %up1, %down1 : i32
  %digits1 = arith.andi %whole1, %word_mask : i32
  %v1 = arith.extui %digits1 : i32 to i64
  %up2 = arith.shli %w0_2, %shift : i32
  %down2 = arith.shrui %w0_3, %shift_back : i32
  %whole2 = arith.ori %up2, %down2 : i32
  %digits2 = arith.andi %whole2, %word_mask : i32
  %v2 = arith.extui %digits2 : i32 to i64
  %up3 = arith.shli %w0_3, %shift : i32
  %down3 = arith.shrui %w0_4, %shift_back : i32
  %whole3 = arith.ori %up3, %down3 : i32
  %digits3 = arith.andi %whole3, %word_mask : i32
  %v3 = arith.extui %digits3 : i32 to i64
  %up4 = arith.shli %w0_4, %shift : i32
  %down4 = arith.shrui %w0_5, %shift_back : i32
  %whole4 = arith.ori %up4, %down4 : i32
  %digits4 = arith.andi %whole4, %word_mask : i32
  %v4 = arith.extui %digits4 : i32 to i64
  %up5 = arith.shli %w0_5, %shift : i32
  %down5 = arith.shrui %w0_6, %shift_back : i32
  %whole5 = arith.ori %up5, %down5 : i32
  %digits5 = arith.andi %whole5, %word_mask : i32
  %v5 = arith.extui %digits5 : i32 to i64
  %up6 = arith.shli %w0_6, %shift : i32
  %down6 = arith.shrui %w0_7, %shift_back : i32
  %whole6 = arith.ori %up6, %down6 : i32
  %digits6 = arith.andi %whole6, %word_mask : i32
  %v6 = arith.extui %digits6 : i32 to i64

  // The digits from the last on
  %low6 = arith.muli %v6, %m0 : i64
  %low5 = arith.muli %v5, %m0 : i64
  %middle5 = arith.muli %v6, %m1 : i64
  %both5 = arith.addi %low5, %middle5 : i64
  %carry5 = arith.shrui %low6, %c28_i64 : i64
  %sum5 = arith.addi %both5, %carry5 : i64
  %low4 = arith.muli %v4, %m0 : i64
  %middle4 = arith.muli %v5, %m1 : i64
  %both4 = arith.addi %low4, %middle4 : i64
  %carry4 = arith.shrui %sum5, %c28_i64 : i64
  %sum4 = arith.addi %both4, %carry4 : i64
  %low3 = arith.muli %v3, %m0 : i64
  %middle3 = arith.muli %v4, %m1 : i64
  %both3 = arith.addi %low3, %middle3 : i64
  %carry3 = arith.shrui %sum4, %c28_i64 : i64
  %sum3 = arith.addi %both3, %carry3 : i64
  %low2 = arith.muli %v2, %m0 : i64
  %middle2 = arith.muli %v3, %m1 : i64
  %both2 = arith.addi %low2, %middle2 : i64
  %carry2 = arith.shrui %sum3, %c28_i64 : i64
  %sum2 = arith.addi %both2, %carry2 : i64
  %low1 = arith.muli %v1, %m0 : i64
  %middle1 = arith.muli %v2, %m1 : i64
  %both1 = arith.addi %low1, %middle1 : i64
  %carry1 = arith.shrui %sum2, %c28_i64 : i64
  %sum1 = arith.addi %both1, %carry1 : i64
  %low0 = arith.muli %v0, %m0 : i64
  %middle0 = arith.muli %v1, %m1 : i64
  %both0 = arith.addi %low0, %middle0 : i64
  %carry0 = arith.shrui %sum1, %c28_i64 : i64
  %sum0 = arith.addi %both0, %carry0 : i64
  %sum0_word = arith.trunci %sum0 : i64 to i32
  %d0 = arith.andi %sum0_word, %word_mask : i32
  %sum1_word = arith.trunci %sum1 : i64 to i32
  %d1 = arith.andi %sum1_word, %word_mask : i32
  %sum2_word = arith.trunci %sum2 : i64 to i32
  %d2 = arith.andi %sum2_word, %word_mask : i32
  %sum3_word = arith.trunci %sum3 : i64 to i32
  %d3 = arith.andi %sum3_word, %word_mask : i32
  %sum4_word = arith.trunci %sum4 : i64 to i32
  %d4 = arith.andi %sum4_word, %word_mask : i32

  // y in units of pi/2, 2^-26 d0' + 2^-54 d1 + ... + 2^-138 d4, where d0' is d0 less n, in two numbers
  %half = arith.shli %c1, %c25 : i32
  %d0_up = arith.addi %d0, %half : i32
  %n = arith.shrui %d0_up, %c26 : i32
  %n_bits = arith.shli %n, %c26 : i32
  %d0_rest = arith.subi %d0, %n_bits : i32
  %unit0 = arith.constant 1.4901161193847656e-08 : f64
  %f0 = arith.sitofp %d0_rest : i32 to f64
  %term0 = arith.mulf %f0, %unit0 : f64
  %unit1 = arith.constant 5.551115123125783e-17 : f64
  %f1 = arith.sitofp %d1 : i32 to f64
  %term1 = arith.mulf %f1, %unit1 : f64
  %unit2 = arith.constant 2.0679515313825692e-25 : f64
  %f2 = arith.sitofp %d2 : i32 to f64
  %term2 = arith.mulf %f2, %unit2 : f64
  %unit3 = arith.constant 7.703719777548943e-34 : f64
  %f3 = arith.sitofp %d3 : i32 to f64
  %term3 = arith.mulf %f3, %unit3 : f64
  %unit4 = arith.constant 2.8698592549372254e-42 : f64
  %f4 = arith.sitofp %d4 : i32 to f64
  %term4 = arith.mulf %f4, %unit4 : f64
  %a = arith.addf %term0, %term1 : f64
  %a_back = arith.subf %a, %term0 : f64
  %a_other = arith.subf %a, %a_back : f64
  %term0_lost = arith.subf %term0, %a_other : f64
  %term1_lost = arith.subf %term1, %a_back : f64
  %a_lost = arith.addf %term0_lost, %term1_lost : f64
  %term34 = arith.addf %term3, %term4 : f64
  %term234 = arith.addf %term2, %term34 : f64
  %b = arith.addf %a_lost, %term234 : f64
  %u = arith.addf %a, %b : f64
  %u_back = arith.subf %u, %a : f64
  %u_other = arith.subf %u, %u_back : f64
  %a_gone = arith.subf %a, %u_other : f64
  %b_gone = arith.subf %b, %u_back : f64
  %u_rest = arith.addf %a_gone, %b_gone : f64
  // times pi/2, with the sign of x
  %p1 = arith.constant 1.5707963267948966 : f64
  %p2 = arith.constant 6.123233995736766e-17 : f64
  %y = arith.mulf %u, %p1 : f64
  %minus_y = arith.negf %y : f64
  %y_lost = math.fma %u, %p1, %minus_y : f64
  %y_lost2 = math.fma %u, %p2, %y_lost : f64
  %rest = math.fma %u_rest, %p1, %y_lost2 : f64
  %minus_rest = arith.negf %rest : f64
  %minus_n = arith.subi %c0, %n : i32
  %zero = arith.constant 0.0 : f64
  %negative = arith.cmpf olt, %x, %zero : f64
  %n_signed = arith.select %negative, %minus_n, %n : i32
  %y_signed = arith.select %negative, %minus_y, %y : f64
  %rest_signed = arith.select %negative, %minus_rest, %rest : f64
  func.return %n_signed, %y_signed, %rest_signed : i32, f64, f64
}

// sin(y + rest) = y + (y^3 S(y^2) + rest (1 - y^2/2)), for |y| <= pi/4 and rest below half a unit of y
func.func private @sin_kernel_f64(%y: f64, %rest: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %minus_half = arith.constant -0.5 : f64
  %s0 = arith.constant -0.16666666666666632 : f64
  %s1 = arith.constant 0.00833333333332249 : f64
  %s2 = arith.constant -0.00019841269829857751 : f64
  %s3 = arith.constant 2.7557313706960665e-06 : f64
  %s4 = arith.constant -2.505076023024833e-08 : f64
  %s5 = arith.constant 1.5896908292177592e-10 : f64
  %z = arith.mulf %y, %y : f64
  %a4 = math.fma %s5, %z, %s4 : f64
  %a3 = math.fma %a4, %z, %s3 : f64
  %a2 = math.fma %a3, %z, %s2 : f64
  %a1 = math.fma %a2, %z, %s1 : f64
  %a0 = math.fma %a1, %z, %s0 : f64
  %y3 = arith.mulf %y, %z : f64
  %slope = math.fma %z, %minus_half, %one : f64
  %from_rest = arith.mulf %rest, %slope : f64
  %below = math.fma %y3, %a0, %from_rest : f64
  %r = arith.addf %y, %below : f64
  func.return %r : f64
}

// cos(y + rest) = 1 - y^2/2 + (y^4 C(y^2) - y rest), with what rounding takes from y^2 and from 1 - y^2/2 put back
func.func private @cos_kernel_f64(%y: f64, %rest: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %c0 = arith.constant 0.0416666666666666 : f64
  %c1 = arith.constant -0.0013888888888874474 : f64
  %c2 = arith.constant 2.4801587289671547e-05 : f64
  %c3 = arith.constant -2.755731440103645e-07 : f64
  %c4 = arith.constant 2.0875729282325385e-09 : f64
  %c5 = arith.constant -1.1359934309473914e-11 : f64
  %z = arith.mulf %y, %y : f64
  %minus_z = arith.negf %z : f64
  %z_lost = math.fma %y, %y, %minus_z : f64
  %a4 = math.fma %c5, %z, %c4 : f64
  %a3 = math.fma %a4, %z, %c3 : f64
  %a2 = math.fma %a3, %z, %c2 : f64
  %a1 = math.fma %a2, %z, %c1 : f64
  %a0 = math.fma %a1, %z, %c0 : f64
  %z_half = arith.mulf %z, %half : f64
  %z_lost_half = arith.mulf %z_lost, %half : f64
  %top = arith.subf %one, %z_half : f64
  %top_back = arith.subf %one, %top : f64
  %top_lost = arith.subf %top_back, %z_half : f64
  %lost = arith.subf %top_lost, %z_lost_half : f64
  %minus_y = arith.negf %y : f64
  %lost_all = math.fma %minus_y, %rest, %lost : f64
  %z2 = arith.mulf %z, %z : f64
  %below = math.fma %z2, %a0, %lost_all : f64
  %r = arith.addf %top, %below : f64
  func.return %r : f64
}

// sin of n quarter turns and y + rest
func.func private @sin_of_turns_f64(%n: i32, %y: f64, %rest: f64) -> f64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %sin = func.call @sin_kernel_f64(%y, %rest) : (f64, f64) -> f64
  %cos = func.call @cos_kernel_f64(%y, %rest) : (f64, f64) -> f64
  %odd_bit = arith.andi %n, %c1 : i32
  %odd = arith.cmpi ne, %odd_bit, %c0 : i32
  %size = arith.select %odd, %cos, %sin : f64
  %minus_size = arith.negf %size : f64
  %sign_bit = arith.andi %n, %c2 : i32
  %negative = arith.cmpi ne, %sign_bit, %c0 : i32
  %r = arith.select %negative, %minus_size, %size : f64
  func.return %r : f64
}

// NaN for infinities; a small x is its own sine, zeros with their signs.
func.func private @sin_f64(%x: f64) -> f64 {
  %small = arith.constant 7.450580596923828e-09 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %n, %y, %rest = func.call @quarter_turns_f64(%x) : (f64) -> (i32, f64, f64)
  %sin = func.call @sin_of_turns_f64(%n, %y, %rest) : (i32, f64, f64) -> f64
  %size = math.absf %x : f64
  %is_small = arith.cmpf olt, %size, %small : f64
  %r0 = arith.select %is_small, %x, %sin : f64
  %finite = arith.cmpf olt, %size, %infinity : f64
  %nan = arith.subf %x, %x : f64
  %r = arith.select %finite, %r0, %nan : f64
  func.return %r : f64
}

func.func private @cos_f64(%x: f64) -> f64 {
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %c1 = arith.constant 1 : i32
  %n, %y, %rest = func.call @quarter_turns_f64(%x) : (f64) -> (i32, f64, f64)
  %n1 = arith.addi %n, %c1 : i32
  %cos = func.call @sin_of_turns_f64(%n1, %y, %rest) : (i32, f64, f64) -> f64
  %size = math.absf %x : f64
  %finite = arith.cmpf olt, %size, %infinity : f64
  %nan = arith.subf %x, %x : f64
  %r = arith.select %finite, %cos, %nan : f64
  func.return %r : f64
}
