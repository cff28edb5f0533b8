// math.atan: atan_parts.mlir does the work; x near 0, pi/2 far out.

func.func private @__wami_atan_ratio(f64, f64) -> (f64, f64)

func.func @__wami_atan_f64(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %tiny = arith.constant 7.450580596923828e-09 : f64
  %huge = arith.constant 18014398509481984.0 : f64
  %pio2 = arith.constant 1.5707963267948966 : f64
  %size = math.absf %x : f64
  %linear = arith.cmpf ole, %size, %tiny : f64
  %result = scf.if %linear -> f64 {
    scf.yield %x : f64
  } else {
    %far = arith.cmpf oge, %size, %huge : f64
    %value = scf.if %far -> f64 {
      scf.yield %pio2 : f64
    } else {
      %head, %rest = func.call @__wami_atan_ratio(%size, %one) : (f64, f64) -> (f64, f64)
      %sum = arith.addf %head, %rest : f64
      scf.yield %sum : f64
    }
    %signed = math.copysign %value, %x : f64
    scf.yield %signed : f64
  }
  return %result : f64
}

func.func @__wami_atan_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_atan_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
