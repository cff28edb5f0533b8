// math.tan: sin y / cos y or -cos y / sin y, both from trig_kernels.mlir, after the reduction of trig_reduce.mlir.

func.func private @__wami_rem_pio2(f64) -> (i32, f64, f64)
func.func private @__wami_sin_kernel(f64, f64) -> (f64, f64)
func.func private @__wami_cos_kernel(f64, f64) -> (f64, f64)
func.func private @__wami_divide_pairs(f64, f64, f64, f64) -> f64

func.func @__wami_tan_f64(%x: f64) -> f64 {
  %pio4 = arith.constant 0.7853981633974483 : f64
  %tiny = arith.constant 7.450580596923828e-09 : f64
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %size = math.absf %x : f64
  %linear = arith.cmpf ole, %size, %tiny : f64
  %result = scf.if %linear -> f64 {
    scf.yield %x : f64
  } else {
    %small = arith.cmpf ole, %size, %pio4 : f64
    %n, %y, %rest = scf.if %small -> (i32, f64, f64) {
      scf.yield %c0, %x, %zero : i32, f64, f64
    } else {
      %its_n, %its_y, %its_rest = func.call @__wami_rem_pio2(%x) : (f64) -> (i32, f64, f64)
      scf.yield %its_n, %its_y, %its_rest : i32, f64, f64
    }
    %sin, %sin_rest = func.call @__wami_sin_kernel(%y, %rest) : (f64, f64) -> (f64, f64)
    %cos, %cos_rest = func.call @__wami_cos_kernel(%y, %rest) : (f64, f64) -> (f64, f64)
    %odd_bit = arith.andi %n, %c1 : i32
    %even = arith.cmpi eq, %odd_bit, %c0 : i32
    %minus_sin = arith.negf %sin : f64
    %minus_sin_rest = arith.negf %sin_rest : f64
    %above = arith.select %even, %sin, %cos : f64
    %above_rest = arith.select %even, %sin_rest, %cos_rest : f64
    %below = arith.select %even, %cos, %minus_sin : f64
    %below_rest = arith.select %even, %cos_rest, %minus_sin_rest : f64
    %quotient = func.call @__wami_divide_pairs(%above, %above_rest, %below, %below_rest) : (f64, f64, f64, f64) -> f64
    scf.yield %quotient : f64
  }
  return %result : f64
}

func.func @__wami_tan_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_tan_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
