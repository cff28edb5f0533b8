// math.log: log_parts.mlir does the work.

func.func private @__wami_log_parts(f64) -> (f64, f64)

func.func @__wami_log_f64(%x: f64) -> f64 {
  %head, %rest = func.call @__wami_log_parts(%x) : (f64) -> (f64, f64)
  %result = arith.addf %head, %rest : f64
  return %result : f64
}

func.func @__wami_log_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_log_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}
