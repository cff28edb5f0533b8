// Clamping and minima of three: nested minima and maxima of the same and of different kinds, with constants that meet.
// run: @clamp(5) == 5
// run: @clamp(-5) == 0
// run: @clamp(500) == 255
// run: @least(3, 1, 2) == 1
// run: @mixed(-1, 1) == 1, -1
// run: @twice(7) == 10
// run: @twice(70) == 70
func.func @clamp(%x: i32) -> i32 {
  %lo = arith.constant 0 : i32
  %hi = arith.constant 255 : i32
  %a = arith.maxsi %x, %lo : i32
  %b = arith.minsi %a, %hi : i32
  return %b : i32
}
func.func @least(%a: i32, %b: i32, %c: i32) -> i32 {
  %x = arith.minsi %a, %b : i32
  %y = arith.minsi %x, %c : i32
  %z = arith.minsi %y, %a : i32
  return %z : i32
}
func.func @mixed(%a: i32, %b: i32) -> (i32, i32) {
  %x = arith.maxsi %a, %b : i32
  %y = arith.maxui %a, %b : i32
  return %x, %y : i32, i32
}
func.func @twice(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %a = arith.maxsi %x, %c3 : i32
  %b = arith.maxsi %a, %c10 : i32
  return %b : i32
}
