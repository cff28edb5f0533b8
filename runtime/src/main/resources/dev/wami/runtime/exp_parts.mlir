// What exp, exp2, pow and the hyperbolic functions share: e^x = 2^k T[i] e^r with x = (32 k + i) ln2/32 + r, |r| <= ln2/64. T[i] = 2^(i/32)
// is held as a rounded value t and what that lacks, which joins q = e^r - 1: the only rounding that matters is that of t + t q.

// For i = 0 to 31 the pair: 2^(i/32) / T[i] - 1, and T[i], which is 2^(i/32) rounded to nearest (coefficients.py).
memref.global "private" constant @__wami_exp_table : memref<64xf64> = dense<[
  0.0, 1.0, 4.9997448722726326e-17, 1.0218971486541166,
  8.189317638195515e-17, 1.0442737824274138, -7.402825309426177e-17, 1.0671404006768237,
  -2.7939114859515733e-17, 1.0905077326652577, 9.341710609905046e-17, 1.1143867425958924,
  7.826573258636076e-17, 1.1387886347566916, 3.2904726646008416e-17, 1.1637248587775775,
  3.3484623336251524e-17, 1.189207115002721, -6.346552106729483e-17, 1.215247359980469,
  3.750854201303127e-17, 1.241857812073484, 2.1023049675215714e-18, 1.2690509571917332,
  1.9572585293112036e-17, 1.2968395546510096, -2.1571477251208752e-17, 1.3252366431597413,
  5.68648095791174e-17, 1.3542555469368927, -4.8923067513522756e-17, 1.383909881963832,
  -6.835808657661922e-17, 1.4142135623730951, -2.092304381843353e-17, 1.4451808069770467,
  -2.3591094770850053e-17, 1.4768261459394993, -6.735219232374683e-17, 1.5091644275934228,
  5.1548301170786783e-17, 1.5422108254079407, -6.432131775424189e-18, 1.5759808451078865,
  1.5341410053603723e-17, 1.6104903319492543, -6.152602891550265e-17, 1.645755478153965,
  4.875160526227062e-17, 1.681792830507429, -1.0772487078934056e-17, 1.718619298122478,
  1.685487290628973e-17, 1.7562521603732995, 1.01562190116415e-17, 1.7947090750031072,
  1.790126907604513e-17, 1.8340080864093424, -3.266924100901318e-17, 1.8741676341103,
  -5.545065618639427e-17, 1.9152065613971474, 4.5784915277060095e-17, 1.9571441241754002
]>

// e^(x + rest) = 2^(k32 / 32) (t + t q) for |x| < 1000 and rest small beside 1: t, q and k32, a multiple of 32. Nothing is said of other x,
// but nothing traps, and q is NaN for infinities and NaN.
func.func private @__wami_exp_parts(%x: f64, %rest: f64) -> (f64, f64, i64) {
  %index_mask = arith.constant 31 : i64
  // Adding 1.5 * 2^52 rounds to an integer, which is then in the low bits.
  %rounder = arith.constant 6755399441055744.0 : f64
  %inv_step = arith.constant 46.16624130844683 : f64
  %step_head = arith.constant 0.021660849392446835 : f64
  %step_rest = arith.constant 5.145609244655338e-14 : f64
  %p0 = arith.constant 0.5 : f64
  %p1 = arith.constant 0.16666666666581356 : f64
  %p2 = arith.constant 0.04166666666638941 : f64
  %p3 = arith.constant 0.008333362425231408 : f64
  %p4 = arith.constant 0.0013888939799704594 : f64
  %c1 = arith.constant 1 : index
  %table = memref.get_global @__wami_exp_table : memref<64xf64>

  %scaled = arith.mulf %x, %inv_step : f64
  %shifted = arith.addf %scaled, %rounder : f64
  %n = arith.bitcast %shifted : f64 to i64
  %n_float = arith.subf %shifted, %rounder : f64
  %n_head = arith.mulf %n_float, %step_head : f64
  %r_head = arith.subf %x, %n_head : f64
  %n_rest = arith.mulf %n_float, %step_rest : f64
  %r_rest = arith.subf %rest, %n_rest : f64
  %r = arith.addf %r_head, %r_rest : f64

  %i = arith.andi %n, %index_mask : i64
  %i32 = arith.trunci %i : i64 to i32
  %i_index = arith.index_cast %i32 : i32 to index
  %i_rest = arith.shli %i_index, %c1 : index
  %i_value = arith.addi %i_rest, %c1 : index
  %t_rest = memref.load %table[%i_rest] : memref<64xf64>
  %t = memref.load %table[%i_value] : memref<64xf64>

  // q = e^r - 1 + t_rest = t_rest + r + r^2 (p0 + p1 r + r^2 (p2 + p3 r + p4 r^2))
  %r2 = arith.mulf %r, %r : f64
  %q1 = arith.mulf %r, %p1 : f64
  %q01 = arith.addf %q1, %p0 : f64
  %q3 = arith.mulf %r, %p3 : f64
  %q23 = arith.addf %q3, %p2 : f64
  %q4 = arith.mulf %r2, %p4 : f64
  %q234 = arith.addf %q23, %q4 : f64
  %q234r = arith.mulf %q234, %r2 : f64
  %poly = arith.addf %q01, %q234r : f64
  %poly_r2 = arith.mulf %poly, %r2 : f64
  %linear = arith.addf %t_rest, %r : f64
  %q = arith.addf %linear, %poly_r2 : f64

  %k32 = arith.subi %n, %i : i64
  return %t, %q, %k32 : f64, f64, i64
}

// e^(x + rest) rounded, for rest small beside 1, or its negative if %sign is the sign bit (else %sign is 0).
func.func private @__wami_exp_sum(%x: f64, %rest: f64, %sign: i64) -> f64 {
  %exponent_up = arith.constant 47 : i64
  %safe = arith.constant 700.0 : f64
  %t, %q, %k32 = func.call @__wami_exp_parts(%x, %rest) : (f64, f64) -> (f64, f64, i64)

  // 2^k joins t as a number added to its exponent, unless the result may overflow, or s q be subnormal.
  %t_bits = arith.bitcast %t : f64 to i64
  %size = math.absf %x : f64
  %ordinary = arith.cmpf olt, %size, %safe : f64
  %result = scf.if %ordinary -> f64 {
    %t_signed = arith.ori %t_bits, %sign : i64
    %k_bits = arith.shli %k32, %exponent_up : i64
    %s_bits = arith.addi %t_signed, %k_bits : i64
    %s = arith.bitcast %s_bits : i64 to f64
    %sq = arith.mulf %s, %q : f64
    %y = arith.addf %s, %sq : f64
    scf.yield %y : f64
  } else {
    %tq = arith.mulf %t, %q : f64
    %mantissa = arith.addf %t, %tq : f64
    %y_size = func.call @__wami_exp_scale(%mantissa, %k32, %x) : (f64, i64, f64) -> f64
    %y_bits = arith.bitcast %y_size : f64 to i64
    %y_signed = arith.ori %y_bits, %sign : i64
    %y = arith.bitcast %y_signed : i64 to f64
    scf.yield %y : f64
  }
  return %result : f64
}

// %mantissa * 2^(k32 / 32), where k32 / 32 is an integer, for results that may overflow or be subnormal; +infinity where %x, the
// exponent in units of 1, is 710 or more, 0 where it is -746 or less, and %mantissa if that is NaN. %mantissa is within [1/2, 4).
// Two steps, so that no power of two is out of range; the second rounds once more, by at most half a unit of a subnormal result.
func.func private @__wami_exp_scale(%mantissa: f64, %k32: i64, %x: f64) -> f64 {
  %one_bits = arith.constant 0x3FF0000000000000 : i64
  %c6 = arith.constant 6 : i64
  %c5 = arith.constant 5 : i64
  %c52 = arith.constant 52 : i64
  %zero = arith.constant 0.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %most = arith.constant 710.0 : f64
  %least = arith.constant -746.0 : f64
  %half = arith.shrsi %k32, %c6 : i64
  %k = arith.shrsi %k32, %c5 : i64
  %other = arith.subi %k, %half : i64
  %half_up = arith.shli %half, %c52 : i64
  %half_bits = arith.addi %half_up, %one_bits : i64
  %half_power = arith.bitcast %half_bits : i64 to f64
  %other_up = arith.shli %other, %c52 : i64
  %other_bits = arith.addi %other_up, %one_bits : i64
  %other_power = arith.bitcast %other_bits : i64 to f64
  %scaled_once = arith.mulf %mantissa, %half_power : f64
  %scaled = arith.mulf %scaled_once, %other_power : f64
  %large = arith.cmpf oge, %x, %most : f64
  %small = arith.cmpf ole, %x, %least : f64
  %not_large = arith.select %large, %infinity, %scaled : f64
  %result = arith.select %small, %zero, %not_large : f64
  return %result : f64
}
