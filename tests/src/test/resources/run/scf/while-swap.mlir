// Euclid: the carried values change places at each turn.
// run: @gcd(12, 18) == 6
// run: @gcd(17, 5) == 1
// run: @gcd(0, 9) == 9
// run: @gcd(9, 0) == 9
// run: @gcd(1836311903, 1134903170) == 1
func.func @gcd(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi ne, %y, %c0 : i32
    scf.condition(%go) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %m = arith.remui %x, %y : i32
    scf.yield %y, %m : i32, i32
  }
  return %r#0 : i32
}
