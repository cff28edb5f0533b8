// math.log2: log_parts.mlir does the work. Powers of 2 that are f64 give integers exactly.

func.func private @__wami_log_scaled(f64, f64, f64, f64) -> f64

func.func @__wami_log2_f64(%x: f64) -> f64 {
  // 1 / ln 2, its first 26 bits, and the rest
  %factor = arith.constant 1.4426950408889634 : f64
  %factor_head = arith.constant 1.4426950514316559 : f64
  %factor_rest = arith.constant -1.0542692476429138e-08 : f64
  %result = func.call @__wami_log_scaled(%x, %factor, %factor_head, %factor_rest) : (f64, f64, f64, f64) -> f64
  return %result : f64
}

func.func @__wami_log2_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_log2_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}
