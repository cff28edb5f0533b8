// math.powf: x^y = e^(y ln x), with ln x to about 68 bits.
//
// ln x. x = 2^k z with z in one of 32 intervals, each with a number 1/c of 9 bits near the inverse of its middle, and ln c (1/c = 1 and
// ln c = 0 around 1). z = zh + zl with zh of 22 bits, rounded to nearest, so that rh = zh/c - 1 and rl = zl/c are exact, and so is rh^2:
//
//   ln x = k ln2 + ln c + ln(1 + r),  r = rh + rl,  ln(1 + r) = rh - rh^2/2 + rl - rl (rh + rl/2) + r^3 P(r)
//                                                               |__ exact ___|
// k ln2 and ln c have heads in steps of 2^-42, so that their sum with rh is exact. Around 1, rh is 0 or at least twice |rl|: no digits
// cancel in rh + rl.
//
// e^(y ln x). y and ln x are cut in two so that the product of their heads is exact; the rest joins the small terms. Constants: coefficients.py.

func.func private @__wami_exp_sum(f64, f64, i64) -> f64

// For each interval: 1/c, ln c in steps of 2^-42, and what that lacks.
memref.global "private" constant @__wami_log_table : memref<96xf64> = dense<[
  1.337890625, -0.2910942132227774, 5.989302587544076e-14, 1.310546875, -0.2704445119322827, 1.0868597510348195e-13,
  1.28515625, -0.2508803062858078, -1.5973663463624904e-15, 1.259765625, -0.2309256917562834, 1.8708555799068442e-14,
  1.234375, -0.21056476910735, 3.6507188831790577e-16, 1.2109375, -0.19139485299956505, -6.440856150696892e-14,
  1.189453125, -0.17349364267033707, -5.217182669884592e-14, 1.16796875, -0.15526612891108016, -4.3792508292406054e-14,
  1.146484375, -0.13670019478854556, -4.310426838472474e-14, 1.126953125, -0.11951764146851929, -7.249000326669549e-14,
  1.107421875, -0.10203467868814187, -1.0241934414218483e-13, 1.087890625, -0.0842406148876762, -1.0003539556895334e-13,
  1.0703125, -0.06795066190852594, 1.8195060030168815e-14, 1.052734375, -0.051390945869570714, 8.134490401032933e-14,
  1.03515625, -0.034552381506728125, 6.839139742328777e-14, 1.01953125, -0.019342962843211353, 8.041853850522586e-14,
  1.0, 0.0, 0.0, 0.974609375, 0.02571852928804219, -5.307171319656295e-14,
  0.9453125, 0.05623971832278585, 9.023009281142904e-14, 0.91796875, 0.0855919303353403, 6.322009333691484e-14,
  0.892578125, 0.1136412341452342, 6.889214192008475e-14, 0.869140625, 0.14025034287328708, -1.9509765515283165e-14,
  0.845703125, 0.16758689703692653, 9.140819889491412e-14, 0.82421875, 0.1933193110035063, -1.0320443688698849e-14,
  0.802734375, 0.2197314105433179, -4.472851385991314e-14, 0.783203125, 0.24436319773303694, -9.834201296269778e-14,
  0.765625, 0.2670627852489815, 6.371947269815667e-14, 0.748046875, 0.290289635858926, -6.418144637660116e-14,
  0.73046875, 0.3140688276250785, -1.0263280755261064e-13, 0.712890625, 0.33842727145702156, -5.280156204729064e-15,
  0.697265625, 0.36058884325984764, 2.1072368850361424e-14, 0.68359375, 0.38039147055610556, -5.713877721652611e-14
]>

func.func @__wami_powf_f64(%x: f64, %y: f64) -> f64 {
  %false = arith.constant false
  %c0 = arith.constant 0 : i64
  %least_normal = arith.constant 0x0010000000000000 : i64
  %normals = arith.constant 0x7FE0000000000000 : i64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %zero = arith.constant 0.0 : f64

  // The bits of a positive normal number, an exponent to add, and a sign for the result; or the result.
  %x_bits = arith.bitcast %x : f64 to i64
  %above = arith.subi %x_bits, %least_normal : i64
  %x_ordinary = arith.cmpi ult, %above, %normals : i64
  %y_size = math.absf %y : f64
  %y_finite = arith.cmpf olt, %y_size, %infinity : f64
  %ordinary = arith.andi %x_ordinary, %y_finite : i1
  %special, %value, %bits, %e, %sign = scf.if %ordinary -> (i1, f64, i64, i64, i64) {
    scf.yield %false, %zero, %x_bits, %c0, %c0 : i1, f64, i64, i64, i64
  } else {
    %its:5 = func.call @__wami_pow_special(%x, %y) : (f64, f64) -> (i1, f64, i64, i64, i64)
    scf.yield %its#0, %its#1, %its#2, %its#3, %its#4 : i1, f64, i64, i64, i64
  }
  %result = scf.if %special -> f64 {
    scf.yield %value : f64
  } else {
    %start = arith.constant 0x3fe7aaaaaaaaaaab : i64
    %exponent = arith.constant 0xFFF0000000000000 : i64
    %c52 = arith.constant 52 : i64
    %c47 = arith.constant 47 : i64
    %mask5 = arith.constant 31 : i64
    %three = arith.constant 3 : index
    %one_index = arith.constant 1 : index
    %two_index = arith.constant 2 : index
    %one = arith.constant 1.0 : f64
    %half = arith.constant 0.5 : f64
    %log_table = memref.get_global @__wami_log_table : memref<96xf64>

    %over = arith.subi %bits, %start : i64
    %k_bits = arith.andi %over, %exponent : i64
    %k_of_bits = arith.shrsi %over, %c52 : i64
    %k = arith.addi %k_of_bits, %e : i64
    %k32 = arith.trunci %k : i64 to i32
    %k_float = arith.sitofp %k32 : i32 to f64
    %interval_up = arith.shrui %over, %c47 : i64
    %interval = arith.andi %interval_up, %mask5 : i64
    %interval32 = arith.trunci %interval : i64 to i32
    %interval_index = arith.index_cast %interval32 : i32 to index
    %at0 = arith.muli %interval_index, %three : index
    %at1 = arith.addi %at0, %one_index : index
    %at2 = arith.addi %at0, %two_index : index
    %inverse = memref.load %log_table[%at0] : memref<96xf64>
    %ln_c_head = memref.load %log_table[%at1] : memref<96xf64>
    %ln_c_rest = memref.load %log_table[%at2] : memref<96xf64>

    // z = zh + zl, r = rh + rl
    %round32 = arith.constant 0x80000000 : i64
    %upper32 = arith.constant 0xFFFFFFFF00000000 : i64
    %z_bits = arith.subi %bits, %k_bits : i64
    %z_up = arith.addi %z_bits, %round32 : i64
    %zh_bits = arith.andi %z_up, %upper32 : i64
    %z = arith.bitcast %z_bits : i64 to f64
    %zh = arith.bitcast %zh_bits : i64 to f64
    %zl = arith.subf %z, %zh : f64
    %zh_c = arith.mulf %zh, %inverse : f64
    %rh = arith.subf %zh_c, %one : f64
    %rl = arith.mulf %zl, %inverse : f64
    %r = arith.addf %rh, %rl : f64

    // ln x = (log + log_error exactly) + (all that is small)
    %ln2_head = arith.constant 0.6931471805598903 : f64
    %ln2_rest = arith.constant 5.497923018708371e-14 : f64
    %k_head = arith.mulf %k_float, %ln2_head : f64
    %k_c = arith.addf %k_head, %ln_c_head : f64
    %k_c_rh = arith.addf %k_c, %rh : f64
    %rh_half = arith.mulf %rh, %half : f64
    %rh2_half = arith.mulf %rh_half, %rh : f64
    %log1 = arith.subf %k_c_rh, %rh2_half : f64
    %log1_back = arith.subf %k_c_rh, %log1 : f64
    %log1_error = arith.subf %log1_back, %rh2_half : f64
    %log = arith.addf %log1, %rl : f64
    %log_back = arith.subf %log1, %log : f64
    %log_error = arith.addf %log_back, %rl : f64

    %p0 = arith.constant 0.3333333333333333 : f64
    %p1 = arith.constant -0.24999999999999997 : f64
    %p2 = arith.constant 0.20000000000029158 : f64
    %p3 = arith.constant -0.16666666666740176 : f64
    %p4 = arith.constant 0.1428571366287354 : f64
    %p5 = arith.constant -0.12499999029343607 : f64
    %p6 = arith.constant 0.11115368155356117 : f64
    %p7 = arith.constant -0.10004878108445237 : f64
    %r2 = arith.mulf %r, %r : f64
    %r4 = arith.mulf %r2, %r2 : f64
    %a1 = arith.mulf %r, %p1 : f64
    %a01 = arith.addf %a1, %p0 : f64
    %a3 = arith.mulf %r, %p3 : f64
    %a23 = arith.addf %a3, %p2 : f64
    %a5 = arith.mulf %r, %p5 : f64
    %a45 = arith.addf %a5, %p4 : f64
    %a7 = arith.mulf %r, %p7 : f64
    %a67 = arith.addf %a7, %p6 : f64
    %a23r = arith.mulf %a23, %r2 : f64
    %a0to3 = arith.addf %a01, %a23r : f64
    %a67r = arith.mulf %a67, %r2 : f64
    %a4to7 = arith.addf %a45, %a67r : f64
    %a4to7r = arith.mulf %a4to7, %r4 : f64
    %a = arith.addf %a0to3, %a4to7r : f64
    %r3 = arith.mulf %r2, %r : f64
    %cubic = arith.mulf %r3, %a : f64

    %rl_half = arith.mulf %rl, %half : f64
    %rh_rl = arith.addf %rh, %rl_half : f64
    %square_rest = arith.mulf %rl, %rh_rl : f64
    %k_rest = arith.mulf %k_float, %ln2_rest : f64
    %k_c_rest = arith.addf %k_rest, %ln_c_rest : f64
    %curved = arith.subf %cubic, %square_rest : f64
    %errors = arith.addf %log1_error, %log_error : f64
    %errors_k = arith.addf %errors, %k_c_rest : f64
    %log_rest = arith.addf %curved, %errors_k : f64

    // y ln x = t + t_rest; t is exact
    %upper26 = arith.constant 0xFFFFFFFFF8000000 : i64
    %y_bits = arith.bitcast %y : f64 to i64
    %yh_bits = arith.andi %y_bits, %upper26 : i64
    %yh = arith.bitcast %yh_bits : i64 to f64
    %yl = arith.subf %y, %yh : f64
    %ln_x = arith.addf %log, %log_rest : f64
    %ln_x_back = arith.subf %log, %ln_x : f64
    %ln_x_rest = arith.addf %ln_x_back, %log_rest : f64
    %ln_x_bits = arith.bitcast %ln_x : f64 to i64
    %lh_bits = arith.andi %ln_x_bits, %upper26 : i64
    %lh = arith.bitcast %lh_bits : i64 to f64
    %ll0 = arith.subf %ln_x, %lh : f64
    %ll = arith.addf %ll0, %ln_x_rest : f64
    %t = arith.mulf %yh, %lh : f64
    %yl_lh = arith.mulf %yl, %lh : f64
    %y_ll = arith.mulf %y, %ll : f64
    %t_rest = arith.addf %yl_lh, %y_ll : f64

    %power = func.call @__wami_exp_sum(%t, %t_rest, %sign) : (f64, f64, i64) -> f64
    scf.yield %power : f64
  }
  return %result : f64
}

// Where x is not a positive normal number or y is not finite: true and the power; or false, the bits of |x| scaled to a normal number,
// the exponent of the scale, and the sign of the power. C, Annex F.10.4.4, gives the values.
func.func private @__wami_pow_special(%x: f64, %y: f64) -> (i1, f64, i64, i64, i64) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : i64
  %c-54 = arith.constant -54 : i64
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %sign_mask = arith.constant 0x8000000000000000 : i64
  %two54 = arith.constant 18014398509481984.0 : f64
  %x_size = math.absf %x : f64
  %y_size = math.absf %y : f64
  %y_negative = arith.cmpf olt, %y, %zero : f64

  // y odd or an integer at all; all numbers above 2^53 are even
  %y_trunc = math.trunc %y : f64
  %integer = arith.cmpf oeq, %y_trunc, %y : f64
  %y_half = arith.mulf %y, %half : f64
  %y_half_trunc = math.trunc %y_half : f64
  %not_even = arith.cmpf one, %y_half_trunc, %y_half : f64
  %odd = arith.andi %integer, %not_even : i1
  %x_bits = arith.bitcast %x : f64 to i64
  %x_sign = arith.andi %x_bits, %sign_mask : i64
  %sign = arith.select %odd, %x_sign, %c0 : i64

  %y_zero = arith.cmpf oeq, %y, %zero : f64
  %x_one = arith.cmpf oeq, %x, %one : f64
  %is_one = arith.ori %y_zero, %x_one : i1
  %x_nan = arith.cmpf uno, %x, %y : f64
  %y_infinite = arith.cmpf oeq, %y_size, %infinity : f64
  %x_zero = arith.cmpf oeq, %x, %zero : f64
  %x_infinite = arith.cmpf oeq, %x_size, %infinity : f64
  %x_extreme = arith.ori %x_zero, %x_infinite : i1
  %x_negative = arith.cmpf olt, %x, %zero : f64
  %fraction = arith.xori %integer, %true : i1
  %undefined = arith.andi %x_negative, %fraction : i1

  %special, %value = scf.if %is_one -> (i1, f64) {
    scf.yield %true, %one : i1, f64
  } else {
    %special1, %value1 = scf.if %x_nan -> (i1, f64) {
      %nan = arith.addf %x, %y : f64
      scf.yield %true, %nan : i1, f64
    } else {
      %special2, %value2 = scf.if %y_infinite -> (i1, f64) {
        // (-1)^y = 1; beyond 1, y = infinity gives infinity, y = -infinity 0; below, the other way round
        %beyond = arith.cmpf ogt, %x_size, %one : f64
        %small = arith.cmpi eq, %beyond, %y_negative : i1
        %limit = arith.select %small, %zero, %infinity : f64
        %minus_one = arith.cmpf oeq, %x_size, %one : f64
        %power = arith.select %minus_one, %one, %limit : f64
        scf.yield %true, %power : i1, f64
      } else {
        %special3, %value3 = scf.if %x_extreme -> (i1, f64) {
          // 0^-y and infinity^y are infinite, with the sign of an odd power
          %large = arith.cmpi eq, %x_zero, %y_negative : i1
          %power_size = arith.select %large, %infinity, %zero : f64
          %power_bits = arith.bitcast %power_size : f64 to i64
          %signed_bits = arith.ori %power_bits, %sign : i64
          %power = arith.bitcast %signed_bits : i64 to f64
          scf.yield %true, %power : i1, f64
        } else {
          %nan = arith.divf %zero, %zero : f64
          scf.yield %undefined, %nan : i1, f64
        }
        scf.yield %special3, %value3 : i1, f64
      }
      scf.yield %special2, %value2 : i1, f64
    }
    scf.yield %special1, %value1 : i1, f64
  }

  %least_normal = arith.constant 0x0010000000000000 : i64
  %size_bits = arith.bitcast %x_size : f64 to i64
  %subnormal = arith.cmpi ult, %size_bits, %least_normal : i64
  %scaled = arith.mulf %x_size, %two54 : f64
  %scaled_bits = arith.bitcast %scaled : f64 to i64
  %bits = arith.select %subnormal, %scaled_bits, %size_bits : i64
  %e = arith.select %subnormal, %c-54, %c0 : i64
  return %special, %value, %bits, %e, %sign : i1, f64, i64, i64, i64
}

func.func @__wami_powf_f32(%x: f32, %y: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %y_wide = arith.extf %y : f32 to f64
  %power = func.call @__wami_powf_f64(%x_wide, %y_wide) : (f64, f64) -> f64
  %narrow = arith.truncf %power : f64 to f32
  return %narrow : f32
}
