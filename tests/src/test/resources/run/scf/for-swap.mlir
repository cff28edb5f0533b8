// The carried values change places.
// run: @rotate(0) == 1, 2, 3
// run: @rotate(1) == 2, 3, 1
// run: @rotate(5) == 3, 1, 2
func.func @rotate(%n: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i32
  %y = arith.constant 2 : i32
  %z = arith.constant 3 : i32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %c = %z) -> (i32, i32, i32) {
    scf.yield %b, %c, %a : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
