// sin and cos on [-pi/4, pi/4], each as the sum of two numbers, the second small beside the first. Polynomials: coefficients.py.

// sin(y + rest) = y + (y^3 S(y^2) + rest (1 - y^2/2)), for |y| <= pi/4 and rest below half a unit of y
func.func private @__wami_sin_kernel(%y: f64, %rest: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %s0 = arith.constant -0.16666666666666632 : f64
  %s1 = arith.constant 0.00833333333332249 : f64
  %s2 = arith.constant -0.00019841269829857751 : f64
  %s3 = arith.constant 2.7557313706960665e-06 : f64
  %s4 = arith.constant -2.505076023024833e-08 : f64
  %s5 = arith.constant 1.5896908292177592e-10 : f64
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
  return %y, %below : f64, f64
}

// cos(y + rest) = 1 - y^2/2 + y^4 C(y^2) - y rest. With h the upper half of y, h^2/2 is exact, the error of 1 - h^2/2 is known, and
// y^2/2 - h^2/2 = (y - h)(y + h)/2 is small.
func.func private @__wami_cos_kernel(%y: f64, %rest: f64) -> (f64, f64) {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  %c0 = arith.constant 0.0416666666666666 : f64
  %c1 = arith.constant -0.0013888888888874474 : f64
  %c2 = arith.constant 2.4801587289671547e-05 : f64
  %c3 = arith.constant -2.755731440103645e-07 : f64
  %c4 = arith.constant 2.0875729282325385e-09 : f64
  %c5 = arith.constant -1.1359934309473914e-11 : f64
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
  %y_bits = arith.bitcast %y : f64 to i64
  %h_bits = arith.andi %y_bits, %upper_half : i64
  %h = arith.bitcast %h_bits : i64 to f64
  %h_half = arith.mulf %h, %half : f64
  %h2_half = arith.mulf %h_half, %h : f64
  %y_minus_h = arith.subf %y, %h : f64
  %y_plus_h = arith.addf %y, %h : f64
  %y_plus_h_half = arith.mulf %y_plus_h, %half : f64
  %square_rest = arith.mulf %y_minus_h, %y_plus_h_half : f64
  %top = arith.subf %one, %h2_half : f64
  %top_back = arith.subf %one, %top : f64
  %top_error = arith.subf %top_back, %h2_half : f64
  %error = arith.subf %top_error, %square_rest : f64
  %from_rest = arith.mulf %y, %rest : f64
  %bend_rest = arith.subf %bend, %from_rest : f64
  %below = arith.addf %error, %bend_rest : f64
  return %top, %below : f64, f64
}
