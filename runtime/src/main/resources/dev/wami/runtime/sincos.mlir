// math.sin and math.cos, in radians. trig_reduce.mlir brings the argument to [-pi/4, pi/4]; polynomials there (coefficients.py).

func.func private @__wami_rem_pio2(f64) -> (i32, f64, f64)

// sin(y + rest) for |y| <= pi/4 and rest below half a unit of y:  y + (y^3 S(y^2) + rest (1 - y^2/2))
func.func private @__wami_sin_kernel(%y: f64, %rest: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %s0 = arith.constant -0.16666666666666632 : f64
  %s1 = arith.constant 0.00833333333332249 : f64
  %s2 = arith.constant -0.00019841269829857792 : f64
  %s3 = arith.constant 2.755731370699527e-06 : f64
  %s4 = arith.constant -2.5050760238990148e-08 : f64
  %s5 = arith.constant 1.589690897783227e-10 : f64
  %z = arith.mulf %y, %y : f64
  %w = arith.mulf %z, %z : f64
  %a5 = arith.mulf %z, %s5 : f64
  %a45 = arith.addf %a5, %s4 : f64
  %a3 = arith.mulf %z, %s3 : f64
  %a23 = arith.addf %a3, %s2 : f64
  %a45w = arith.mulf %a45, %w : f64
  %a2to5 = arith.addf %a23, %a45w : f64
  %a1 = arith.mulf %z, %s1 : f64
  %a2to5w = arith.mulf %a2to5, %w : f64
  %a1to5 = arith.addf %a1, %a2to5w : f64
  %a = arith.addf %s0, %a1to5 : f64
  %y3 = arith.mulf %y, %z : f64
  %bend = arith.mulf %y3, %a : f64
  %z_half = arith.mulf %z, %half : f64
  %slope = arith.subf %one, %z_half : f64
  %from_rest = arith.mulf %rest, %slope : f64
  %below = arith.addf %bend, %from_rest : f64
  %result = arith.addf %y, %below : f64
  return %result : f64
}

// cos(y + rest):  1 - y^2/2 + (y^4 C(y^2) - y rest), with the error of 1 - y^2/2
func.func private @__wami_cos_kernel(%y: f64, %rest: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %c0 = arith.constant 0.0416666666666666 : f64
  %c1 = arith.constant -0.0013888888888874474 : f64
  %c2 = arith.constant 2.4801587289671527e-05 : f64
  %c3 = arith.constant -2.755731440102412e-07 : f64
  %c4 = arith.constant 2.087572927989483e-09 : f64
  %c5 = arith.constant -1.135993415322569e-11 : f64
  %z = arith.mulf %y, %y : f64
  %w = arith.mulf %z, %z : f64
  %a5 = arith.mulf %z, %c5 : f64
  %a45 = arith.addf %a5, %c4 : f64
  %a3 = arith.mulf %z, %c3 : f64
  %a23 = arith.addf %a3, %c2 : f64
  %a45w = arith.mulf %a45, %w : f64
  %a2to5 = arith.addf %a23, %a45w : f64
  %a1 = arith.mulf %z, %c1 : f64
  %a01 = arith.addf %c0, %a1 : f64
  %a2to5w = arith.mulf %a2to5, %w : f64
  %a = arith.addf %a01, %a2to5w : f64
  %bend = arith.mulf %w, %a : f64
  %z_half = arith.mulf %z, %half : f64
  %top = arith.subf %one, %z_half : f64
  %top_back = arith.subf %one, %top : f64
  %error = arith.subf %top_back, %z_half : f64
  %from_rest = arith.mulf %y, %rest : f64
  %bend_rest = arith.subf %bend, %from_rest : f64
  %below = arith.addf %error, %bend_rest : f64
  %result = arith.addf %top, %below : f64
  return %result : f64
}

func.func @__wami_sin_f64(%x: f64) -> f64 {
  %pio4 = arith.constant 0.7853981633974483 : f64
  %tiny = arith.constant 1.4901161193847656e-08 : f64
  %zero = arith.constant 0.0 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %pio4 : f64
  %result = scf.if %small -> f64 {
    // Below 2^-26 it is x, also for the sign of zero.
    %linear = arith.cmpf olt, %size, %tiny : f64
    %near = scf.if %linear -> f64 {
      scf.yield %x : f64
    } else {
      %y = func.call @__wami_sin_kernel(%x, %zero) : (f64, f64) -> f64
      scf.yield %y : f64
    }
    scf.yield %near : f64
  } else {
    %n, %head, %rest = func.call @__wami_rem_pio2(%x) : (f64) -> (i32, f64, f64)
    %y = func.call @__wami_sin_quarter(%n, %head, %rest) : (i32, f64, f64) -> f64
    scf.yield %y : f64
  }
  return %result : f64
}

func.func @__wami_cos_f64(%x: f64) -> f64 {
  %pio4 = arith.constant 0.7853981633974483 : f64
  %zero = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : i32
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %pio4 : f64
  %result = scf.if %small -> f64 {
    %y = func.call @__wami_cos_kernel(%x, %zero) : (f64, f64) -> f64
    scf.yield %y : f64
  } else {
    // cos x = sin(x + pi/2)
    %n, %head, %rest = func.call @__wami_rem_pio2(%x) : (f64) -> (i32, f64, f64)
    %n1 = arith.addi %n, %c1 : i32
    %y = func.call @__wami_sin_quarter(%n1, %head, %rest) : (i32, f64, f64) -> f64
    scf.yield %y : f64
  }
  return %result : f64
}

// sin(n pi/2 + y + rest): sin, cos, -sin, -cos for n modulo 4
func.func private @__wami_sin_quarter(%n: i32, %y: f64, %rest: f64) -> f64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %odd_bit = arith.andi %n, %c1 : i32
  %even = arith.cmpi eq, %odd_bit, %c0 : i32
  %value = scf.if %even -> f64 {
    %sin = func.call @__wami_sin_kernel(%y, %rest) : (f64, f64) -> f64
    scf.yield %sin : f64
  } else {
    %cos = func.call @__wami_cos_kernel(%y, %rest) : (f64, f64) -> f64
    scf.yield %cos : f64
  }
  %half_turn = arith.andi %n, %c2 : i32
  %negate = arith.cmpi ne, %half_turn, %c0 : i32
  %negated = arith.negf %value : f64
  %result = arith.select %negate, %negated, %value : f64
  return %result : f64
}

func.func @__wami_sin_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_sin_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}

func.func @__wami_cos_f32(%x: f32) -> f32 {
  %wide = arith.extf %x : f32 to f64
  %y = func.call @__wami_cos_f64(%wide) : (f64) -> f64
  %narrow = arith.truncf %y : f64 to f32
  return %narrow : f32
}
