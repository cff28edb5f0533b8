// Counting and turning bits with shifts and masks.

// run: @popcount(0) == 0
// run: @popcount(-1) == 32
// run: @popcount(305419896) == 13
// run: @popcount(-2147483648) == 1
func.func @popcount(%a: i32) -> i32 {
  %m1 = arith.constant 1431655765 : i32
  %m2 = arith.constant 858993459 : i32
  %m4 = arith.constant 252645135 : i32
  %h = arith.constant 16843009 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c24 = arith.constant 24 : i32
  %0 = arith.shrui %a, %c1 : i32
  %1 = arith.andi %0, %m1 : i32
  %2 = arith.subi %a, %1 : i32
  %3 = arith.andi %2, %m2 : i32
  %4 = arith.shrui %2, %c2 : i32
  %5 = arith.andi %4, %m2 : i32
  %6 = arith.addi %3, %5 : i32
  %7 = arith.shrui %6, %c4 : i32
  %8 = arith.addi %6, %7 : i32
  %9 = arith.andi %8, %m4 : i32
  %10 = arith.muli %9, %h : i32
  %11 = arith.shrui %10, %c24 : i32
  return %11 : i32
}

// run: @rotate(1, 31) == -2147483648
// run: @rotate(305419896, 8) == 878082066
// run: @rotate(-1, 5) == -1
// run: @rotate(123, 0) == 123
func.func @rotate(%a: i32, %n: i32) -> i32 {
  %c31 = arith.constant 31 : i32
  %c0 = arith.constant 0 : i32
  %0 = arith.andi %n, %c31 : i32
  %1 = arith.subi %c0, %n : i32
  %2 = arith.andi %1, %c31 : i32
  %3 = arith.shli %a, %0 : i32
  %4 = arith.shrui %a, %2 : i32
  %5 = arith.ori %3, %4 : i32
  return %5 : i32
}

// run: @power_of_two(0) == false
// run: @power_of_two(1) == true
// run: @power_of_two(64) == true
// run: @power_of_two(65) == false
// run: @power_of_two(-2147483648) == true
func.func @power_of_two(%a: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.subi %a, %c1 : i32
  %1 = arith.andi %a, %0 : i32
  %2 = arith.cmpi eq, %1, %c0 : i32
  %3 = arith.cmpi ne, %a, %c0 : i32
  %4 = arith.andi %2, %3 : i1
  return %4 : i1
}
