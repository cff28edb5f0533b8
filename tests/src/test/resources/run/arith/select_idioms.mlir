// Absolute value, sign and clamping by comparison and selection.

// run: @abs(5) == 5
// run: @abs(-5) == 5
// run: @abs(0) == 0
// run: @abs(-2147483648) == -2147483648
func.func @abs(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.subi %c0, %a : i32
  %1 = arith.cmpi slt, %a, %c0 : i32
  %2 = arith.select %1, %0, %a : i32
  return %2 : i32
}

// run: @sign(17) == 1
// run: @sign(-17) == -1
// run: @sign(0) == 0
func.func @sign(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.cmpi sgt, %a, %c0 : i32
  %1 = arith.cmpi slt, %a, %c0 : i32
  %2 = arith.select %0, %c1, %c0 : i32
  %3 = arith.select %1, %m1, %2 : i32
  return %3 : i32
}

// run: @clamp(5) == 5
// run: @clamp(-50) == -10
// run: @clamp(50) == 10
func.func @clamp(%a: i32) -> i32 {
  %lo = arith.constant -10 : i32
  %hi = arith.constant 10 : i32
  %0 = arith.maxsi %a, %lo : i32
  %1 = arith.minsi %0, %hi : i32
  return %1 : i32
}
