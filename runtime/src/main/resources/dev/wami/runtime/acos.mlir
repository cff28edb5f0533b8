// math.acos: asin_parts.mlir does the work; pi/2 minus its result up to 1/2, twice its result beyond, pi minus that on the left.

func.func private @__wami_asin_parts(f64) -> (f64, f64)

func.func @__wami_acos_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %pio2 = arith.constant 1.5707963267948966 : f64
  %pio2_rest = arith.constant 6.123233995736766e-17 : f64
  %size = math.absf %x : f64
  %large = arith.cmpf ogt, %size, %half : f64
  %head, %rest = func.call @__wami_asin_parts(%x) : (f64) -> (f64, f64)
  // offset - factor (head + rest): pi/2 and 1, 0 and -2, pi and 2
  %head2 = arith.addf %head, %head : f64
  %rest2 = arith.addf %rest, %rest : f64
  %pi = arith.addf %pio2, %pio2 : f64
  %pi_rest = arith.addf %pio2_rest, %pio2_rest : f64
  %offset = arith.select %large, %pi, %pio2 : f64
  %offset_rest = arith.select %large, %pi_rest, %pio2_rest : f64
  %h = arith.select %large, %head2, %head : f64
  %r = arith.select %large, %rest2, %rest : f64
  %top = arith.subf %offset, %h : f64
  %error_1 = arith.subf %offset, %top : f64
  %error = arith.subf %error_1, %h : f64
  %turned_1 = arith.subf %offset_rest, %r : f64
  %turned_2 = arith.addf %error, %turned_1 : f64
  %turned = arith.addf %top, %turned_2 : f64
  %direct = arith.addf %head2, %rest2 : f64
  %not_left = arith.cmpf oge, %x, %zero : f64
  %right_large = arith.andi %not_left, %large : i1
  %result = arith.select %right_large, %direct, %turned : f64
  return %result : f64
}

func.func @__wami_acos_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_acos_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
