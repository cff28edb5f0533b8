// math.exp: exp_parts.mlir does the work.

func.func private @__wami_exp_sum(f64, f64, i64) -> f64

func.func @__wami_exp_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %positive = arith.constant 0 : i64
  %result = func.call @__wami_exp_sum(%x, %zero, %positive) : (f64, f64, i64) -> f64
  return %result : f64
}

func.func @__wami_exp_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_exp_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
