// math.exp, within 1 ulp: exp_parts.mlir does the work.

func.func private @__wami_exp_parts(f64, f64) -> (f64, f64, i64)
func.func private @__wami_exp_scale(f64, i64, f64) -> f64

func.func @__wami_exp_f64(%x: f64) -> f64 {
  %exponent_up = arith.constant 47 : i64
  %zero = arith.constant 0.0 : f64
  %safe = arith.constant 700.0 : f64
  %t, %q, %k32 = func.call @__wami_exp_parts(%x, %zero) : (f64, f64) -> (f64, f64, i64)

  // 2^k joins t as a number added to its exponent, unless the result may overflow, or s q be subnormal.
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

func.func @__wami_exp_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_exp_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}
