// Arithmetic on numbers given as the sum of two.

// (n + n_rest) / (d + d_rest), where the second numbers are smaller than the first: about 2^-56 of the result wrong before the last
// rounding. Nothing may overflow or come near the subnormals.
//
// q = n/d up to 1.5 units; n - q d is found exactly from the halves of q and d, and its quotient added.
func.func private @__wami_divide_pairs(%n: f64, %n_rest: f64, %d: f64, %d_rest: f64) -> f64 {
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  %one = arith.constant 1.0 : f64
  %n1 = arith.addf %n, %n_rest : f64
  %n1_rest_1 = arith.subf %n, %n1 : f64
  %n1_rest = arith.addf %n1_rest_1, %n_rest : f64
  %d1 = arith.addf %d, %d_rest : f64
  %d1_rest_1 = arith.subf %d, %d1 : f64
  %d1_rest = arith.addf %d1_rest_1, %d_rest : f64
  %inverse = arith.divf %one, %d1 : f64
  %q = arith.mulf %n1, %inverse : f64
  %q_bits = arith.bitcast %q : f64 to i64
  %qh_bits = arith.andi %q_bits, %upper_half : i64
  %qh = arith.bitcast %qh_bits : i64 to f64
  %d_bits = arith.bitcast %d1 : f64 to i64
  %dh_bits = arith.andi %d_bits, %upper_half : i64
  %dh = arith.bitcast %dh_bits : i64 to f64
  %ql = arith.subf %q, %qh : f64
  %dl = arith.subf %d1, %dh : f64
  %left_1 = arith.mulf %qh, %dh : f64
  %left_2 = arith.subf %n1, %left_1 : f64
  %left_3 = arith.mulf %qh, %dl : f64
  %left_4 = arith.subf %left_2, %left_3 : f64
  %left_5 = arith.mulf %ql, %dh : f64
  %left_6 = arith.subf %left_4, %left_5 : f64
  %left_7 = arith.mulf %ql, %dl : f64
  %left = arith.subf %left_6, %left_7 : f64
  %left_all_1 = arith.mulf %q, %d1_rest : f64
  %left_all_2 = arith.subf %n1_rest, %left_all_1 : f64
  %left_all = arith.addf %left, %left_all_2 : f64
  %result_1 = arith.mulf %left_all, %inverse : f64
  %result = arith.addf %q, %result_1 : f64
  return %result : f64
}
