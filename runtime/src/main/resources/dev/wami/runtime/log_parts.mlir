// What the logarithms share.
//
// x = 2^k (1 + f) with sqrt(1/2) < 1 + f < sqrt(2), s = f / (2 + f):  ln(1 + f) = 2 atanh s = 2 s + s R(s^2) = f - f^2/2 + s (f^2/2 + R).
// f^2/2 and k ln2 are large beside the rest, so their sum with f is kept as a rounded value and its error: with h the upper half of f,
// h^2/2 is exact and f^2/2 - h^2/2 = (f - h)(f + h)/2 is small. Constants: coefficients.py.

// ln(2^k (1 + f)) as the sum of two numbers, for an integer k and f between sqrt(1/2) - 1 and sqrt(2) - 1.
func.func private @__wami_log_kernel(%f: f64, %k: f64) -> (f64, f64) {
  // 26 digits
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %ln2_head = arith.constant 0.6931471805598903 : f64
  %ln2_rest = arith.constant 5.497923018708371e-14 : f64
  %r0 = arith.constant 0.6666666666666734 : f64
  %r1 = arith.constant 0.39999999999416647 : f64
  %r2 = arith.constant 0.28571428742026206 : f64
  %r3 = arith.constant 0.22222198605316978 : f64
  %r4 = arith.constant 0.1818356283490135 : f64
  %r5 = arith.constant 0.15314085323661708 : f64
  %r6 = arith.constant 0.1479562796864391 : f64
  %denominator = arith.addf %f, %two : f64
  %s = arith.divf %f, %denominator : f64
  %z = arith.mulf %s, %s : f64
  %w = arith.mulf %z, %z : f64
  %a1 = arith.mulf %z, %r1 : f64
  %a01 = arith.addf %a1, %r0 : f64
  %a3 = arith.mulf %z, %r3 : f64
  %a23 = arith.addf %a3, %r2 : f64
  %a5 = arith.mulf %z, %r5 : f64
  %a45 = arith.addf %a5, %r4 : f64
  %a6 = arith.mulf %w, %r6 : f64
  %a456 = arith.addf %a45, %a6 : f64
  %a456w = arith.mulf %a456, %w : f64
  %a2to6 = arith.addf %a23, %a456w : f64
  %a2to6w = arith.mulf %a2to6, %w : f64
  %a = arith.addf %a01, %a2to6w : f64
  %R = arith.mulf %a, %z : f64

  // f^2/2 = h^2/2 + (f - h)(f + h)/2
  %f_bits = arith.bitcast %f : f64 to i64
  %h_bits = arith.andi %f_bits, %upper_half : i64
  %h = arith.bitcast %h_bits : i64 to f64
  %h_half = arith.mulf %h, %half : f64
  %h2_half = arith.mulf %h_half, %h : f64
  %f_minus_h = arith.subf %f, %h : f64
  %f_plus_h = arith.addf %f, %h : f64
  %f_plus_h_half = arith.mulf %f_plus_h, %half : f64
  %h2_rest = arith.mulf %f_minus_h, %f_plus_h_half : f64
  %f2_half = arith.addf %h2_half, %h2_rest : f64

  // top + error = f - h^2/2 exactly; head + error2 = k ln2_head + top exactly.
  %top = arith.subf %f, %h2_half : f64
  %top_back = arith.subf %f, %top : f64
  %error = arith.subf %top_back, %h2_half : f64
  %k_head = arith.mulf %k, %ln2_head : f64
  %head = arith.addf %k_head, %top : f64
  %head_back = arith.subf %k_head, %head : f64
  %error2 = arith.addf %head_back, %top : f64

  %f2_half_R = arith.addf %f2_half, %R : f64
  %tail = arith.mulf %s, %f2_half_R : f64
  %tail1 = arith.subf %tail, %h2_rest : f64
  %k_rest = arith.mulf %k, %ln2_rest : f64
  %errors = arith.addf %error, %error2 : f64
  %errors_k = arith.addf %errors, %k_rest : f64
  %rest = arith.addf %tail1, %errors_k : f64
  return %head, %rest : f64, f64
}

// ln x as the sum of two numbers. Of 0: -infinity and 0; of +infinity and NaN: x and 0; of negative numbers: NaN and 0.
func.func private @__wami_log_parts(%x: f64) -> (f64, f64) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : i64
  %c-54 = arith.constant -54 : i64
  %c52 = arith.constant 52 : i64
  // The bits of sqrt(1/2), cut: what is subtracted so that the exponent field says k.
  %sqrt_half = arith.constant 0x3FE6A09E00000000 : i64
  %exponent = arith.constant 0xFFF0000000000000 : i64
  %least_normal = arith.constant 0x0010000000000000 : i64
  %normals = arith.constant 0x7FE0000000000000 : i64
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %minus_infinity = arith.constant 0xFFF0000000000000 : f64
  %two54 = arith.constant 18014398509481984.0 : f64

  // The bits of a positive normal number and the exponent to add, or neither.
  %bits = arith.bitcast %x : f64 to i64
  %above = arith.subi %bits, %least_normal : i64
  %ordinary = arith.cmpi ult, %above, %normals : i64
  %special, %normal, %e = scf.if %ordinary -> (i1, i64, i64) {
    scf.yield %false, %bits, %c0 : i1, i64, i64
  } else {
    %positive = arith.cmpf ogt, %x, %zero : f64
    %finite = arith.cmpf olt, %x, %infinity : f64
    %subnormal = arith.andi %positive, %finite : i1
    %not_subnormal = arith.xori %subnormal, %true : i1
    %scaled = arith.mulf %x, %two54 : f64
    %scaled_bits = arith.bitcast %scaled : f64 to i64
    scf.yield %not_subnormal, %scaled_bits, %c-54 : i1, i64, i64
  }
  %head, %rest = scf.if %special -> (f64, f64) {
    %is_zero = arith.cmpf oeq, %x, %zero : f64
    %is_negative = arith.cmpf olt, %x, %zero : f64
    %nan = arith.divf %zero, %zero : f64
    %nan_or_x = arith.select %is_negative, %nan, %x : f64
    %value = arith.select %is_zero, %minus_infinity, %nan_or_x : f64
    scf.yield %value, %zero : f64, f64
  } else {
    %over = arith.subi %normal, %sqrt_half : i64
    %k_bits = arith.andi %over, %exponent : i64
    %k_of_bits = arith.shrsi %over, %c52 : i64
    %k = arith.addi %k_of_bits, %e : i64
    %k32 = arith.trunci %k : i64 to i32
    %k_float = arith.sitofp %k32 : i32 to f64
    %m_bits = arith.subi %normal, %k_bits : i64
    %m = arith.bitcast %m_bits : i64 to f64
    %f = arith.subf %m, %one : f64
    %its_head, %its_rest = func.call @__wami_log_kernel(%f, %k_float) : (f64, f64) -> (f64, f64)
    scf.yield %its_head, %its_rest : f64, f64
  }
  return %head, %rest : f64, f64
}

// ln x times factor = factor_head + factor_rest, where factor_head has 26 digits, for other bases than e.
func.func private @__wami_log_scaled(%x: f64, %factor: f64, %factor_head: f64, %factor_rest: f64) -> f64 {
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %head, %rest = func.call @__wami_log_parts(%x) : (f64) -> (f64, f64)
  %size = math.absf %head : f64
  %finite = arith.cmpf olt, %size, %infinity : f64
  %result = scf.if %finite -> f64 {
    // The product of the upper halves is exact.
    %ln_x = arith.addf %head, %rest : f64
    %back = arith.subf %head, %ln_x : f64
    %low = arith.addf %back, %rest : f64
    %bits = arith.bitcast %ln_x : f64 to i64
    %h_bits = arith.andi %bits, %upper_half : i64
    %h = arith.bitcast %h_bits : i64 to f64
    %l0 = arith.subf %ln_x, %h : f64
    %l = arith.addf %l0, %low : f64
    %top = arith.mulf %h, %factor_head : f64
    %h_rest = arith.mulf %h, %factor_rest : f64
    %l_all = arith.mulf %l, %factor : f64
    %below = arith.addf %h_rest, %l_all : f64
    %sum = arith.addf %top, %below : f64
    scf.yield %sum : f64
  } else {
    scf.yield %head : f64
  }
  return %result : f64
}
