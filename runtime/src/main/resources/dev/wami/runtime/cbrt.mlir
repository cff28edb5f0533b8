// math.cbrt: an estimate from the bits (a third of the exponent), a polynomial that brings it to 23 bits, and one step of Halley's iteration, whose
// y^2 is exact as y is cut to 26 bits: with d = x / y^2, y + y (d - y) / (2 y + d). Constants: coefficients.py.

func.func @__wami_cbrt_f64(%x: f64) -> f64 {
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  %c32 = arith.constant 32 : i64
  %c3 = arith.constant 3 : i32
  %exponent = arith.constant 715094124 : i32
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %least_normal = arith.constant 0x0010000000000000 : f64
  %two54 = arith.constant 18014398509481984.0 : f64
  %two-18 = arith.constant 3.814697265625e-06 : f64
  %size = math.absf %x : f64
  %positive = arith.cmpf ogt, %size, %zero : f64
  %finite = arith.cmpf olt, %size, %infinity : f64
  %ordinary = arith.andi %positive, %finite : i1
  %result = scf.if %ordinary -> f64 {
    %subnormal = arith.cmpf olt, %size, %least_normal : f64
    %scaled = arith.mulf %size, %two54 : f64
    %a = arith.select %subnormal, %scaled, %size : f64
    %bits = arith.bitcast %a : f64 to i64
    %high_bits = arith.shrui %bits, %c32 : i64
    %high = arith.trunci %high_bits : i64 to i32
    %third_exponent = arith.divui %high, %c3 : i32
    %third = arith.addi %third_exponent, %exponent : i32
    %third_wide = arith.extui %third : i32 to i64
    %t_bits = arith.shli %third_wide, %c32 : i64
    %t = arith.bitcast %t_bits : i64 to f64
    %ratio_1 = arith.mulf %t, %t : f64
    %ratio_2 = arith.divf %t, %a : f64
    %ratio = arith.mulf %ratio_1, %ratio_2 : f64
    %r = arith.subf %ratio, %one : f64
    %p0 = arith.constant 0.9999999913400847 : f64
    %p1 = arith.constant -0.3333302508127153 : f64
    %p2 = arith.constant 0.22223328521449004 : f64
    %p3 = arith.constant -0.17422408659514066 : f64
    %p4 = arith.constant 0.1430402716675353 : f64
    %p_1_0_1 = arith.mulf %p1, %r : f64
    %p_1_0 = arith.addf %p0, %p_1_0_1 : f64
    %p_1_1_1 = arith.mulf %p3, %r : f64
    %p_1_1 = arith.addf %p2, %p_1_1_1 : f64
    %r_2 = arith.mulf %r, %r : f64
    %p_2_0_1 = arith.mulf %p_1_1, %r_2 : f64
    %p_2_0 = arith.addf %p_1_0, %p_2_0_1 : f64
    %r_4 = arith.mulf %r_2, %r_2 : f64
    %p_1 = arith.mulf %p4, %r_4 : f64
    %p = arith.addf %p_2_0, %p_1 : f64
    %root = arith.mulf %t, %p : f64
    %root_bits = arith.bitcast %root : f64 to i64
    %y_bits = arith.andi %root_bits, %upper_half : i64
    %y = arith.bitcast %y_bits : i64 to f64
    %d_1 = arith.mulf %y, %y : f64
    %d = arith.divf %a, %d_1 : f64
    %better_1 = arith.subf %d, %y : f64
    %better_2 = arith.addf %y, %y : f64
    %better_3 = arith.addf %better_2, %d : f64
    %better_4 = arith.divf %better_1, %better_3 : f64
    %better_5 = arith.mulf %y, %better_4 : f64
    %better = arith.addf %y, %better_5 : f64
    %unscaled = arith.mulf %better, %two-18 : f64
    %value = arith.select %subnormal, %unscaled, %better : f64
    %signed = math.copysign %value, %x : f64
    scf.yield %signed : f64
  } else {
    %itself = arith.addf %x, %x : f64
    scf.yield %itself : f64
  }
  return %result : f64
}

func.func @__wami_cbrt_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_cbrt_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
