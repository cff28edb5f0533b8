// math.erf: up to 3/4, x + x P(x^2); then 1 - erfc |x|. erf_parts.mlir does the work.

func.func private @__wami_erf_ratio(f64) -> f64
func.func private @__wami_erfc_tail(f64) -> f64

func.func @__wami_erf_f64(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %near = arith.constant 0.75 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %near : f64
  %result = scf.if %small -> f64 {
    %z = arith.mulf %x, %x : f64
    %p = func.call @__wami_erf_ratio(%z) : (f64) -> f64
    %value_1 = arith.mulf %x, %p : f64
    %value = arith.addf %x, %value_1 : f64
    scf.yield %value : f64
  } else {
    %tail = func.call @__wami_erfc_tail(%size) : (f64) -> f64
    %rest = arith.subf %one, %tail : f64
    %signed = math.copysign %rest, %x : f64
    %nan = arith.cmpf une, %x, %x : f64
    %value = arith.select %nan, %x, %signed : f64
    scf.yield %value : f64
  }
  return %result : f64
}

func.func @__wami_erf_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_erf_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
