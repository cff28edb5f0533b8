// e^x, logarithms, tanh and powers of f64 by + - * / and fused multiply-add; specials as in C. examples/wave/exponentials.py holds them
// to NumPy's within 3 units in the last place.

// e^(x + rest) = 2^k (1 + s): k the nearest integer to x log2(e), s the series of e^r - 1 for the r, at most ln(2) / 2, that is left.
func.func private @exp_parts_f64(%x: f64, %rest: f64) -> (f64, i32) {
  %log2e = arith.constant 1.4426950408889634 : f64
  %rounder = arith.constant 6755399441055744.0 : f64
  %minus_ln2 = arith.constant -0.6931471805599453 : f64
  %minus_ln2_low = arith.constant -2.3190468138462996e-17 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 0.16666666666666666 : f64
  %c4 = arith.constant 0.041666666666666664 : f64
  %c5 = arith.constant 0.008333333333333333 : f64
  %c6 = arith.constant 0.001388888888888889 : f64
  %c7 = arith.constant 0.0001984126984126984 : f64
  %c8 = arith.constant 2.48015873015873e-05 : f64
  %c9 = arith.constant 2.7557319223985893e-06 : f64
  %c10 = arith.constant 2.755731922398589e-07 : f64
  %c11 = arith.constant 2.505210838544172e-08 : f64
  %c12 = arith.constant 2.08767569878681e-09 : f64
  %c13 = arith.constant 1.6059043836821613e-10 : f64
  %t = math.fma %x, %log2e, %rounder : f64
  %bits = arith.bitcast %t : f64 to i64
  %k = arith.trunci %bits : i64 to i32
  %n = arith.subf %t, %rounder : f64
  %r0 = math.fma %n, %minus_ln2, %x : f64
  %r1 = math.fma %n, %minus_ln2_low, %rest : f64
  %r = arith.addf %r0, %r1 : f64
  %p12 = math.fma %c13, %r, %c12 : f64
  %p11 = math.fma %p12, %r, %c11 : f64
  %p10 = math.fma %p11, %r, %c10 : f64
  %p9 = math.fma %p10, %r, %c9 : f64
  %p8 = math.fma %p9, %r, %c8 : f64
  %p7 = math.fma %p8, %r, %c7 : f64
  %p6 = math.fma %p7, %r, %c6 : f64
  %p5 = math.fma %p6, %r, %c5 : f64
  %p4 = math.fma %p5, %r, %c4 : f64
  %p3 = math.fma %p4, %r, %c3 : f64
  %p2 = math.fma %p3, %r, %c2 : f64
  %r2 = arith.mulf %r, %r : f64
  %s = math.fma %r2, %p2, %r : f64
  func.return %s, %k : f64, i32
}

// 2^k for -1023 < k < 1024
func.func private @power_of_two_f64(%k: i32) -> f64 {
  %bias = arith.constant 1023 : i32
  %c52 = arith.constant 52 : i64
  %biased = arith.addi %k, %bias : i32
  %wide = arith.extui %biased : i32 to i64
  %bits = arith.shli %wide, %c52 : i64
  %r = arith.bitcast %bits : i64 to f64
  func.return %r : f64
}

// e^(x + rest); 2^k in two factors, so that results below the normal numbers are rounded once.
func.func private @exp_sum_f64(%x: f64, %rest: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %c1 = arith.constant 1 : i32
  %most = arith.constant 800.0 : f64
  %least = arith.constant -800.0 : f64
  %zero = arith.constant 0.0 : f64
  %above = arith.cmpf ogt, %x, %most : f64
  %below = arith.cmpf olt, %x, %least : f64
  %x0 = arith.select %above, %most, %x : f64
  %x1 = arith.select %below, %least, %x0 : f64
  %outside = arith.ori %above, %below : i1
  %rest1 = arith.select %outside, %zero, %rest : f64
  %s, %k = func.call @exp_parts_f64(%x1, %rest1) : (f64, f64) -> (f64, i32)
  %half = arith.shrsi %k, %c1 : i32
  %other = arith.subi %k, %half : i32
  %f = func.call @power_of_two_f64(%half) : (i32) -> f64
  %g = func.call @power_of_two_f64(%other) : (i32) -> f64
  %m = arith.addf %s, %one : f64
  %mf = arith.mulf %m, %f : f64
  %r = arith.mulf %mf, %g : f64
  func.return %r : f64
}

func.func private @exp_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %r = func.call @exp_sum_f64(%x, %zero) : (f64, f64) -> f64
  func.return %r : f64
}

// 2^x = e^(x ln 2), the product in two parts
func.func private @exp2_f64(%x: f64) -> f64 {
  %most = arith.constant 1200.0 : f64
  %least = arith.constant -1200.0 : f64
  %ln2 = arith.constant 0.6931471805599453 : f64
  %ln2_low = arith.constant 2.3190468138462996e-17 : f64
  %above = arith.cmpf ogt, %x, %most : f64
  %below = arith.cmpf olt, %x, %least : f64
  %x0 = arith.select %above, %most, %x : f64
  %x1 = arith.select %below, %least, %x0 : f64
  %h = arith.mulf %x1, %ln2 : f64
  %minus_h = arith.negf %h : f64
  %l0 = math.fma %x1, %ln2, %minus_h : f64
  %l = math.fma %x1, %ln2_low, %l0 : f64
  %r = func.call @exp_sum_f64(%h, %l) : (f64, f64) -> f64
  func.return %r : f64
}

// ln x as head + rest, for a positive finite x = 2^k m with m near 1: with s = f / (2 + f) and f = m - 1,
// ln m = 2 (s + s^3 / 3 + s^5 / 5 + ...).
func.func private @log_parts_f64(%x: f64) -> (f64, f64) {
  %least_normal = arith.constant 2.2250738585072014e-308 : f64
  %scale = arith.constant 18014398509481984.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %sqrt2 = arith.constant 1.4142135623730951 : f64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c54 = arith.constant 54 : i32
  %c52 = arith.constant 52 : i64
  %bias = arith.constant 1023 : i32
  %fraction = arith.constant 0x000FFFFFFFFFFFFF : i64
  %exponent_of_one = arith.constant 0x3FF0000000000000 : i64
  %ln2 = arith.constant 0.6931467056274414 : f64
  %ln2_low = arith.constant 4.7493250390316726e-07 : f64
  %t3 = arith.constant 0.3333333333333333 : f64
  %t3_low = arith.constant 1.850371707708594e-17 : f64
  %t5 = arith.constant 0.2 : f64
  %t7 = arith.constant 0.14285714285714285 : f64
  %t9 = arith.constant 0.1111111111111111 : f64
  %t11 = arith.constant 0.09090909090909091 : f64
  %t13 = arith.constant 0.07692307692307693 : f64
  %t15 = arith.constant 0.06666666666666667 : f64
  %t17 = arith.constant 0.058823529411764705 : f64
  %t19 = arith.constant 0.05263157894736842 : f64
  %t21 = arith.constant 0.047619047619047616 : f64
  %t23 = arith.constant 0.043478260869565216 : f64
  %is_small = arith.cmpf olt, %x, %least_normal : f64
  %scaled = arith.mulf %x, %scale : f64
  %y = arith.select %is_small, %scaled, %x : f64
  %lost = arith.select %is_small, %c54, %c0 : i32
  %bits = arith.bitcast %y : f64 to i64
  %field = arith.shrui %bits, %c52 : i64
  %field32 = arith.trunci %field : i64 to i32
  %m_fraction = arith.andi %bits, %fraction : i64
  %m_bits = arith.ori %m_fraction, %exponent_of_one : i64
  %m0 = arith.bitcast %m_bits : i64 to f64
  %is_large = arith.cmpf ogt, %m0, %sqrt2 : f64
  %m_half = arith.mulf %m0, %half : f64
  %m = arith.select %is_large, %m_half, %m0 : f64
  %up = arith.select %is_large, %c1, %c0 : i32
  %k0 = arith.subi %field32, %bias : i32
  %k1 = arith.subi %k0, %lost : i32
  %k = arith.addi %k1, %up : i32
  %n = arith.sitofp %k : i32 to f64
  %f = arith.subf %m, %one : f64
  %d = arith.addf %f, %two : f64
  %d_part = arith.subf %d, %two : f64
  %d_rest = arith.subf %f, %d_part : f64
  %s = arith.divf %f, %d : f64
  %minus_s = arith.negf %s : f64
  %left0 = math.fma %minus_s, %d, %f : f64
  %left = math.fma %minus_s, %d_rest, %left0 : f64
  %s_rest = arith.divf %left, %d : f64
  %z = arith.mulf %s, %s : f64
  %q21 = math.fma %t23, %z, %t21 : f64
  %q19 = math.fma %q21, %z, %t19 : f64
  %q17 = math.fma %q19, %z, %t17 : f64
  %q15 = math.fma %q17, %z, %t15 : f64
  %q13 = math.fma %q15, %z, %t13 : f64
  %q11 = math.fma %q13, %z, %t11 : f64
  %q9 = math.fma %q11, %z, %t9 : f64
  %q7 = math.fma %q9, %z, %t7 : f64
  %q5 = math.fma %q7, %z, %t5 : f64
  // s^3 / 3 in two parts, v + v_rest, with s^5 (1 / 5 + ...) in the second
  %minus_z = arith.negf %z : f64
  %z_rest0 = math.fma %s, %s, %minus_z : f64
  %s2 = arith.addf %s, %s : f64
  %z_rest = math.fma %s2, %s_rest, %z_rest0 : f64
  %p = arith.mulf %z, %t3 : f64
  %minus_p = arith.negf %p : f64
  %p_rest0 = math.fma %z, %t3, %minus_p : f64
  %p_rest1 = math.fma %z, %t3_low, %p_rest0 : f64
  %p_rest2 = math.fma %z_rest, %t3, %p_rest1 : f64
  %z2 = arith.mulf %z, %z : f64
  %p_rest = math.fma %z2, %q5, %p_rest2 : f64
  %v = arith.mulf %s, %p : f64
  %minus_v = arith.negf %v : f64
  %v_rest0 = math.fma %s, %p, %minus_v : f64
  %v_rest1 = math.fma %s, %p_rest, %v_rest0 : f64
  %v_rest2 = math.fma %s_rest, %p, %v_rest1 : f64
  %v_rest = arith.addf %v_rest2, %s_rest : f64
  %v2 = arith.addf %v, %v : f64
  %a = arith.addf %s2, %v2 : f64
  %v2_part = arith.subf %a, %s2 : f64
  %a_low = arith.subf %v2, %v2_part : f64
  %b = math.fma %v_rest, %two, %a_low : f64
  %nl = arith.mulf %n, %ln2 : f64
  %h = arith.addf %nl, %a : f64
  %a_part = arith.subf %h, %nl : f64
  %a_rest = arith.subf %a, %a_part : f64
  %l0 = math.fma %n, %ln2_low, %b : f64
  %l = arith.addf %a_rest, %l0 : f64
  %head = arith.addf %h, %l : f64
  %l_part = arith.subf %head, %h : f64
  %rest = arith.subf %l, %l_part : f64
  func.return %head, %rest : f64, f64
}

// What a logarithm is of 0, of less, of infinity and of no number; %l for the others.
func.func private @log_or_special_f64(%x: f64, %l: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %minus_infinity = arith.constant 0xFFF0000000000000 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %is_number = arith.cmpf ogt, %x, %zero : f64
  %is_zero = arith.cmpf oeq, %x, %zero : f64
  %is_infinite = arith.cmpf oeq, %x, %infinity : f64
  %r0 = arith.select %is_number, %l, %nan : f64
  %r1 = arith.select %is_zero, %minus_infinity, %r0 : f64
  %r = arith.select %is_infinite, %infinity, %r1 : f64
  func.return %r : f64
}

func.func private @log_f64(%x: f64) -> f64 {
  %head, %rest = func.call @log_parts_f64(%x) : (f64) -> (f64, f64)
  %r = func.call @log_or_special_f64(%x, %head) : (f64, f64) -> f64
  func.return %r : f64
}

func.func private @log2_f64(%x: f64) -> f64 {
  %log2e = arith.constant 1.4426950408889634 : f64
  %log2e_low = arith.constant 2.0355273740931033e-17 : f64
  %head, %rest = func.call @log_parts_f64(%x) : (f64) -> (f64, f64)
  %p = arith.mulf %head, %log2e : f64
  %minus_p = arith.negf %p : f64
  %p0 = math.fma %head, %log2e, %minus_p : f64
  %p1 = math.fma %head, %log2e_low, %p0 : f64
  %p2 = math.fma %rest, %log2e, %p1 : f64
  %l = arith.addf %p, %p2 : f64
  %r = func.call @log_or_special_f64(%x, %l) : (f64, f64) -> f64
  func.return %r : f64
}

// tanh |x| = e / (e + 2) with e = e^(2 |x|) - 1 = (2^k - 1) + 2^k s
func.func private @tanh_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %most = arith.constant 22.0 : f64
  %sign_mask = arith.constant 0x8000000000000000 : i64
  %magnitude = math.absf %x : f64
  %is_large = arith.cmpf ogt, %magnitude, %most : f64
  %a = arith.select %is_large, %most, %magnitude : f64
  %a2 = arith.addf %a, %a : f64
  %s, %k = func.call @exp_parts_f64(%a2, %zero) : (f64, f64) -> (f64, i32)
  %f = func.call @power_of_two_f64(%k) : (i32) -> f64
  %f1 = arith.subf %f, %one : f64
  %e = math.fma %f, %s, %f1 : f64
  %e2 = arith.addf %e, %two : f64
  %t = arith.divf %e, %e2 : f64
  %bits = arith.bitcast %x : f64 to i64
  %sign = arith.andi %bits, %sign_mask : i64
  %t_bits = arith.bitcast %t : f64 to i64
  %r_bits = arith.ori %t_bits, %sign : i64
  %r = arith.bitcast %r_bits : i64 to f64
  func.return %r : f64
}

// x^y = e^(y ln |x|), negative if x is and y is odd; a negative x has no power that is no integer
func.func private @powf_f64(%x: f64, %y: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %zero_bits = arith.constant 0 : i64
  %true = arith.constant true
  %a = math.absf %x : f64
  %head, %rest = func.call @log_parts_f64(%a) : (f64) -> (f64, f64)
  %l = func.call @log_or_special_f64(%a, %head) : (f64, f64) -> f64
  %p = arith.mulf %y, %l : f64
  %minus_p = arith.negf %p : f64
  %p0 = math.fma %y, %l, %minus_p : f64
  %p1 = math.fma %y, %rest, %p0 : f64
  %m = func.call @exp_sum_f64(%p, %p1) : (f64, f64) -> f64
  %whole = math.trunc %y : f64
  %is_whole = arith.cmpf oeq, %whole, %y : f64
  %h = arith.mulf %y, %half : f64
  %whole_h = math.trunc %h : f64
  %is_odd0 = arith.cmpf une, %whole_h, %h : f64
  %is_odd = arith.andi %is_odd0, %is_whole : i1
  %bits = arith.bitcast %x : f64 to i64
  %is_negative = arith.cmpi slt, %bits, %zero_bits : i64
  %minus = arith.negf %m : f64
  %flips = arith.andi %is_negative, %is_odd : i1
  %s = arith.select %flips, %minus, %m : f64
  %below = arith.cmpf olt, %x, %zero : f64
  %is_part = arith.xori %is_whole, %true : i1
  %is_finite = arith.cmpf olt, %a, %infinity : f64
  %bad0 = arith.andi %below, %is_part : i1
  %bad = arith.andi %bad0, %is_finite : i1
  %u = arith.select %bad, %nan, %s : f64
  %by_zero = arith.cmpf oeq, %y, %zero : f64
  %of_one = arith.cmpf oeq, %x, %one : f64
  %y_size = math.absf %y : f64
  %a_is_one = arith.cmpf oeq, %a, %one : f64
  %y_is_infinite = arith.cmpf oeq, %y_size, %infinity : f64
  %endless = arith.andi %a_is_one, %y_is_infinite : i1
  %is_one0 = arith.ori %by_zero, %of_one : i1
  %is_one = arith.ori %is_one0, %endless : i1
  %v = arith.select %is_one, %one, %u : f64
  func.return %v : f64
}
