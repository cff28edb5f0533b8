// The remainder by -1 is always 0, also where the quotient would overflow.

// run: @last(5) == 0
// run: @last(-5) == 0
// run: @last(0) == 0
func.func @last(%a: i32) -> i32 {
  %c = arith.constant -1 : i32
  %0 = arith.remsi %a, %c : i32
  return %0 : i32
}
