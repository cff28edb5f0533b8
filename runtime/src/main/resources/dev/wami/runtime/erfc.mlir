// math.erfc: up to 1/2, 1 - x - x P(x^2), with the error of the first difference; above, and 2 less that below -1/2, erf_parts.mlir does the work.

func.func private @__wami_erf_ratio(f64) -> f64
func.func private @__wami_erfc_tail(f64) -> f64

func.func @__wami_erfc_f64(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %half : f64
  %result = scf.if %small -> f64 {
    %z = arith.mulf %x, %x : f64
    %p = func.call @__wami_erf_ratio(%z) : (f64) -> f64
    %less = arith.subf %one, %x : f64
    %error_1 = arith.subf %one, %less : f64
    %error = arith.subf %error_1, %x : f64
    %value_1 = arith.mulf %x, %p : f64
    %value_2 = arith.subf %value_1, %error : f64
    %value = arith.subf %less, %value_2 : f64
    scf.yield %value : f64
  } else {
    %tail = func.call @__wami_erfc_tail(%size) : (f64) -> f64
    %rest = arith.subf %two, %tail : f64
    %negative = arith.cmpf olt, %x, %zero : f64
    %number = arith.select %negative, %rest, %tail : f64
    %nan = arith.cmpf une, %x, %x : f64
    %value = arith.select %nan, %x, %number : f64
    scf.yield %value : f64
  }
  return %result : f64
}

func.func @__wami_erfc_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_erfc_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
