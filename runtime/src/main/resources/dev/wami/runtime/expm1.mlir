// math.expm1: e^x - 1, accurate also near 0: expm1_parts.mlir does the work, but at the ends.

func.func private @__wami_expm1_parts(f64) -> (f64, f64)
func.func private @__wami_exp_sum(f64, f64, i64) -> f64

func.func @__wami_expm1_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %minus_one = arith.constant -1.0 : f64
  %tiny = arith.constant 5.551115123125783e-17 : f64
  %limit = arith.constant 700.0 : f64
  %least = arith.constant -50.0 : f64
  %positive = arith.constant 0 : i64
  %size = math.absf %x : f64
  %linear = arith.cmpf ole, %size, %tiny : f64
  %result = scf.if %linear -> f64 {
    scf.yield %x : f64
  } else {
    %ordinary = arith.cmpf olt, %size, %limit : f64
    %value = scf.if %ordinary -> f64 {
      %head, %rest = func.call @__wami_expm1_parts(%x) : (f64) -> (f64, f64)
      %sum = arith.addf %head, %rest : f64
      scf.yield %sum : f64
    } else {
      %large = func.call @__wami_exp_sum(%x, %zero, %positive) : (f64, f64, i64) -> f64
      %below = arith.cmpf olt, %x, %least : f64
      %end = arith.select %below, %minus_one, %large : f64
      scf.yield %end : f64
    }
    scf.yield %value : f64
  }
  return %result : f64
}

func.func @__wami_expm1_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_expm1_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
