// Ordered comparisons are false if an operand is NaN.

// run: @oeq_f64(1.0, 2.0) == false
// run: @oeq_f64(2.0, 1.0) == false
// run: @oeq_f64(1.5, 1.5) == true
// run: @oeq_f64(0.0, -0.0) == true
// run: @oeq_f64(nan, 1.0) == false
// run: @oeq_f64(1.0, nan) == false
// run: @oeq_f64(inf, -inf) == false
func.func @oeq_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf oeq, %a, %b : f64
  return %0 : i1
}

// run: @ogt_f64(1.0, 2.0) == false
// run: @ogt_f64(2.0, 1.0) == true
// run: @ogt_f64(1.5, 1.5) == false
// run: @ogt_f64(0.0, -0.0) == false
// run: @ogt_f64(nan, 1.0) == false
// run: @ogt_f64(1.0, nan) == false
// run: @ogt_f64(inf, -inf) == true
func.func @ogt_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf ogt, %a, %b : f64
  return %0 : i1
}

// run: @oge_f64(1.0, 2.0) == false
// run: @oge_f64(2.0, 1.0) == true
// run: @oge_f64(1.5, 1.5) == true
// run: @oge_f64(0.0, -0.0) == true
// run: @oge_f64(nan, 1.0) == false
// run: @oge_f64(1.0, nan) == false
// run: @oge_f64(inf, -inf) == true
func.func @oge_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf oge, %a, %b : f64
  return %0 : i1
}

// run: @olt_f64(1.0, 2.0) == true
// run: @olt_f64(2.0, 1.0) == false
// run: @olt_f64(1.5, 1.5) == false
// run: @olt_f64(0.0, -0.0) == false
// run: @olt_f64(nan, 1.0) == false
// run: @olt_f64(1.0, nan) == false
// run: @olt_f64(inf, -inf) == false
func.func @olt_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf olt, %a, %b : f64
  return %0 : i1
}

// run: @ole_f64(1.0, 2.0) == true
// run: @ole_f64(2.0, 1.0) == false
// run: @ole_f64(1.5, 1.5) == true
// run: @ole_f64(0.0, -0.0) == true
// run: @ole_f64(nan, 1.0) == false
// run: @ole_f64(1.0, nan) == false
// run: @ole_f64(inf, -inf) == false
func.func @ole_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf ole, %a, %b : f64
  return %0 : i1
}

// run: @one_f64(1.0, 2.0) == true
// run: @one_f64(2.0, 1.0) == true
// run: @one_f64(1.5, 1.5) == false
// run: @one_f64(0.0, -0.0) == false
// run: @one_f64(nan, 1.0) == false
// run: @one_f64(1.0, nan) == false
// run: @one_f64(inf, -inf) == true
func.func @one_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf one, %a, %b : f64
  return %0 : i1
}

// run: @ord_f64(1.0, 2.0) == true
// run: @ord_f64(2.0, 1.0) == true
// run: @ord_f64(1.5, 1.5) == true
// run: @ord_f64(0.0, -0.0) == true
// run: @ord_f64(nan, 1.0) == false
// run: @ord_f64(1.0, nan) == false
// run: @ord_f64(inf, -inf) == true
func.func @ord_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf ord, %a, %b : f64
  return %0 : i1
}
