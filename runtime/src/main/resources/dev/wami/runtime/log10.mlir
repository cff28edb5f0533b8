// math.log10: log_parts.mlir does the work. Powers of 10 that are f64 give integers exactly.

func.func private @__wami_log_scaled(f64, f64, f64, f64) -> f64

func.func @__wami_log10_f64(%x: f64) -> f64 {
  // 1 / ln 10, its first 26 bits, and the rest
  %factor = arith.constant 0.4342944819032518 : f64
  %factor_head = arith.constant 0.4342944845557213 : f64
  %factor_rest = arith.constant -2.6524694553078553e-09 : f64
  %result = func.call @__wami_log_scaled(%x, %factor, %factor_head, %factor_rest) : (f64, f64, f64, f64) -> f64
  return %result : f64
}

func.func @__wami_log10_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_log10_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}
