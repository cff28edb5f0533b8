// Comparisons of single precision.

// run: @oeq_f32(0.1, 0.1) == true
// run: @oeq_f32(0.1, 0.2) == false
// run: @oeq_f32(nan, nan) == false
// run: @oeq_f32(-0.0, 0.0) == true
func.func @oeq_f32(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf oeq, %a, %b : f32
  return %0 : i1
}

// run: @olt_f32(0.1, 0.1) == false
// run: @olt_f32(0.1, 0.2) == true
// run: @olt_f32(nan, nan) == false
// run: @olt_f32(-0.0, 0.0) == false
func.func @olt_f32(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf olt, %a, %b : f32
  return %0 : i1
}

// run: @une_f32(0.1, 0.1) == false
// run: @une_f32(0.1, 0.2) == true
// run: @une_f32(nan, nan) == true
// run: @une_f32(-0.0, 0.0) == false
func.func @une_f32(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf une, %a, %b : f32
  return %0 : i1
}

// run: @ord_f32(0.1, 0.1) == true
// run: @ord_f32(0.1, 0.2) == true
// run: @ord_f32(nan, nan) == false
// run: @ord_f32(-0.0, 0.0) == true
func.func @ord_f32(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ord, %a, %b : f32
  return %0 : i1
}
