// A loop that passes a value from outside of it to its next iteration: uses of that value before the loop and behind it stay what they are.
// run: @f(4, 1) == 8125
// run: @f(4, 3) == 2525
func.func @f(%a: i32, %n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %hundred = arith.constant 100 : i32
  %eighty = arith.constant 80 : i32
  %x = arith.addi %a, %one : i32
  %square = arith.muli %x, %x : i32
  %first = arith.addi %eighty, %one : i32
  cf.br ^loop(%n, %first : i32, i32)
^loop(%i: i32, %v: i32):
  %d = arith.subi %i, %one : i32
  %more = arith.cmpi sgt, %d, %zero : i32
  cf.cond_br %more, ^loop(%d, %square : i32, i32), ^end
^end:
  %h = arith.muli %v, %hundred : i32
  %r = arith.addi %h, %square : i32
  return %r : i32
}
