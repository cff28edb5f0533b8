// Unordered comparisons are true if an operand is NaN.

// run: @ueq_f64(1.0, 2.0) == false
// run: @ueq_f64(2.0, 1.0) == false
// run: @ueq_f64(1.5, 1.5) == true
// run: @ueq_f64(0.0, -0.0) == true
// run: @ueq_f64(nan, 1.0) == true
// run: @ueq_f64(1.0, nan) == true
// run: @ueq_f64(inf, -inf) == false
func.func @ueq_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf ueq, %a, %b : f64
  return %0 : i1
}

// run: @ugt_f64(1.0, 2.0) == false
// run: @ugt_f64(2.0, 1.0) == true
// run: @ugt_f64(1.5, 1.5) == false
// run: @ugt_f64(0.0, -0.0) == false
// run: @ugt_f64(nan, 1.0) == true
// run: @ugt_f64(1.0, nan) == true
// run: @ugt_f64(inf, -inf) == true
func.func @ugt_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf ugt, %a, %b : f64
  return %0 : i1
}

// run: @uge_f64(1.0, 2.0) == false
// run: @uge_f64(2.0, 1.0) == true
// run: @uge_f64(1.5, 1.5) == true
// run: @uge_f64(0.0, -0.0) == true
// run: @uge_f64(nan, 1.0) == true
// run: @uge_f64(1.0, nan) == true
// run: @uge_f64(inf, -inf) == true
func.func @uge_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf uge, %a, %b : f64
  return %0 : i1
}

// run: @ult_f64(1.0, 2.0) == true
// run: @ult_f64(2.0, 1.0) == false
// run: @ult_f64(1.5, 1.5) == false
// run: @ult_f64(0.0, -0.0) == false
// run: @ult_f64(nan, 1.0) == true
// run: @ult_f64(1.0, nan) == true
// run: @ult_f64(inf, -inf) == false
func.func @ult_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf ult, %a, %b : f64
  return %0 : i1
}

// run: @ule_f64(1.0, 2.0) == true
// run: @ule_f64(2.0, 1.0) == false
// run: @ule_f64(1.5, 1.5) == true
// run: @ule_f64(0.0, -0.0) == true
// run: @ule_f64(nan, 1.0) == true
// run: @ule_f64(1.0, nan) == true
// run: @ule_f64(inf, -inf) == false
func.func @ule_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf ule, %a, %b : f64
  return %0 : i1
}

// run: @une_f64(1.0, 2.0) == true
// run: @une_f64(2.0, 1.0) == true
// run: @une_f64(1.5, 1.5) == false
// run: @une_f64(0.0, -0.0) == false
// run: @une_f64(nan, 1.0) == true
// run: @une_f64(1.0, nan) == true
// run: @une_f64(inf, -inf) == true
func.func @une_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf une, %a, %b : f64
  return %0 : i1
}

// run: @uno_f64(1.0, 2.0) == false
// run: @uno_f64(2.0, 1.0) == false
// run: @uno_f64(1.5, 1.5) == false
// run: @uno_f64(0.0, -0.0) == false
// run: @uno_f64(nan, 1.0) == true
// run: @uno_f64(1.0, nan) == true
// run: @uno_f64(inf, -inf) == false
func.func @uno_f64(%a: f64, %b: f64) -> i1 {
  %0 = arith.cmpf uno, %a, %b : f64
  return %0 : i1
}
