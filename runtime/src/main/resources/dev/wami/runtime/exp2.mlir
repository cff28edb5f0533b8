// math.exp2: e^(x ln2), the product as the sum of an exact one and a small rest. Integers give powers of two exactly.

func.func private @__wami_exp_sum(f64, f64, i64) -> f64

func.func @__wami_exp2_f64(%x: f64) -> f64 {
  %positive = arith.constant 0 : i64
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  // ln 2, its first 26 bits, and the rest
  %ln2 = arith.constant 0.6931471805599453 : f64
  %ln2_head = arith.constant 0.6931471824645996 : f64
  %ln2_rest = arith.constant -1.904654299957768e-09 : f64
  %bits = arith.bitcast %x : f64 to i64
  %h_bits = arith.andi %bits, %upper_half : i64
  %h = arith.bitcast %h_bits : i64 to f64
  %l = arith.subf %x, %h : f64
  %top = arith.mulf %h, %ln2_head : f64
  %below_1 = arith.mulf %h, %ln2_rest : f64
  %below_2 = arith.mulf %l, %ln2 : f64
  %below = arith.addf %below_1, %below_2 : f64
  %result = func.call @__wami_exp_sum(%top, %below, %positive) : (f64, f64, i64) -> f64
  return %result : f64
}

func.func @__wami_exp2_f32(%x: f32) -> f32 {
  %x_wide = arith.extf %x : f32 to f64
  %wide = func.call @__wami_exp2_f64(%x_wide) : (f64) -> f64
  %narrow = arith.truncf %wide : f64 to f32
  return %narrow : f32
}
