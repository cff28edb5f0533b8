// What asin and acos share.

// For |x| <= 1/2: asin x = head + rest with head = x. For 1/2 < |x| <= 1: asin sqrt((1 - |x|)/2), that is acos|x| / 2 and (pi/2 - asin|x|) / 2.
// NaN beyond 1. Polynomial: coefficients.py.
//
// s = sqrt z is completed by (z - h^2) / (s + h) - (s - h), where h is the upper half of s and h^2 exact.
func.func private @__wami_asin_parts(%x: f64) -> (f64, f64) {
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %size = math.absf %x : f64
  %small = arith.cmpf ole, %size, %half : f64
  %head, %tail, %z = scf.if %small -> (f64, f64, f64) {
    %zero = arith.constant 0.0 : f64
    %x2 = arith.mulf %x, %x : f64
    scf.yield %x, %zero, %x2 : f64, f64, f64
  } else {
    %z1_1 = arith.subf %one, %size : f64
    %z1 = arith.mulf %z1_1, %half : f64
    %s = math.sqrt %z1 : f64
    %s_bits = arith.bitcast %s : f64 to i64
    %h_bits = arith.andi %s_bits, %upper_half : i64
    %h = arith.bitcast %h_bits : i64 to f64
    %positive = arith.addf %s, %h : f64
    %low_1 = arith.mulf %h, %h : f64
    %low_2 = arith.subf %z1, %low_1 : f64
    %low = arith.divf %low_2, %positive : f64
    %zero = arith.constant 0.0 : f64
    %nonzero = arith.cmpf ogt, %s, %zero : f64
    %low_or_zero = arith.select %nonzero, %low, %s : f64
    scf.yield %h, %low_or_zero, %z1 : f64, f64, f64
  }
  %p0 = arith.constant 0.16666666666666763 : f64
  %p1 = arith.constant 0.0749999999997013 : f64
  %p2 = arith.constant 0.04464285717525319 : f64
  %p3 = arith.constant 0.030381942676930507 : f64
  %p4 = arith.constant 0.022372215857815774 : f64
  %p5 = arith.constant 0.017351596388208712 : f64
  %p6 = arith.constant 0.013981007620510225 : f64
  %p7 = arith.constant 0.011397384445130736 : f64
  %p8 = arith.constant 0.010788797569066004 : f64
  %p9 = arith.constant 0.0036742044419660687 : f64
  %p10 = arith.constant 0.02178563425515293 : f64
  %p11 = arith.constant -0.021109486038811003 : f64
  %p12 = arith.constant 0.03269755225600622 : f64
  %p_1_0_1 = arith.mulf %p1, %z : f64
  %p_1_0 = arith.addf %p0, %p_1_0_1 : f64
  %p_1_1_1 = arith.mulf %p3, %z : f64
  %p_1_1 = arith.addf %p2, %p_1_1_1 : f64
  %p_1_2_1 = arith.mulf %p5, %z : f64
  %p_1_2 = arith.addf %p4, %p_1_2_1 : f64
  %p_1_3_1 = arith.mulf %p7, %z : f64
  %p_1_3 = arith.addf %p6, %p_1_3_1 : f64
  %p_1_4_1 = arith.mulf %p9, %z : f64
  %p_1_4 = arith.addf %p8, %p_1_4_1 : f64
  %p_1_5_1 = arith.mulf %p11, %z : f64
  %p_1_5 = arith.addf %p10, %p_1_5_1 : f64
  %z_2 = arith.mulf %z, %z : f64
  %p_2_0_1 = arith.mulf %p_1_1, %z_2 : f64
  %p_2_0 = arith.addf %p_1_0, %p_2_0_1 : f64
  %p_2_1_1 = arith.mulf %p_1_3, %z_2 : f64
  %p_2_1 = arith.addf %p_1_2, %p_2_1_1 : f64
  %p_2_2_1 = arith.mulf %p_1_5, %z_2 : f64
  %p_2_2 = arith.addf %p_1_4, %p_2_2_1 : f64
  %z_4 = arith.mulf %z_2, %z_2 : f64
  %p_4_0_1 = arith.mulf %p_2_1, %z_4 : f64
  %p_4_0 = arith.addf %p_2_0, %p_4_0_1 : f64
  %p_4_1_1 = arith.mulf %p12, %z_4 : f64
  %p_4_1 = arith.addf %p_2_2, %p_4_1_1 : f64
  %z_8 = arith.mulf %z_4, %z_4 : f64
  %p_1 = arith.mulf %p_4_1, %z_8 : f64
  %p = arith.addf %p_4_0, %p_1 : f64
  %whole = arith.addf %head, %tail : f64
  %bend_1 = arith.mulf %whole, %z : f64
  %bend = arith.mulf %bend_1, %p : f64
  %rest = arith.addf %tail, %bend : f64
  return %head, %rest : f64, f64
}
