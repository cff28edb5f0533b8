// math.exp.
//
// e^x = 2^k T[i] e^r with x = (32 k + i) ln2/32 + r, |r| <= ln2/64; T[i] = 2^(i/32) is held as a rounded value and what that lacks,
// so that the only rounding that matters is the last addition. Constants: coefficients.py.

memref.global "private" constant @__wami_exp_table : memref<64xf64>

func.func @__wami_exp_f64(%x: f64) -> f64 {
  %index_mask = arith.constant 31 : i64
  %exponent_up = arith.constant 47 : i64
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
  %safe = arith.constant 700.0 : f64
  %c1 = arith.constant 1 : index
  %table = memref.get_global @__wami_exp_table : memref<64xf64>

  %scaled = arith.mulf %x, %inv_step : f64
  %shifted = arith.addf %scaled, %rounder : f64
  %n = arith.bitcast %shifted : f64 to i64
  %n_float = arith.subf %shifted, %rounder : f64
  %n_head = arith.mulf %n_float, %step_head : f64
  %r_head = arith.subf %x, %n_head : f64
  %n_rest = arith.mulf %n_float, %step_rest : f64
  %r = arith.subf %r_head, %n_rest : f64

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

  // 2^k joins t as a number added to its exponent, unless the result may overflow, or s q be subnormal.
  %k32 = arith.subi %n, %i : i64
  %t_bits = arith.bitcast %t : f64 to i64
  %magnitude = math.absf %x : f64
  %ordinary = arith.cmpf olt, %magnitude, %safe : f64
  %result = scf.if %ordinary -> f64 {
    %k_bits = arith.shli %k32, %exponent_up : i64
    %s_bits = arith.addi %t_bits, %k_bits : i64
    %s = arith.bitcast %s_bits : i64 to f64
    %sq = arith.mulf %s, %q : f64
    %y = arith.addf %s, %sq : f64
    scf.yield %y : f64
  } else {
    %tq = arith.mulf %t, %q : f64
    %mantissa = arith.addf %t, %tq : f64
    %y = func.call @__wami_exp_scale(%mantissa, %k32, %x) : (f64, i64, f64) -> f64
    scf.yield %y : f64
  }
  return %result : f64
}

func.func private @__wami_exp_scale(f64, i64, f64) -> f64

func.func @__wami_exp_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_exp_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}
