// math.tanh: with m + m' = e^(2|x|) - 1, tanh |x| = (m + m') / (2 + m + m'); 1 beyond 22.

func.func private @__wami_expm1_parts(f64) -> (f64, f64)
func.func private @__wami_divide_pairs(f64, f64, f64, f64) -> f64

func.func @__wami_tanh_f64(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %tiny = arith.constant 7.450580596923828e-09 : f64
  %limit = arith.constant 22.0 : f64
  %size = math.absf %x : f64
  %linear = arith.cmpf ole, %size, %tiny : f64
  %result = scf.if %linear -> f64 {
    scf.yield %x : f64
  } else {
    %large = arith.cmpf oge, %size, %limit : f64
    %value = scf.if %large -> f64 {
      scf.yield %one : f64
    } else {
      %twice = arith.addf %size, %size : f64
      %head, %rest = func.call @__wami_expm1_parts(%twice) : (f64) -> (f64, f64)
      %d = arith.addf %head, %two : f64
      %d_m = arith.subf %d, %two : f64
      %d_two = arith.subf %d, %d_m : f64
      %d_rest_1 = arith.subf %head, %d_m : f64
      %d_rest_2 = arith.subf %two, %d_two : f64
      %d_rest_3 = arith.addf %d_rest_1, %d_rest_2 : f64
      %d_rest = arith.addf %d_rest_3, %rest : f64
      %quotient = func.call @__wami_divide_pairs(%head, %rest, %d, %d_rest) : (f64, f64, f64, f64) -> f64
      scf.yield %quotient : f64
    }
    %signed = math.copysign %value, %x : f64
    scf.yield %signed : f64
  }
  return %result : f64
}

func.func @__wami_tanh_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_tanh_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
