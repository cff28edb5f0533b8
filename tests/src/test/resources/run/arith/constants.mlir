// Constants of every type.

// run: @c_0() == -2147483648
func.func @c_0() -> i32 {
  %0 = arith.constant -2147483648 : i32
  return %0 : i32
}

// run: @c_1() == 9223372036854775807
func.func @c_1() -> i64 {
  %0 = arith.constant 9223372036854775807 : i64
  return %0 : i64
}

// run: @c_2() == -1
func.func @c_2() -> i8 {
  %0 = arith.constant -1 : i8
  return %0 : i8
}

// run: @c_3() == -32768
func.func @c_3() -> i16 {
  %0 = arith.constant -32768 : i16
  return %0 : i16
}

// run: @c_4() == 0.1
func.func @c_4() -> f32 {
  %0 = arith.constant 0.1 : f32
  return %0 : f32
}

// run: @c_5() == -0.0
func.func @c_5() -> f64 {
  %0 = arith.constant -0.0 : f64
  return %0 : f64
}

// run: @c_6() == 1e+300
func.func @c_6() -> f64 {
  %0 = arith.constant 1.0e300 : f64
  return %0 : f64
}

// run: @c_7() == inf
func.func @c_7() -> f32 {
  %0 = arith.constant 0x7F800000 : f32
  return %0 : f32
}

// run: @c_8() == 42
func.func @c_8() -> index {
  %0 = arith.constant 42 : index
  return %0 : index
}

// run: @c_9() == true
func.func @c_9() -> i1 {
  %0 = arith.constant true
  return %0 : i1
}

// run: @c_10() == false
func.func @c_10() -> i1 {
  %0 = arith.constant false
  return %0 : i1
}
