// A choice between two values.

// run: @select_i32(true, 5, 7) == 5
// run: @select_i32(false, 5, 7) == 7
func.func @select_i32(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}

// run: @select_i64(true, -5, 7) == -5
// run: @select_i64(false, -5, 1099511627776) == 1099511627776
func.func @select_i64(%c: i1, %a: i64, %b: i64) -> i64 {
  %0 = arith.select %c, %a, %b : i64
  return %0 : i64
}

// run: @select_f32(true, 0.5, 1.5) == 0.5
// run: @select_f32(false, 0.5, -0.0) == -0.0
func.func @select_f32(%c: i1, %a: f32, %b: f32) -> f32 {
  %0 = arith.select %c, %a, %b : f32
  return %0 : f32
}

// run: @select_f64(true, 0.1, 0.2) == 0.1
// run: @select_f64(false, 0.1, 0.2) == 0.2
func.func @select_f64(%c: i1, %a: f64, %b: f64) -> f64 {
  %0 = arith.select %c, %a, %b : f64
  return %0 : f64
}

// run: @select_i1(true, false, true) == false
// run: @select_i1(false, false, true) == true
func.func @select_i1(%c: i1, %a: i1, %b: i1) -> i1 {
  %0 = arith.select %c, %a, %b : i1
  return %0 : i1
}
