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

// What a product p = a b, rounded, lacks; exact unless something overflows or comes near the subnormals.
func.func private @__wami_product_rest(%a: f64, %b: f64, %p: f64) -> f64 {
  %upper_half = arith.constant 0xFFFFFFFFF8000000 : i64
  %a_bits = arith.bitcast %a : f64 to i64
  %ah_bits = arith.andi %a_bits, %upper_half : i64
  %ah = arith.bitcast %ah_bits : i64 to f64
  %b_bits = arith.bitcast %b : f64 to i64
  %bh_bits = arith.andi %b_bits, %upper_half : i64
  %bh = arith.bitcast %bh_bits : i64 to f64
  %al = arith.subf %a, %ah : f64
  %bl = arith.subf %b, %bh : f64
  %rest_1 = arith.mulf %ah, %bh : f64
  %rest_2 = arith.subf %rest_1, %p : f64
  %rest_3 = arith.mulf %ah, %bl : f64
  %rest_4 = arith.addf %rest_2, %rest_3 : f64
  %rest_5 = arith.mulf %al, %bh : f64
  %rest_6 = arith.addf %rest_4, %rest_5 : f64
  %rest_7 = arith.mulf %al, %bl : f64
  %rest = arith.addf %rest_6, %rest_7 : f64
  return %rest : f64
}
