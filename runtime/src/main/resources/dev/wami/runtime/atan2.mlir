// math.atan2 %y, %x: the angle of the point (x, y), in (-pi, pi], -pi for y = -0 and negative x. Signs and infinities as in C, Annex F.10.1.4.

func.func private @__wami_atan_ratio(f64, f64) -> (f64, f64)

func.func @__wami_atan2_f64(%y: f64, %x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %two60 = arith.constant 8.673617379884035e-19 : f64
  %small_limit = arith.constant 1.0e-270 : f64
  %large_limit = arith.constant 1.0e+270 : f64
  %up = arith.constant 1.329227995784916e+36 : f64
  %down = arith.constant 7.52316384526264e-37 : f64
  %pi = arith.constant 3.141592653589793 : f64
  %pi_rest = arith.constant 1.2246467991473532e-16 : f64
  %pio2 = arith.constant 1.5707963267948966 : f64
  %c0 = arith.constant 0 : i64
  %x_size = math.absf %x : f64
  %y_size = math.absf %y : f64
  %x_bits = arith.bitcast %x : f64 to i64
  %left = arith.cmpi slt, %x_bits, %c0 : i64
  // Both infinite: as if both were 1.
  %x_infinite = arith.cmpf oeq, %x_size, %infinity : f64
  %y_infinite = arith.cmpf oeq, %y_size, %infinity : f64
  %both = arith.andi %x_infinite, %y_infinite : i1
  %xf = arith.select %both, %one, %x_size : f64
  %yf = arith.select %both, %one, %y_size : f64
  %flat_1 = arith.mulf %xf, %two60 : f64
  %flat = arith.cmpf ole, %yf, %flat_1 : f64
  %size = scf.if %flat -> f64 {
    // y/x is the angle, or what it lacks to pi; 0 also for x = 0.
    %y_zero = arith.cmpf oeq, %yf, %zero : f64
    %ratio = arith.divf %yf, %xf : f64
    %angle = arith.select %y_zero, %zero, %ratio : f64
    %value = arith.select %left, %pi, %angle : f64
    scf.yield %value : f64
  } else {
    %steep_1 = arith.mulf %yf, %two60 : f64
    %steep = arith.cmpf ole, %xf, %steep_1 : f64
    %value = scf.if %steep -> f64 {
      scf.yield %pio2 : f64
    } else {
      // Bring both away from the limits; neither is more than 2^60 times the other.
      %low = arith.cmpf olt, %xf, %small_limit : f64
      %high = arith.cmpf ogt, %xf, %large_limit : f64
      %scale_down = arith.select %high, %down, %one : f64
      %scale = arith.select %low, %up, %scale_down : f64
      %ys = arith.mulf %yf, %scale : f64
      %xs = arith.mulf %xf, %scale : f64
      %head, %rest = func.call @__wami_atan_ratio(%ys, %xs) : (f64, f64) -> (f64, f64)
      // On the left: pi - angle
      %other = arith.subf %pi, %head : f64
      %other_error_1 = arith.subf %pi, %other : f64
      %other_error = arith.subf %other_error_1, %head : f64
      %other_rest_1 = arith.subf %pi_rest, %rest : f64
      %other_rest = arith.addf %other_error, %other_rest_1 : f64
      %its_head = arith.select %left, %other, %head : f64
      %its_rest = arith.select %left, %other_rest, %rest : f64
      %sum = arith.addf %its_head, %its_rest : f64
      scf.yield %sum : f64
    }
    scf.yield %value : f64
  }
  %result = math.copysign %size, %y : f64
  return %result : f64
}

func.func @__wami_atan2_f32(%x: f32, %y: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %y_wide = arith.extf %y : f32 to f64
  %wide = func.call @__wami_atan2_f64(%x_wide, %y_wide) : (f64, f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
