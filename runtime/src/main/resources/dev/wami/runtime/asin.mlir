// math.asin: asin_parts.mlir does the work; beyond 1/2, pi/2 - 2 (its result).

func.func private @__wami_asin_parts(f64) -> (f64, f64)

func.func @__wami_asin_f64(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %tiny = arith.constant 7.450580596923828e-09 : f64
  %pio2 = arith.constant 1.5707963267948966 : f64
  %pio2_rest = arith.constant 6.123233995736766e-17 : f64
  %size = math.absf %x : f64
  %linear = arith.cmpf ole, %size, %tiny : f64
  %result = scf.if %linear -> f64 {
    scf.yield %x : f64
  } else {
    %head, %rest = func.call @__wami_asin_parts(%x) : (f64) -> (f64, f64)
    %direct = arith.addf %head, %rest : f64
    %head2 = arith.addf %head, %head : f64
    %rest2 = arith.addf %rest, %rest : f64
    %top = arith.subf %pio2, %head2 : f64
    %error_1 = arith.subf %pio2, %top : f64
    %error = arith.subf %error_1, %head2 : f64
    %turned_1 = arith.subf %pio2_rest, %rest2 : f64
    %turned_2 = arith.addf %error, %turned_1 : f64
    %turned = arith.addf %top, %turned_2 : f64
    %signed = math.copysign %turned, %x : f64
    %large = arith.cmpf ogt, %size, %half : f64
    %value = arith.select %large, %signed, %direct : f64
    scf.yield %value : f64
  }
  return %result : f64
}

func.func @__wami_asin_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_asin_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
