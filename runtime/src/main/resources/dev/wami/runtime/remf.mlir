// arith.remf: x - n y exactly, where n is x / y cut to an integer; as C's fmod.
//
// With |x| = a 2^d u and |y| = b u, where u is a power of two and d >= 0: (a 2^d mod b) u. Zeros at b's end first leave both. a 2^d mod b is found by
// shifting the remainder so far as it fits 64 bits, again and again; usually once.

func.func @__wami_remf_f64(%x: f64, %y: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %infinity = arith.constant 0x7FF0000000000000 : f64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c11 = arith.constant 11 : i64
  %c52 = arith.constant 52 : i64
  %fraction = arith.constant 0x000FFFFFFFFFFFFF : i64
  %hidden = arith.constant 0x0010000000000000 : i64
  %x_size = math.absf %x : f64
  %y_size = math.absf %y : f64
  %smaller = arith.cmpf olt, %x_size, %y_size : f64
  %result = scf.if %smaller -> f64 {
    scf.yield %x : f64
  } else {
    %x_finite = arith.cmpf olt, %x_size, %infinity : f64
    %y_positive = arith.cmpf ogt, %y_size, %zero : f64
    %ordinary = arith.andi %x_finite, %y_positive : i1
    %value = scf.if %ordinary -> f64 {
      %x_bits = arith.bitcast %x_size : f64 to i64
      %y_bits = arith.bitcast %y_size : f64 to i64

      // Subnormal numbers have the exponent 1 and no hidden bit.
      %x_field = arith.shrui %x_bits, %c52 : i64
      %y_field = arith.shrui %y_bits, %c52 : i64
      %x_exponent = arith.maxui %x_field, %c1 : i64
      %y_exponent = arith.maxui %y_field, %c1 : i64
      %x_fraction = arith.andi %x_bits, %fraction : i64
      %y_fraction = arith.andi %y_bits, %fraction : i64
      %x_normal = arith.cmpi ne, %x_field, %c0 : i64
      %y_normal = arith.cmpi ne, %y_field, %c0 : i64
      %x_hidden = arith.select %x_normal, %hidden, %c0 : i64
      %y_hidden = arith.select %y_normal, %hidden, %c0 : i64
      %a = arith.ori %x_fraction, %x_hidden : i64
      %b_all = arith.ori %y_fraction, %y_hidden : i64

      %d_all = arith.subi %x_exponent, %y_exponent : i64
      %zeros_all = math.cttz %b_all : i64
      %zeros = arith.minui %zeros_all, %d_all : i64
      %b = arith.shrui %b_all, %zeros : i64
      %d = arith.subi %d_all, %zeros : i64
      %step = math.ctlz %b : i64
      %first = arith.remui %a, %b : i64
      %r_last, %d_last = scf.while (%r = %first, %left = %d) : (i64, i64) -> (i64, i64) {
        %some = arith.cmpi ne, %r, %c0 : i64
        %more = arith.cmpi ugt, %left, %c0 : i64
        %both = arith.andi %some, %more : i1
        scf.condition(%both) %r, %left : i64, i64
      } do {
      ^bb0(%r: i64, %left: i64):
        %by = arith.minui %left, %step : i64
        %shifted = arith.shli %r, %by : i64
        %next = arith.remui %shifted, %b : i64
        %fewer = arith.subi %left, %by : i64
        scf.yield %next, %fewer : i64, i64
      }

      // The remainder's first one moves to the hidden bit, unless the number is subnormal.
      %rest = arith.shli %r_last, %zeros : i64
      %is_zero = arith.cmpi eq, %rest, %c0 : i64
      %above = math.ctlz %rest : i64
      %wanted = arith.subi %above, %c11 : i64
      %possible = arith.subi %y_exponent, %c1 : i64
      %up = arith.minui %wanted, %possible : i64
      %digits = arith.shli %rest, %up : i64
      %exponent = arith.subi %possible, %up : i64
      %exponent_up = arith.shli %exponent, %c52 : i64
      %number_bits = arith.addi %digits, %exponent_up : i64
      %number_or_zero = arith.select %is_zero, %c0, %number_bits : i64
      %number = arith.bitcast %number_or_zero : i64 to f64
      %signed = math.copysign %number, %x : f64
      scf.yield %signed : f64
    } else {
      %product = arith.mulf %x, %y : f64
      %nan = arith.divf %product, %product : f64
      scf.yield %nan : f64
    }
    scf.yield %value : f64
  }
  return %result : f64
}

func.func @__wami_remf_f32(%x: f32, %y: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %y_wide = arith.extf %y : f32 to f64
  %wide = func.call @__wami_remf_f64(%x_wide, %y_wide) : (f64, f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
