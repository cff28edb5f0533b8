// Integers of more than 64 bits, in limbs.

// The upper 64 bits of a product.
// run: @high_s(3, -4) == -1
// run: @high_s(-9223372036854775808, -9223372036854775808) == 4611686018427387904
// run: @high_s(9223372036854775807, 3) == 1
func.func @high_s(%a: i64, %b: i64) -> i64 {
  %x = arith.extsi %a : i64 to i128
  %y = arith.extsi %b : i64 to i128
  %m = arith.muli %x, %y : i128
  %c = arith.constant 64 : i128
  %h = arith.shrsi %m, %c : i128
  %t = arith.trunci %h : i128 to i64
  return %t : i64
}

// 70 bits: what overflows is lost, the sign is bit 69.
// run: @seventy(1, 69) == -32, 1
// run: @seventy(1, 68) == 16, 1
// run: @seventy(-1, 0) == -1, 1
// run: @seventy(-1, 6) == -1, 0
func.func @seventy(%a: i64, %n: i64) -> (i64, i1) {
  %x = arith.extsi %a : i64 to i70
  %s = arith.extui %n : i64 to i70
  %l = arith.shli %x, %s : i70
  %c64 = arith.constant 64 : i70
  %h = arith.shrsi %l, %c64 : i70
  %t = arith.trunci %h : i70 to i64
  %r = arith.shrui %l, %s : i70
  %mask = arith.constant 1180591620717411303423 : i70
  %same = arith.cmpi eq, %r, %x : i70
  %low = arith.andi %r, %mask : i70
  %positive = arith.cmpi sgt, %l, %low : i70
  %e = arith.select %same, %same, %positive : i1
  return %t, %e : i64, i1
}

// (a + 2^190)^2 = a^2 + a 2^191 + 2^380, of which 200 bits are kept; shifted right by n.
// run: @square(3, 0) == 9
// run: @square(3, 128) == -9223372036854775808
// run: @square(3, 190) == 6
// run: @square(-1, 150) == 1123700883587072
func.func @square(%a: i64, %n: i64) -> i64 {
  %x = arith.extsi %a : i64 to i200
  %c = arith.constant 1569275433846670190958947355801916604025588861116008628224 : i200
  %y = arith.addi %x, %c : i200
  %m = arith.muli %y, %y : i200
  %s = arith.extui %n : i64 to i200
  %r = arith.shrui %m, %s : i200
  %t = arith.trunci %r : i200 to i64
  return %t : i64
}

// Borrows and carries over three limbs.
// run: @carries(0) == -1, 0
// run: @carries(1) == 0, 1
func.func @carries(%a: i64) -> (i64, i64) {
  %x = arith.extui %a : i64 to i192
  %one = arith.constant 1 : i192
  %d = arith.subi %x, %one : i192
  %c = arith.constant 128 : i192
  %h = arith.shrui %d, %c : i192
  %top = arith.trunci %h : i192 to i64
  %e = arith.addi %d, %one : i192
  %low = arith.trunci %e : i192 to i64
  return %top, %low : i64, i64
}

// run: @order(-1, 1) == true, false, -1, 1, -1
// run: @order(1, -1) == false, true, -1, 1, 1
// run: @order(5, 5) == false, false, 5, 5, 5
func.func @order(%a: i64, %b: i64) -> (i1, i1, i64, i64, i64) {
  %x = arith.extsi %a : i64 to i90
  %y = arith.extsi %b : i64 to i90
  %0 = arith.cmpi slt, %x, %y : i90
  %1 = arith.cmpi ult, %x, %y : i90
  %2 = arith.minsi %x, %y : i90
  %3 = arith.maxsi %x, %y : i90
  %4 = arith.xori %x, %y : i90
  %5 = arith.ori %4, %y : i90
  %6 = arith.maxui %y, %x : i90
  %7 = arith.select %0, %5, %6 : i90
  %s = arith.trunci %2 : i90 to i64
  %t = arith.trunci %3 : i90 to i64
  %8 = arith.select %1, %x, %7 : i90
  %u = arith.trunci %8 : i90 to i64
  return %0, %1, %s, %t, %u : i1, i1, i64, i64, i64
}
