// math.log1p: ln(1 + x), accurate also near 0.
//
// Where 1 + x is between sqrt(1/2) and sqrt(2), x is the f of log_parts.mlir. Elsewhere u = 1 + x is rounded, by c, which is exact, and
// ln(u + c) = ln u + c/u, as the next term, (c/u)^2/2, is below 2^-107.

func.func private @__wami_log_kernel(f64, f64) -> (f64, f64)
func.func private @__wami_log_parts(f64) -> (f64, f64)

func.func @__wami_log1p_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %low = arith.constant -0.29289 : f64
  %high = arith.constant 0.41421 : f64
  %tiny = arith.constant 5.551115123125783e-17 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %size = math.absf %x : f64
  %linear = arith.cmpf olt, %size, %tiny : f64
  %result = scf.if %linear -> f64 {
    scf.yield %x : f64
  } else {
    %above_low = arith.cmpf ogt, %x, %low : f64
    %below_high = arith.cmpf olt, %x, %high : f64
    %near = arith.andi %above_low, %below_high : i1
    %ln = scf.if %near -> f64 {
      %head, %rest = func.call @__wami_log_kernel(%x, %zero) : (f64, f64) -> (f64, f64)
      %sum = arith.addf %head, %rest : f64
      scf.yield %sum : f64
    } else {
      %u = arith.addf %one, %x : f64
      %head, %rest = func.call @__wami_log_parts(%u) : (f64) -> (f64, f64)
      %head_size = math.absf %head : f64
      %finite = arith.cmpf olt, %head_size, %infinity : f64
      // c = (1 + x) - u, the smaller addend taken last
      %x_large = arith.cmpf ogt, %x, %one : f64
      %larger = arith.select %x_large, %x, %one : f64
      %smaller = arith.select %x_large, %one, %x : f64
      %u_less = arith.subf %u, %larger : f64
      %c = arith.subf %smaller, %u_less : f64
      %correction = arith.divf %c, %u : f64
      %corrected = arith.addf %rest, %correction : f64
      %sum = arith.addf %head, %corrected : f64
      %value = arith.select %finite, %sum, %head : f64
      scf.yield %value : f64
    }
    scf.yield %ln : f64
  }
  return %result : f64
}

func.func @__wami_log1p_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_log1p_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}
