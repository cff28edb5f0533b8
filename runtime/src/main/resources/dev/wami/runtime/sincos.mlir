// math.sin and math.cos, in radians. trig_reduce.mlir brings the argument to [-pi/4, pi/4], trig_kernels.mlir does the rest.

func.func private @__wami_rem_pio2(f64) -> (i32, f64, f64)
func.func private @__wami_sin_kernel(f64, f64) -> (f64, f64)
func.func private @__wami_cos_kernel(f64, f64) -> (f64, f64)

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
      %top, %below = func.call @__wami_sin_kernel(%x, %zero) : (f64, f64) -> (f64, f64)
      %y = arith.addf %top, %below : f64
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
    %top, %below = func.call @__wami_cos_kernel(%x, %zero) : (f64, f64) -> (f64, f64)
    %y = arith.addf %top, %below : f64
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
  %top, %below = scf.if %even -> (f64, f64) {
    %sin, %sin_below = func.call @__wami_sin_kernel(%y, %rest) : (f64, f64) -> (f64, f64)
    scf.yield %sin, %sin_below : f64, f64
  } else {
    %cos, %cos_below = func.call @__wami_cos_kernel(%y, %rest) : (f64, f64) -> (f64, f64)
    scf.yield %cos, %cos_below : f64, f64
  }
  %value = arith.addf %top, %below : f64
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
