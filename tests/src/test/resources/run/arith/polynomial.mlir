// Expressions of several operations.

// run: @horner(0.0) == 0.25
// run: @horner(1.0) == -1.25
// run: @horner(-2.5) == 21.5
// run: @horner(100000.0) == 19999650000.25
func.func @horner(%x: f64) -> f64 {
  %a = arith.constant 2.0 : f64
  %b = arith.constant -3.5 : f64
  %c = arith.constant 0.25 : f64
  %0 = arith.mulf %a, %x : f64
  %1 = arith.addf %0, %b : f64
  %2 = arith.mulf %1, %x : f64
  %3 = arith.addf %2, %c : f64
  return %3 : f64
}

// run: @lcg(1) == 1103527590
// run: @lcg(42) == 1250496027
// run: @lcg(2147483647) == 1043980748
func.func @lcg(%s: i32) -> i32 {
  %a = arith.constant 1103515245 : i32
  %c = arith.constant 12345 : i32
  %m = arith.constant 2147483647 : i32
  %0 = arith.muli %s, %a : i32
  %1 = arith.addi %0, %c : i32
  %2 = arith.andi %1, %m : i32
  return %2 : i32
}

// run: @average(2147483647, 2147483645) == 2147483646
// run: @average(-2147483648, -2147483646) == -2147483647
// run: @average(3, 4) == 3
func.func @average(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.andi %a, %b : i32
  %1 = arith.xori %a, %b : i32
  %2 = arith.shrsi %1, %c1 : i32
  %3 = arith.addi %0, %2 : i32
  return %3 : i32
}
