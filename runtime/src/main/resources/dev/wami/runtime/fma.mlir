// math.fma: x y + z, rounded once. Wasm has no such instruction.
//
// f32: x y is exact in f64, and x y + z is rounded to odd there; 53 digits are more than 24 + 2, so that the second rounding, to f32,
// gives what a single one would (Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums: proved algorithms using rounding
// to odd", 2008). Rounding to odd: an inexact sum takes, of the two numbers around it, the one whose last digit is 1.
//
// f64: where nothing overflows or gets near the subnormals, x y = u + v exactly (Dekker), and by the same paper's algorithm
//
//   z + v = t + t',  u + t = w + w'  (exact sums, Knuth's TwoSum),  result = w + odd(t' + w').
//
// Elsewhere the sum is formed with 128-bit integers.

func.func @__wami_fma_f32(%x: f32, %y: f32, %z: f32) -> f32 {
  %x64 = arith.extf %x : f32 to f64
  %y64 = arith.extf %y : f32 to f64
  %z64 = arith.extf %z : f32 to f64
  %product = arith.mulf %x64, %y64 : f64
  %sum = arith.addf %product, %z64 : f64
  %sum_b = arith.subf %sum, %product : f64
  %sum_a = arith.subf %sum, %sum_b : f64
  %sum_eb = arith.subf %z64, %sum_b : f64
  %sum_ea = arith.subf %product, %sum_a : f64
  %error = arith.addf %sum_ea, %sum_eb : f64
  %odd = func.call @__wami_to_odd(%sum, %error) : (f64, f64) -> f64
  %result = arith.truncf %odd : f64 to f32
  return %result : f32
}

// sum + error, where |error| is at most half a unit of sum, rounded to odd. sum itself if error is 0 or NaN.
func.func private @__wami_to_odd(%sum: f64, %error: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c-1 = arith.constant -1 : i64
  %bits = arith.bitcast %sum : f64 to i64
  %last = arith.andi %bits, %c1 : i64
  %even = arith.cmpi eq, %last, %c0 : i64
  %inexact = arith.cmpf one, %error, %zero : f64
  %adjust = arith.andi %even, %inexact : i1
  %result = scf.if %adjust -> f64 {
    // Away from zero if the error has the sign of the sum.
    %error_bits = arith.bitcast %error : f64 to i64
    %signs = arith.xori %bits, %error_bits : i64
    %same = arith.cmpi sge, %signs, %c0 : i64
    %step = arith.select %same, %c1, %c-1 : i64
    %odd_bits = arith.addi %bits, %step : i64
    %odd = arith.bitcast %odd_bits : i64 to f64
    scf.yield %odd : f64
  } else {
    scf.yield %sum : f64
  }
  return %result : f64
}

func.func @__wami_fma_f64(%x: f64, %y: f64, %z: f64) -> f64 {
  %c1 = arith.constant 1 : i64
  %c52 = arith.constant 52 : i64
  %exponent_mask = arith.constant 0x7FF : i64
  %below_top = arith.constant 2045 : i64
  %least = arith.constant 1086 : i64
  %span = arith.constant 1980 : i64
  %z_limit = arith.constant 2044 : i64
  %x_bits = arith.bitcast %x : f64 to i64
  %y_bits = arith.bitcast %y : f64 to i64
  %z_bits = arith.bitcast %z : f64 to i64
  %x_high = arith.shrui %x_bits, %c52 : i64
  %y_high = arith.shrui %y_bits, %c52 : i64
  %z_high = arith.shrui %z_bits, %c52 : i64
  %x_exponent = arith.andi %x_high, %exponent_mask : i64
  %y_exponent = arith.andi %y_high, %exponent_mask : i64
  %z_exponent = arith.andi %z_high, %exponent_mask : i64

  // x and y normal and below 2^1023 (halves are rounded up), |x y| between about 2^-960 and 2^1020, |z| below 2^1021.
  %x_minus = arith.subi %x_exponent, %c1 : i64
  %x_normal = arith.cmpi ult, %x_minus, %below_top : i64
  %y_minus = arith.subi %y_exponent, %c1 : i64
  %y_normal = arith.cmpi ult, %y_minus, %below_top : i64
  %exponents = arith.addi %x_exponent, %y_exponent : i64
  %exponents_over = arith.subi %exponents, %least : i64
  %in_range = arith.cmpi ult, %exponents_over, %span : i64
  %z_in_range = arith.cmpi ult, %z_exponent, %z_limit : i64
  %normal = arith.andi %x_normal, %y_normal : i1
  %ranges = arith.andi %in_range, %z_in_range : i1
  %ordinary = arith.andi %normal, %ranges : i1
  %result = scf.if %ordinary -> f64 {
    // Halves of 26 digits each: xh is x rounded, xl = x - xh has a sign.
    %round_half = arith.constant 0x4000000 : i64
    %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
    %x_up = arith.addi %x_bits, %round_half : i64
    %y_up = arith.addi %y_bits, %round_half : i64
    %xh_bits = arith.andi %x_up, %upper_half : i64
    %yh_bits = arith.andi %y_up, %upper_half : i64
    %xh = arith.bitcast %xh_bits : i64 to f64
    %yh = arith.bitcast %yh_bits : i64 to f64
    %xl = arith.subf %x, %xh : f64
    %yl = arith.subf %y, %yh : f64
    // u + v = x y
    %u = arith.mulf %x, %y : f64
    %hh = arith.mulf %xh, %yh : f64
    %hl = arith.mulf %xh, %yl : f64
    %lh = arith.mulf %xl, %yh : f64
    %ll = arith.mulf %xl, %yl : f64
    %v0 = arith.subf %hh, %u : f64
    %v1 = arith.addf %v0, %hl : f64
    %v2 = arith.addf %v1, %lh : f64
    %v = arith.addf %v2, %ll : f64
    %t = arith.addf %z, %v : f64
    %t_b = arith.subf %t, %z : f64
    %t_a = arith.subf %t, %t_b : f64
    %t_eb = arith.subf %v, %t_b : f64
    %t_ea = arith.subf %z, %t_a : f64
    %t_error = arith.addf %t_ea, %t_eb : f64
    %w = arith.addf %u, %t : f64
    %w_b = arith.subf %w, %u : f64
    %w_a = arith.subf %w, %w_b : f64
    %w_eb = arith.subf %t, %w_b : f64
    %w_ea = arith.subf %u, %w_a : f64
    %w_error = arith.addf %w_ea, %w_eb : f64
    %rest = arith.addf %t_error, %w_error : f64
    %rest_b = arith.subf %rest, %t_error : f64
    %rest_a = arith.subf %rest, %rest_b : f64
    %rest_eb = arith.subf %w_error, %rest_b : f64
    %rest_ea = arith.subf %t_error, %rest_a : f64
    %rest_error = arith.addf %rest_ea, %rest_eb : f64
    %odd = func.call @__wami_to_odd(%rest, %rest_error) : (f64, f64) -> f64
    %sum = arith.addf %w, %odd : f64
    scf.yield %sum : f64
  } else {
    %other = func.call @__wami_fma_exact(%x, %y, %z) : (f64, f64, f64) -> f64
    scf.yield %other : f64
  }
  return %result : f64
}

// fma for all arguments.
func.func private @__wami_fma_exact(%x: f64, %y: f64, %z: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %product = arith.mulf %x, %y : f64
  %x_size = math.absf %x : f64
  %y_size = math.absf %y : f64
  %z_size = math.absf %z : f64
  %larger = arith.maximumf %x_size, %y_size : f64
  %xy_finite = arith.cmpf olt, %larger, %infinity : f64
  %smaller = arith.minimumf %x_size, %y_size : f64
  %xy_nonzero = arith.cmpf one, %smaller, %zero : f64
  %xy_ordinary = arith.andi %xy_finite, %xy_nonzero : i1
  %result = scf.if %xy_ordinary -> f64 {
    %z_finite = arith.cmpf olt, %z_size, %infinity : f64
    %of_z = scf.if %z_finite -> f64 {
      %z_nonzero = arith.cmpf une, %z, %zero : f64
      %sum = scf.if %z_nonzero -> f64 {
        %integer = func.call @__wami_fma_integer(%x, %y, %z) : (f64, f64, f64) -> f64
        scf.yield %integer : f64
      } else {
        scf.yield %product : f64
      }
      scf.yield %sum : f64
    } else {
      // Not the product plus z: the product may overflow.
      scf.yield %z : f64
    }
    scf.yield %of_z : f64
  } else {
    %sum = arith.addf %product, %z : f64
    scf.yield %sum : f64
  }
  return %result : f64
}

// The significand of the finite, nonzero x with its first bit at 2^52, and e such that |x| = significand * 2^(e - 1075).
func.func private @__wami_significand(%x: f64) -> (i64, i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c11 = arith.constant 11 : i64
  %c52 = arith.constant 52 : i64
  %exponent_mask = arith.constant 0x7FF : i64
  %fraction_mask = arith.constant 0x000FFFFFFFFFFFFF : i64
  %hidden = arith.constant 0x0010000000000000 : i64
  %bits = arith.bitcast %x : f64 to i64
  %high = arith.shrui %bits, %c52 : i64
  %field = arith.andi %high, %exponent_mask : i64
  %fraction = arith.andi %bits, %fraction_mask : i64
  %normal = arith.cmpi ne, %field, %c0 : i64
  %first = arith.select %normal, %hidden, %c0 : i64
  %digits = arith.ori %fraction, %first : i64
  %exponent = arith.maxui %field, %c1 : i64
  %zeros = math.ctlz %digits : i64
  %shift = arith.subi %zeros, %c11 : i64
  %significand = arith.shli %digits, %shift : i64
  %e = arith.subi %exponent, %shift : i64
  return %significand, %e : i64, i64
}

// fma for finite, nonzero x, y, z: both addends as 128-bit integers with the first bit at 2^126 or 2^125, times a power of two; the one
// with the smaller power is shifted to the other's, its lost bits kept as a last bit ("sticky"). Bits are lost only where the
// other addend is so much larger that no more than one leading bit can cancel, so that the sticky bit stays below the rounding.
func.func private @__wami_fma_integer(%x: f64, %y: f64, %z: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c10 = arith.constant 10 : i64
  %c11 = arith.constant 11 : i64
  %c32 = arith.constant 32 : i64
  %c52 = arith.constant 52 : i64
  %c63 = arith.constant 63 : i64
  %c64 = arith.constant 64 : i64
  %c127 = arith.constant 127 : i64
  %low32 = arith.constant 0xFFFFFFFF : i64
  %mx, %ex = func.call @__wami_significand(%x) : (f64) -> (i64, i64)
  %my, %ey = func.call @__wami_significand(%y) : (f64) -> (i64, i64)
  %mz, %ez = func.call @__wami_significand(%z) : (f64) -> (i64, i64)

  // p1:p0 = (mx 2^10)(my 2^11), by halves:  a b = ah bh 2^64 + (ah bl + al bh) 2^32 + al bl
  %a = arith.shli %mx, %c10 : i64
  %b = arith.shli %my, %c11 : i64
  %ah = arith.shrui %a, %c32 : i64
  %al = arith.andi %a, %low32 : i64
  %bh = arith.shrui %b, %c32 : i64
  %bl = arith.andi %b, %low32 : i64
  %albl = arith.muli %al, %bl : i64
  %ahbl = arith.muli %ah, %bl : i64
  %albh = arith.muli %al, %bh : i64
  %ahbh = arith.muli %ah, %bh : i64
  %albl_high = arith.shrui %albl, %c32 : i64
  %ahbl_low = arith.andi %ahbl, %low32 : i64
  %middle0 = arith.addi %albl_high, %ahbl_low : i64
  %middle = arith.addi %middle0, %albh : i64
  %middle_up = arith.shli %middle, %c32 : i64
  %albl_low = arith.andi %albl, %low32 : i64
  %p0 = arith.ori %middle_up, %albl_low : i64
  %ahbl_high = arith.shrui %ahbl, %c32 : i64
  %middle_high = arith.shrui %middle, %c32 : i64
  %p1_sum = arith.addi %ahbh, %ahbl_high : i64
  %p1 = arith.addi %p1_sum, %middle_high : i64

  // |x y| = p 2^(ex + ey - 2171), |z| = (mz 2^74) 2^(ez - 1149).
  %c2171 = arith.constant 2171 : i64
  %c1149 = arith.constant 1149 : i64
  %exy = arith.addi %ex, %ey : i64
  %ep = arith.subi %exy, %c2171 : i64
  %ezz = arith.subi %ez, %c1149 : i64
  %z1 = arith.shli %mz, %c10 : i64
  %distance = arith.subi %ep, %ezz : i64
  %p_high = arith.cmpi sge, %distance, %c0 : i64
  %h1 = arith.select %p_high, %p1, %z1 : i64
  %h0 = arith.select %p_high, %p0, %c0 : i64
  %l1 = arith.select %p_high, %z1, %p1 : i64
  %l0 = arith.select %p_high, %c0, %p0 : i64
  %e = arith.maxsi %ep, %ezz : i64
  %back = arith.subi %c0, %distance : i64
  %far = arith.maxsi %distance, %back : i64
  %n = arith.minui %far, %c127 : i64
  %s1, %s0 = func.call @__wami_shift_sticky(%l1, %l0, %n) : (i64, i64, i64) -> (i64, i64)

  // The sum's magnitude r1:r0 and sign. Signs: of x y, of z, and whether they differ.
  %x_bits = arith.bitcast %x : f64 to i64
  %y_bits = arith.bitcast %y : f64 to i64
  %z_bits = arith.bitcast %z : f64 to i64
  %xy_sign = arith.xori %x_bits, %y_bits : i64
  %signs = arith.xori %xy_sign, %z_bits : i64
  %subtract = arith.cmpi slt, %signs, %c0 : i64
  %h_sign = arith.select %p_high, %xy_sign, %z_bits : i64
  %r1, %r0, %sign = scf.if %subtract -> (i64, i64, i64) {
    %d0 = arith.subi %h0, %s0 : i64
    %borrow = arith.cmpi ult, %h0, %s0 : i64
    %borrow64 = arith.extui %borrow : i1 to i64
    %d1_whole = arith.subi %h1, %s1 : i64
    %d1 = arith.subi %d1_whole, %borrow64 : i64
    %negative = arith.cmpi slt, %d1, %c0 : i64
    %magnitude1, %magnitude0, %its_sign = scf.if %negative -> (i64, i64, i64) {
      %n0 = arith.subi %c0, %d0 : i64
      %carry = arith.cmpi ne, %d0, %c0 : i64
      %carry64 = arith.extui %carry : i1 to i64
      %n1_whole = arith.subi %c0, %d1 : i64
      %n1 = arith.subi %n1_whole, %carry64 : i64
      %c-1 = arith.constant -1 : i64
      %other_sign = arith.xori %h_sign, %c-1 : i64
      scf.yield %n1, %n0, %other_sign : i64, i64, i64
    } else {
      scf.yield %d1, %d0, %h_sign : i64, i64, i64
    }
    scf.yield %magnitude1, %magnitude0, %its_sign : i64, i64, i64
  } else {
    %a0 = arith.addi %h0, %s0 : i64
    %carry = arith.cmpi ult, %a0, %s0 : i64
    %carry64 = arith.extui %carry : i1 to i64
    %a1_whole = arith.addi %h1, %s1 : i64
    %a1 = arith.addi %a1_whole, %carry64 : i64
    scf.yield %a1, %a0, %h_sign : i64, i64, i64
  }

  %any = arith.ori %r1, %r0 : i64
  %cancelled = arith.cmpi eq, %any, %c0 : i64
  %result = scf.if %cancelled -> f64 {
    scf.yield %zero : f64
  } else {
    // q: the first 64 bits, from the leading one on, and a sticky bit; value = q 2^(e + 64 - zeros).
    %high_zero = arith.cmpi eq, %r1, %c0 : i64
    %t1 = arith.select %high_zero, %r0, %r1 : i64
    %t0 = arith.select %high_zero, %c0, %r0 : i64
    %skipped = arith.select %high_zero, %c64, %c0 : i64
    %leading = math.ctlz %t1 : i64
    %zeros = arith.addi %skipped, %leading : i64
    %q_high = arith.shli %t1, %leading : i64
    %t0_half = arith.shrui %t0, %c1 : i64
    %right = arith.subi %c63, %leading : i64
    %q_low = arith.shrui %t0_half, %right : i64
    %below = arith.shli %t0, %leading : i64
    %has_below = arith.cmpi ne, %below, %c0 : i64
    %sticky = arith.extui %has_below : i1 to i64
    %q_both = arith.ori %q_high, %q_low : i64
    %q = arith.ori %q_both, %sticky : i64

    // The exponent field; a subnormal result has fewer digits.
    %bias = arith.constant 1150 : i64
    %e_first = arith.subi %e, %zeros : i64
    %field = arith.addi %e_first, %bias : i64
    %subnormal = arith.cmpi sle, %field, %c0 : i64
    %too_low = arith.subi %c1, %field : i64
    %shift_any = arith.select %subnormal, %too_low, %c0 : i64
    %shift = arith.minui %shift_any, %c63 : i64
    %q1, %q0 = func.call @__wami_shift_sticky(%c0, %q, %shift) : (i64, i64, i64) -> (i64, i64)
    %field_minus = arith.subi %field, %c1 : i64
    %base = arith.maxsi %field_minus, %c0 : i64

    // Round to nearest, ties to even: 53 digits, 11 more below them.
    %half = arith.constant 0x400 : i64
    %below_mask = arith.constant 0x7FF : i64
    %digits = arith.shrui %q0, %c11 : i64
    %dropped = arith.andi %q0, %below_mask : i64
    %last = arith.andi %digits, %c1 : i64
    %dropped_odd = arith.addi %dropped, %last : i64
    %up = arith.cmpi ugt, %dropped_odd, %half : i64
    %up64 = arith.extui %up : i1 to i64
    %base_up = arith.shli %base, %c52 : i64
    %whole = arith.addi %base_up, %digits : i64
    %rounded = arith.addi %whole, %up64 : i64
    %infinity = arith.constant 0x7FF0000000000000 : i64
    %largest_field = arith.constant 2046 : i64
    %overflow = arith.cmpi sgt, %field, %largest_field : i64
    %magnitude = arith.select %overflow, %infinity, %rounded : i64
    %sign_mask = arith.constant 0x8000000000000000 : i64
    %sign_bit = arith.andi %sign, %sign_mask : i64
    %bits = arith.ori %magnitude, %sign_bit : i64
    %value = arith.bitcast %bits : i64 to f64
    scf.yield %value : f64
  }
  return %result : f64
}

// %high:%low shifted right by %n, 0 to 127, with a last bit that is set if any bit was lost.
func.func private @__wami_shift_sticky(%high: i64, %low: i64, %n: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c63 = arith.constant 63 : i64
  %c64 = arith.constant 64 : i64
  %c-1 = arith.constant -1 : i64
  // By 64 first, if at all.
  %far = arith.cmpi uge, %n, %c64 : i64
  %lost_far = arith.select %far, %low, %c0 : i64
  %l = arith.select %far, %high, %low : i64
  %h = arith.select %far, %c0, %high : i64
  %k = arith.andi %n, %c63 : i64
  %h_out = arith.shrui %h, %k : i64
  %l_own = arith.shrui %l, %k : i64
  %h_twice = arith.shli %h, %c1 : i64
  %left = arith.subi %c63, %k : i64
  %l_from_h = arith.shli %h_twice, %left : i64
  %l_out = arith.ori %l_own, %l_from_h : i64
  %ones = arith.shli %c-1, %k : i64
  %mask = arith.xori %ones, %c-1 : i64
  %lost_near = arith.andi %l, %mask : i64
  %lost = arith.ori %lost_near, %lost_far : i64
  %any = arith.cmpi ne, %lost, %c0 : i64
  %sticky = arith.extui %any : i1 to i64
  %l_sticky = arith.ori %l_out, %sticky : i64
  return %h_out, %l_sticky : i64, i64
}
